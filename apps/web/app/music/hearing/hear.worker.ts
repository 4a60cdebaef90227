import { type AudioSource, hear, piecesOfSource } from '@kvint/audio'
import { EAR_VERSION } from '@kvint/audio/ear-version'
import { createContentPrint } from '../reading/content-print.ts'
import { findPrint, findSound, keepSound, keepTelling, type KeptSound } from './heard-database.ts'
import type { FilesOfSet, FromEar, HearingEnd, SamplesToTell, StemsToLay, ToEar } from './messages.ts'

/** The ear, off the page's thread: samples → figures → what is said of them. One file at a time. */
self.addEventListener('message', ({ data }: MessageEvent<ToEar>) => {
  if (data.kind === 'cancel') current?.abort()
  // A question is always answered: the next one waits for it.
  else void answer(data).then(tell, () => tell({ kind: 'broken' }))
})

function answer(question: Exclude<ToEar, { kind: 'cancel' }>): Promise<HearingEnd> {
  switch (question.kind) {
    case 'hear':
      return listen(question)
    case 'look':
      return lookForUses(question)
    case 'tell':
      return tellSamples(question)
    case 'lay':
      return layStems(question)
  }
}

let current: AbortController | undefined

async function listen({
  sound,
  report,
  offsetSeconds,
  telling,
  notes = false,
}: ToEar & { kind: 'hear' }): Promise<HearingEnd> {
  current = new AbortController()
  const { signal } = current
  if (typeof sound === 'string') {
    const kept = await findSound(sound)
    return kept ? told(sound, kept, true) : { kind: 'gone' }
  }
  const known = await findPrint(sound)
  const kept = known === undefined ? undefined : await findSound(known)
  if (known !== undefined && kept?.version === EAR_VERSION && (!notes || kept.hearing.notes))
    return told(known, kept, true)
  let toldAt = 0
  // A file that cannot be read is told so by the ear.
  const held = sound.size > HELD_BYTES ? null : await sound.arrayBuffer().catch(() => null)
  const source = held ? new Uint8Array(held) : sound
  const result = await hear(source, {
    name: sound.name,
    notes,
    signal,
    onProgress: (seconds, totalSeconds) => {
      if (performance.now() - toldAt < BETWEEN_NEWS_MS) return
      toldAt = performance.now()
      tell({ kind: 'heard', seconds, totalSeconds })
    },
    onMeasured: ({ loudness, facts }) => {
      tell({ kind: 'measured', loudness, seconds: facts.durationSeconds })
      // Asked for again when it is needed.
      loadTelling().catch(() => undefined)
    },
  })
  if (result.kind === 'problem') return result
  const print = await printOf(source).catch(() => null)
  if (print === null) {
    // It went while it was heard: another try says why.
    const again = await hear(sound, { name: sound.name, signal })
    return again.kind === 'problem' ? again : { kind: 'broken' }
  }
  const heard = { version: EAR_VERSION, hearing: result.hearing, traces: result.traces }
  const keeping = keepSound(print, sound, heard)
  const end = await told(print, heard, false)
  await keeping
  return end

  async function told(print: string, { version, hearing, traces }: KeptSound, wasKept: boolean): Promise<HearingEnd> {
    const { hearBounce } = await loadTelling()
    const bounce = hearBounce(report, hearing, traces, offsetSeconds)
    // A sound alone is told from what is kept of it.
    if (report && version === EAR_VERSION) await keepTelling(print, { ...telling, bounce })
    return { kind: 'bounce', print, bounce, wasKept }
  }
}

async function lookForUses({ set, fileName, paths }: FilesOfSet): Promise<HearingEnd> {
  const { readSet, samplesInUse } = await loadTelling()
  const read = await readSet(new Uint8Array(await set.arrayBuffer()))
  const files = paths.map((path) => ({ path }))
  const inUse = read.kind === 'set' ? [...samplesInUse(read.set, fileName, files)] : []
  return { kind: 'in-use', paths: inUse.map(({ path }) => path) }
}

async function tellSamples({ set, fileName, files }: SamplesToTell): Promise<HearingEnd> {
  const { hearSamples, readSet } = await loadTelling()
  const read = await readSet(new Uint8Array(await set.arrayBuffer()))
  const samples = read.kind === 'set' ? hearSamples(read.set, fileName, files) : { findings: [], uses: [] }
  return { kind: 'told', ...samples }
}

async function layStems({ report, stems, alignment }: StemsToLay): Promise<HearingEnd> {
  const { hearStems } = await loadTelling()
  const heard = await Promise.all(
    stems.map(async ({ print, name, trackId }) => {
      const kept = await findSound(print)
      return kept ? [{ name, trackId, hearing: kept.hearing, traces: kept.traces }] : []
    }),
  )
  return { kind: 'laid', stems: hearStems(report, heard.flat(), alignment) }
}

async function printOf(source: AudioSource): Promise<string> {
  const print = createContentPrint()
  for await (const piece of piecesOfSource(source, BLOCK_BYTES)) print.add(piece)
  return print.text()
}

const loadTelling = () => import('./tell-of-sounds.ts')

const BETWEEN_NEWS_MS = 100
const BLOCK_BYTES = 1024 * 1024
/** A sample, a song as MP3: read once and heard from memory. A browser takes milliseconds for each reading. */
const HELD_BYTES = 16 * 1024 * 1024

function tell(message: FromEar): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  self.postMessage(message)
}
