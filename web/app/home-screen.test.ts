import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pagePaths } from '#contract/pages.ts'

const web = join(import.meta.dirname, '..')
const page = readFileSync(join(web, 'index.html'), 'utf8')
const styles = readFileSync(join(web, 'styles.css'), 'utf8')
const publicFile = (path: string) => readFileSync(join(web, 'public', path))
const linked = (rel: string) => page.match(new RegExp(`rel="${rel}" href="([^"]+)"`))?.[1] ?? ''
const manifest = JSON.parse(publicFile(linked('manifest')).toString())

/** Width and height of a PNG: the first two numbers of its first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('Duologue on a home screen', () => {
  test('opens in a window of its own, where the couple are', () => {
    expect(manifest).toMatchObject({ name: 'Duologue', display: 'standalone', scope: '/' })
    expect(manifest.start_url).toBe(pagePaths.home)
  })

  test.each(manifest.icons as { src: string; sizes: string; type: string }[])(
    '$src is a picture of $sizes',
    ({ src, sizes, type }) => {
      expect(type).toBe('image/png')
      expect(sizeOf(publicFile(src)).join('x')).toBe(sizes)
    },
  )

  test('has an icon for iPhones', () => {
    expect(sizeOf(publicFile(linked('apple-touch-icon')))).toEqual([180, 180])
  })

  test('is framed in the colour of its paper, light and dark', () => {
    const [light, dark] = [...styles.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour)
    const framed = [...page.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, it]) => it)
    expect(framed).toEqual([light, dark])
    expect(manifest.theme_color).toBe(light)
  })
})
