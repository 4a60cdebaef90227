import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/**
 * Path of a Chromium to drive: `CHROMIUM_PATH`, then one on PATH, then Playwright's own download.
 * `undefined` where the machine has none.
 */
export function findChromium(): string | undefined {
  return fromEnvironment() ?? fromPath() ?? fromPlaywright()
}

/**
 * The Chromium that walks and browser tests drive: a headless shell if there is one, for the same engine without
 * the browser around it takes much less of the processor; else what `findChromium` finds. `CHROMIUM_PATH` goes before both.
 */
export function findHeadlessChromium(): string | undefined {
  return fromEnvironment() ?? findHeadlessShell() ?? findChromium()
}

/** Path of a headless shell: one on PATH, then Playwright's own download. */
export function findHeadlessShell(): string | undefined {
  const downloaded = headlessShellBeside(chromium.executablePath())
  return fromPath(['chromium-headless-shell']) ?? (existsSync(downloaded) ? downloaded : undefined)
}

/** Where Playwright keeps the headless shell that belongs to a Chromium of its own. */
export function headlessShellBeside(path: string): string {
  return path
    .replace(/([\\/])chromium-(\d+)/, '$1chromium_headless_shell-$2')
    .replace(/([\\/])chrome-(linux64|win64|mac-\w+)[\\/].*$/, '$1chrome-headless-shell-$2$1chrome-headless-shell')
    .concat(path.endsWith('.exe') ? '.exe' : '')
}

/**
 * Off while pages are driven. Of two lists Chromium takes the last, so what Playwright turns off stands here too. The rest
 * is the browser's own address bar, itself a page: for each window it takes half a second of a processor, in the
 * very second in which the window's first page is loaded.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** What Chromium needs to start as root, to keep off the network, and to leave the processor to the page. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
]

function fromEnvironment(): string | undefined {
  const path = process.env['CHROMIUM_PATH']
  return path && existsSync(path) ? path : undefined
}

function fromPath(
  names: readonly string[] = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable)
    if (found) return found
  }
  return undefined
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
