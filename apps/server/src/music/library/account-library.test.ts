import type { KeptProject } from '@kvint/contract'
import { describe, expect, test } from 'vitest'
import type { SaveChange } from '../jobs/save-changes.ts'
import { accountLibrary } from './account-library.ts'
import type { KeptReport } from '../projects/kept-projects.ts'
import { type ParsedReports, parsedReports } from './parsed-reports.ts'

const PROJECT = '11111111-1111-4111-8111-111111111111'
const SAVE = '22222222-2222-4222-8222-222222222222'
const WORK = { signal: new AbortController().signal, progress: () => undefined }
let event = 1

describe('an account’s library', () => {
  test('fetches and parses a report once, and again after the save was analysed again', async () => {
    const { library, fetched } = account()
    const first = await library('anna').open(PROJECT, undefined, WORK)
    const second = await library('anna').open(PROJECT, SAVE, WORK)
    expect(reportOf(second)).toBe(reportOf(first))
    expect(fetched).toEqual(['anna'])
    event += 1
    expect(reportOf(await library('anna').open(PROJECT, undefined, WORK))).not.toBe(reportOf(first))
    expect(fetched).toEqual(['anna', 'anna'])
  })

  test('gives no one else the report that it holds', async () => {
    const { library, fetched } = account()
    await library('anna').open(PROJECT, undefined, WORK)
    for (const saveId of [undefined, SAVE])
      expect(await library('berit').open(PROJECT, saveId, WORK)).toMatchObject({
        kind: 'problem',
        message: expect.stringContaining('in your account'),
      })
    expect(fetched).toEqual(['anna'])
  })

  test('asks a set in a thread, in the name of its owner', async () => {
    const { library, askedFor } = account()
    const opening = await library('anna').open(PROJECT, undefined, WORK)
    if (opening.kind === 'problem') throw new Error(opening.message)
    expect(await opening.project.ask('mix', {})).toBeNull()
    expect(askedFor).toEqual(['anna mix'])
  })

  test('gives nothing more of a project that its owner removed', async () => {
    const { library, remove } = account()
    await library('anna').open(PROJECT, undefined, WORK)
    remove()
    expect(await library('anna').open(PROJECT, SAVE, WORK)).toMatchObject({ kind: 'problem' })
  })
})

test('events of saves reach their owner; a gap reaches everyone, without a name', () => {
  const { library, tell } = account()
  const heard: unknown[] = []
  const stop = library('anna').watch((change) => heard.push(change))
  const done = { userId: 'anna', saveId: SAVE, projectId: PROJECT, state: 'done' }
  tell({ ...done, userId: 'berit' })
  tell({ ...done, state: 'running' })
  expect(heard).toEqual([])
  tell(done)
  expect(heard).toEqual([{ kind: 'list' }, { kind: 'project', projectId: PROJECT }])
  tell('missed')
  expect(heard.slice(2)).toEqual([{ kind: 'list' }])
  stop()
  tell(done)
  expect(heard).toHaveLength(3)
})

describe('parsed reports', () => {
  test('are held up to a number of characters, the last used ones', async () => {
    const reports = parsedReports(100)
    const fetched: string[] = []
    const ask = (id: string, characters = 25) => asked(reports, id, characters, fetched)
    for (const id of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) await ask(id)
    expect(fetched.join('')).toBe('abcdeb')
  })

  test('are not held where one would push out all others', async () => {
    const reports = parsedReports(100)
    const fetched: string[] = []
    for (const id of ['a', 'large', 'a', 'large']) await asked(reports, id, id === 'large' ? 26 : 10, fetched)
    expect(fetched).toEqual(['a', 'large', 'large'])
  })
})

function asked(reports: ParsedReports, id: string, characters: number, fetched: string[]) {
  return reports.of({ id, event: 1 }, async () => {
    fetched.push(id)
    return { saveId: id, hash: 'h', bytes: 1, json: JSON.stringify('x'.repeat(characters - 2)) }
  })
}

/** Anna owns one project; what the database shows is hers alone. */
function account() {
  const fetched: string[] = []
  const askedFor: string[] = []
  let isKept = true
  const sees = (sub: string, projectId: string) => isKept && sub === 'anna' && projectId === PROJECT
  const reports = parsedReports()
  const listeners = new Set<(change: SaveChange | 'missed') => void>()
  const sources = {
    reports,
    changes: {
      subscribe: (listener: (change: SaveChange | 'missed') => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    sets: {
      askAs: (userId: string) => async (name: string) => {
        askedFor.push(`${userId} ${name}`)
        return null
      },
    },
    dropPage: '',
    projects: {
      find: async ({ sub }: { sub: string }, projectId: string) => (sees(sub, projectId) ? kept() : undefined),
      report: async ({ sub }: { sub: string }, projectId: string): Promise<KeptReport | undefined> => {
        fetched.push(sub)
        return sees(sub, projectId) ? { saveId: SAVE, hash: 'h', bytes: 1, json: REPORT } : undefined
      },
    },
  } as unknown as Parameters<typeof accountLibrary>[1]
  return {
    fetched,
    askedFor,
    remove: () => void (isKept = false),
    library: (sub: string) => accountLibrary(sub, sources),
    tell: (change: SaveChange | 'missed') => listeners.forEach((listener) => listener(change)),
  }
}

function kept(): KeptProject {
  const save = { id: SAVE, projectId: PROJECT, fileName: 'Example.als', bytes: 1, state: 'done', progress: 1, event }
  const rest = { step: null, problem: null, facts: null, isShared: false, createdAt: '2026-01-01T00:00:00.000Z' }
  return { id: PROJECT, name: 'Example', saves: [{ ...save, ...rest, state: 'done' }] }
}

function reportOf(opening: Awaited<ReturnType<ReturnType<typeof accountLibrary>['open']>>) {
  if (opening.kind === 'problem') throw new Error(opening.message)
  return opening.project.report
}

/** What a library looks at itself. */
const REPORT = JSON.stringify({
  overview: { tempo: { bpm: 120 }, stage: { stage: 'sketch' }, lengthBars: 4 },
  harmony: { kind: 'unknown', reason: 'Only drums play.' },
  findings: [],
})
