import { readFileSync } from 'node:fs'
import type { Check } from './check.ts'

export const SUPPLY: Check = {
  number: 26,
  name: 'licences of all that runs in production, and what the lockfile holds packages to',
  limit: 'none under the GPL, none unknown; each locked with its hash, none to an address of its own',
  run: async () => {
    const { packages } = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as { packages: Record<string, Locked> }
    const outside = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
    const running = outside.filter(([, { dev }]) => !dev)
    const licence = ([path, { license }]: [string, Locked]) => (license && !/(?<!L)GPL/.test(license) ? '' : path)
    const wrong = running.map(licence).filter((path) => path !== '' && !KNOWN.some((name) => path.endsWith(name)))
    const unlocked = outside.filter(([, { integrity }]) => !integrity).map(([path]) => path)
    const named = outside.filter(([, { resolved }]) => resolved !== undefined)
    return {
      isGood: wrong.length === 0 && unlocked.length === 0 && named.length === 0,
      figure: `${running.length} packages in production, ${wrong.length} to look at ${wrong.slice(0, 5).join(', ')}; ${outside.length} locked, ${unlocked.length} without a hash ${unlocked.slice(0, 3).join(', ')}, ${named.length} that name an address`,
    }
  },
}

type Locked = {
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
}

/** Whose licence stands in its readme only: MIT. */
const KNOWN: readonly string[] = ['node_modules/combine-errors']
const LOCKFILE = new URL('../../../package-lock.json', import.meta.url)
