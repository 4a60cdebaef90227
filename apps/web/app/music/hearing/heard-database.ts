import type { Hearing, SoundTraces } from '@kvint/audio'
import { EAR_VERSION } from '@kvint/audio/ear-version'
import type { HeardBounce, HeardUse } from '@kvint/insights'
import type { Finding } from '@kvint/report'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What was heard of a file, by the print of its bytes. No sound can be made of it. */
export type KeptSound = { readonly version: number; readonly hearing: Hearing; readonly traces: SoundTraces }

/** What was told of a sound, and beside what: the print of a report, and where bar 1 was said to lie. */
export type KeptTelling = {
  readonly version: number
  readonly teller: string
  readonly beside: string
  readonly bounce: HeardBounce
}

/** The bounce of a set: which sound, and where bar 1 lies in it if the producer said so. */
export type KeptBounce = {
  readonly print: string
  readonly fileName: string
  readonly offsetSeconds: number | null
  /** Milliseconds since 1970. */
  readonly heardAt: number
  /** The bounce before this one. */
  readonly before: { readonly print: string; readonly fileName: string } | null
}

export type KeptSamples = {
  readonly heard: number
  readonly findings: readonly Finding[]
  /** Absent in what was kept before uses were told. */
  readonly uses?: readonly HeardUse[]
}

/** The stems of a set: which sound is which track. */
export type KeptStem = { readonly print: string; readonly name: string; readonly trackId: number | null }

interface HeardDatabase extends DBSchema {
  sounds: { key: string; value: KeptSound }
  /** The same without its traces, which are fifty times as large: a folder of samples asks for hundreds. */
  hearings: { key: string; value: Omit<KeptSound, 'traces'> }
  /** The last one of each sound, by its print: a report that is corrected leaves none behind. */
  tellings: { key: string; value: KeptTelling }
  /** Prints of files that have not changed since they were heard, by name, size and date. */
  prints: { key: string; value: string }
  /** By the id of the report. */
  bounces: { key: string; value: KeptBounce }
  /** What was heard in the samples of a set, by the id of its report. */
  samples: { key: string; value: KeptSamples }
  /** By the id of the report. */
  stems: { key: string; value: readonly KeptStem[] }
}

/** What was heard of a sound, by an earlier ear too; `undefined` where nothing is kept, or the browser keeps nothing. */
export async function findSound(print: string): Promise<KeptSound | undefined> {
  return quietly(async (database) => database.get('sounds', print))
}

export async function keepSound(print: string, file: File, sound: KeptSound): Promise<void> {
  const { traces: _, ...hearing } = sound
  await quietly(async (database) => {
    const transaction = database.transaction(['sounds', 'hearings', 'prints'], 'readwrite')
    await Promise.all([
      transaction.objectStore('sounds').put(sound, print),
      transaction.objectStore('hearings').put(hearing, print),
      transaction.objectStore('prints').put(print, signOf(file)),
      transaction.done,
    ])
  })
}

/** What this ear heard of files that have not changed since; `undefined` in the place of each that has to be heard. */
export async function findHearings(files: readonly File[]): Promise<readonly (Hearing | undefined)[]> {
  const found = await quietly(async (database) => {
    const transaction = database.transaction(['prints', 'hearings'])
    const look = async (file: File): Promise<Hearing | undefined> => {
      const print = await transaction.objectStore('prints').get(signOf(file))
      const kept = print === undefined ? undefined : await transaction.objectStore('hearings').get(print)
      return kept?.version === EAR_VERSION ? kept.hearing : undefined
    }
    const hearings: (Hearing | undefined)[] = []
    for (let from = 0; from < files.length; from += AT_ONCE)
      hearings.push(...(await Promise.all(files.slice(from, from + AT_ONCE).map(look))))
    return hearings
  })
  return found ?? files.map(() => undefined)
}

/** What the same code told last of a sound, if that was beside the same. */
export async function findTelling(print: string, beside: string, teller: string): Promise<HeardBounce | undefined> {
  const kept = await quietly(async (database) => database.get('tellings', print))
  const isSame = kept?.version === EAR_VERSION && kept.teller === teller && kept.beside === beside
  return isSame ? kept.bounce : undefined
}

export async function keepTelling(print: string, telling: Omit<KeptTelling, 'version'>): Promise<void> {
  await quietly(async (database) => database.put('tellings', { version: EAR_VERSION, ...telling }, print))
}

/** The print of a file that was heard before and looks unchanged. */
export async function findPrint(file: File): Promise<string | undefined> {
  return quietly(async (database) => database.get('prints', signOf(file)))
}

export async function findBounce(reportId: string): Promise<KeptBounce | undefined> {
  return quietly(async (database) => database.get('bounces', reportId))
}

/** Every bounce that was heard, by the id of its report. */
export async function listBounces(): Promise<readonly { readonly reportId: string; readonly bounce: KeptBounce }[]> {
  const listed = await quietly(async (database) => {
    const [ids, bounces] = await Promise.all([database.getAllKeys('bounces'), database.getAll('bounces')])
    return ids.flatMap((reportId, index) => {
      const bounce = bounces[index]
      return bounce ? [{ reportId, bounce }] : []
    })
  })
  return listed ?? []
}

export async function keepBounce(reportId: string, bounce: KeptBounce): Promise<void> {
  await quietly(async (database) => database.put('bounces', bounce, reportId))
}

export async function findSamples(reportId: string): Promise<KeptSamples | undefined> {
  return quietly(async (database) => database.get('samples', reportId))
}

export async function keepSamples(reportId: string, samples: KeptSamples): Promise<void> {
  await quietly(async (database) => database.put('samples', samples, reportId))
}

export async function findStems(reportId: string): Promise<readonly KeptStem[]> {
  return (await quietly(async (database) => database.get('stems', reportId))) ?? []
}

export async function keepStems(reportId: string, stems: readonly KeptStem[]): Promise<void> {
  await quietly(async (database) => database.put('stems', stems, reportId))
}

export async function forgetBounce(reportId: string): Promise<void> {
  await quietly(async (database) => database.delete('bounces', reportId))
}

const signOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`

/** A private window keeps nothing: hearing goes on without. */
async function quietly<T>(act: (database: IDBPDatabase<HeardDatabase>) => Promise<T>): Promise<T | undefined> {
  try {
    opened ??= openDB<HeardDatabase>('heard-sounds', 4, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('sounds')
          database.createObjectStore('prints')
          database.createObjectStore('bounces')
        }
        if (from < 2) database.createObjectStore('samples')
        if (from < 3) database.createObjectStore('stems')
        database.createObjectStore('hearings')
        database.createObjectStore('tellings')
      },
      blocking(_current, _blocked, event) {
        ;(event.target as IDBDatabase).close()
        opened = undefined
      },
      terminated() {
        opened = undefined
      },
    })
    return await act(await opened)
  } catch {
    opened = undefined
    return undefined
  }
}

/** The browser answers all that are asked for in one task: for thousands the page stands still for a third of a second. */
const AT_ONCE = 32
let opened: Promise<IDBPDatabase<HeardDatabase>> | undefined
