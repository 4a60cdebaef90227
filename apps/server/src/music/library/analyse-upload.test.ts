import type { KeptSave } from '@kvint/contract'
import type { Opening, SetSource } from '@kvint/mcp'
import { expect, test, vi } from 'vitest'
import type { SaveChange } from '../jobs/save-changes.ts'
import type { Upload } from '../uploads/upload-rows.ts'
import { analyseUpload } from './analyse-upload.ts'

const CALLER = { sub: 'anna' }
const UPLOAD: Upload = { id: 'u1', fileName: 'Song.als', bytes: 9, saveId: 's1', projectId: 'p1' }
const OPENED: Opening = { kind: 'problem', message: 'opened p1 s1' }

test('an upload that is being analysed is waited for, and what is done is told', async () => {
  const told: string[] = []
  const states = [save('waiting'), { ...save('running'), progress: 0.5, step: 'Reading' }, save('done')]
  const opening = await analyse({ states, told })
  expect(opening).toEqual(OPENED)
  expect(told).toEqual(['0 Waiting for its turn', '0.5 Reading'])
})

test.each(['https://kvint.example/api/v1/uploads/u1', 'http://169.254.169.254/u1', 'http://localhost:5432/u1'])(
  'an address does as well as the id at its end, and no one is called there: %s',
  async (uploadId) => {
    const calls = vi.spyOn(globalThis, 'fetch')
    expect(await analyse({ source: { kind: 'upload', uploadId }, states: [save('done')] })).toEqual(OPENED)
    expect(calls).not.toHaveBeenCalled()
    calls.mockRestore()
  },
)

test.each<[string, Parameters<typeof analyse>[0], string]>([
  ['a path', { source: { kind: 'path', path: '/home/a.als' } }, 'cannot reach her disk'],
  [
    'somebody else’s upload',
    { upload: undefined },
    'She has no such upload. Ask her to drop the set at https://kvint.example/projects',
  ],
  ['half an upload', { upload: { ...UPLOAD, saveId: null, projectId: null } }, 'has not come whole yet'],
  ['a broken set', { states: [{ ...save('failed'), problem: 'This is no Live set.' }] }, 'This is no Live set.'],
  ['a cancelled one', { states: [save('cancelled')] }, 'was cancelled'],
  ['a deleted one', { states: [] }, 'was deleted'],
])('%s is a problem that says what to do', async (_what, given, message) => {
  expect(await analyse(given)).toMatchObject({ kind: 'problem', message: expect.stringContaining(message) })
})

test('who leaves waits no longer', async () => {
  const leaving = new AbortController()
  const waiting = analyse({ states: [save('waiting')], signal: leaving.signal, isStill: true })
  leaving.abort()
  await expect(waiting).rejects.toThrow('aborted')
})

async function analyse(given: {
  source?: SetSource
  upload?: Upload | undefined
  states?: readonly KeptSave[]
  told?: string[]
  signal?: AbortSignal
  isStill?: boolean
}): Promise<Opening> {
  const states = [...(given.states ?? [save('done')])]
  const upload = 'upload' in given ? given.upload : UPLOAD
  const sources = {
    dropPage: 'https://kvint.example/projects',
    uploads: { find: async (_caller: object, id: string) => (upload?.id === id ? upload : undefined) },
    projects: { saves: async () => (states.length > 1 ? [states.shift()] : states) },
    changes: {
      subscribe: (listener: (change: SaveChange) => void) => {
        if (!given.isStill)
          queueMicrotask(() => listener({ userId: 'anna', saveId: 's1', projectId: 'p1', state: 'running' }))
        return () => undefined
      },
    },
  }
  const work = {
    signal: given.signal ?? new AbortController().signal,
    progress: (done: number, _total: number, step: string) => void given.told?.push(`${done} ${step}`),
  }
  const open = async () => OPENED
  const source = given.source ?? { kind: 'upload', uploadId: 'u1' }
  return analyseUpload(CALLER, sources as unknown as Parameters<typeof analyseUpload>[1], open, source, work)
}

function save(state: KeptSave['state']): KeptSave {
  return {
    id: 's1',
    projectId: 'p1',
    fileName: 'Song.als',
    bytes: 9,
    state,
    progress: 0,
    step: null,
    problem: null,
    facts: null,
    isShared: false,
    createdAt: '2026-03-01T10:00:00.000Z',
    event: 1,
  }
}
