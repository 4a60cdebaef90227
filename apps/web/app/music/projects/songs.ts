import { listKeptProjects } from '../../api/kept-projects.ts'
import type { Identity } from '../../identity/identity.ts'
import { tokenOf } from '../../identity/token-of.ts'
import type { ShelfEntry } from '../library/shelf-entry.ts'
import { listEntries } from '../library/shelf.ts'

/** A song of hers, with the page that its report stands on. */
export type Song = {
  readonly to: string
  readonly name: string
  readonly facts: { readonly key: string | null; readonly bpm: number; readonly bars: number } | undefined
  /** When she last came to it, in milliseconds since 1970. */
  readonly at: number
  readonly isInAccount: boolean
}

/** From this browser and from her account, the one that she came to last first. A place that does not answer has none. */
export async function listSongs(identity: Identity): Promise<readonly Song[]> {
  const [here, kept] = await Promise.allSettled([listEntries(), keptSongs(identity)])
  return [
    ...(here.status === 'fulfilled' ? here.value.map(songOfEntry) : []),
    ...(kept.status === 'fulfilled' ? kept.value : []),
  ].sort((one, other) => other.at - one.at)
}

export function songOfEntry({ id, fileName, keyName, bpm, lengthBars, readAt }: ShelfEntry): Song {
  return {
    to: `/projects/${id}`,
    name: fileName.replace(/\.als$/i, ''),
    facts: { key: keyName, bpm, bars: lengthBars },
    at: readAt,
    isInAccount: false,
  }
}

export async function keptSongs(identity: Identity): Promise<readonly Song[]> {
  const { projects } = await listKeptProjects(await tokenOf(identity), { search: '', cursor: null })
  return projects.flatMap(({ id, name, saves }) => {
    const save = saves.find(({ state }) => state === 'done')
    if (!save) return []
    const { facts } = save
    return {
      to: `/projects/account/${id}`,
      name,
      facts: facts ? { key: facts.key, bpm: facts.bpm, bars: facts.lengthBars } : undefined,
      at: Date.parse(save.createdAt),
      isInAccount: true,
    }
  })
}
