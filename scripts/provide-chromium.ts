import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, findHeadlessChromium, findHeadlessShell } from './find-chromium.ts'

/**
 * Path of the Chromium that tests drive, installed if the machine has none. On Debian as root a headless shell is
 * installed beside a whole browser too: tests take less of the processor in it. Says what it does; throws if nothing helps.
 */
export function provideChromium(): string {
  if (!findChromium() && !findHeadlessShell()) {
    console.log('No Chromium on this machine. Asking Playwright to download one.')
    run('playwright-core', ['install', '--with-deps', 'chromium'])
  }
  if (!process.env['CHROMIUM_PATH'] && !findHeadlessShell() && isDebianRoot()) {
    console.log('No headless shell of Chromium. Installing Debian’s with apt-get.')
    install('chromium-headless-shell')
  }
  if (!findHeadlessChromium() && isDebianRoot()) {
    console.log('Installing Debian’s Chromium with apt-get.')
    install('chromium')
  }
  const found = findHeadlessChromium()
  if (found) {
    console.log(`Chromium: ${found}`)
    return found
  }
  throw new Error(
    'The browser tests need Chromium and none could be installed. ' +
      'Install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one, then run npm test again.',
  )
}

/** Nothing that is installed goes for it. */
function install(name: string): void {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name])
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: MOST_MS })
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Of a download without a network. */
const MOST_MS = 300_000
