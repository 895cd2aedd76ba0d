import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What the first screen waits for is one file.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        // That file names the others, which is a part of what it waits for: those that only others share go by digests.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
  // Not the modules of web/api, which have an ending.
  server: { proxy: { '^/api/[^.]*$': 'http://127.0.0.1:3000' } },
})
