import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The path of a program of Debian, installed where that can be done; undefined elsewhere. */
export function findOrInstall(program: string, ...packages: readonly string[]): string | undefined {
  const find = () => FOLDERS.map((folder) => `${folder}/${program}`).find((path) => existsSync(path))
  const found = find()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    return undefined
  }
  return find()
}

/** What a check says that cannot be made here. */
export function lacks(what: string): { readonly isGood: null; readonly figure: string } {
  return { isGood: null, figure: `${what} is not on this machine and could not be installed` }
}

const FOLDERS: readonly string[] = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']
