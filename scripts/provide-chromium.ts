import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

/** Path of a Chromium, installed where the machine has none. Says what it does; throws where nothing helps. */
export function provideChromium(): string {
  const found = findChromium()
  if (found) {
    console.log(`Chromium: ${found}`)
    return found
  }
  console.log('No Chromium on this machine. Asking Playwright to download one.')
  run('playwright-core', ['install', '--with-deps', '--no-shell', 'chromium'])
  const downloaded = findChromium()
  if (downloaded) return downloaded
  if (isDebianRoot()) {
    console.log('The download did not work. Installing Debian’s Chromium with apt-get.')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium and none could be installed. ' +
      'Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one, then run npm test again.',
  )
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' })
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
