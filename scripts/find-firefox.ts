import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of a Firefox of the machine's own: `FIREFOX_PATH`, then one on PATH. `undefined` where there is none. */
export function findFirefox(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env['FIREFOX_PATH'] ?? '', ...paths].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}
