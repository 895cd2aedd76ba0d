import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What runs the models. It is no package of the product: with all its variants it is ten times as large. */
const name = 'node-llama-cpp'
const version = '3.22.1'

const platforms: Readonly<Record<string, string>> = {
  'linux x64': 'linux-x64',
  'linux arm64': 'linux-arm64',
  'linux arm': 'linux-armv7l',
  'darwin arm64': 'mac-arm64-metal',
  'darwin x64': 'mac-x64',
  'win32 x64': 'win-x64',
  'win32 arm64': 'win-arm64',
}

/** The packages of the engine that this machine uses, and no others; refuses where there is none for it. */
export function enginePackages(platform: string, arch: string): Record<string, string> {
  const variant = platforms[`${platform} ${arch}`]
  if (variant === undefined) {
    throw new Error(`The engine ${name} comes without a package for ${platform} on ${arch}.`)
  }
  return { [name]: version, [`@${name}/${variant}`]: version }
}

/** Whether those very packages are in the folder. */
export function hasEngine(folder: string): boolean {
  const packages = Object.keys(enginePackages(process.platform, process.arch))
  return packages.every((one) => {
    try {
      const file = join(folder, 'node_modules', one, 'package.json')
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version
    } catch {
      return false
    }
  })
}

/** Has npm put the engine into the folder, without a build and without a program of its packages being run. */
export async function installEngine(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const dependencies = enginePackages(process.platform, process.arch)
  const description = { name: 'duologue-engine', private: true, dependencies }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const args = ['install', '--prefix', folder, '--omit=optional', '--ignore-scripts', ...quiet]
  const status = await new Promise((resolve) => {
    const npm = spawn('npm', args, {
      ...{ cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
    })
    npm.on('error', () => resolve(1))
    npm.on('exit', resolve)
  })
  if (status !== 0 || !hasEngine(folder)) {
    throw new Error(`npm could not install ${name} in ${folder}.`)
  }
}
