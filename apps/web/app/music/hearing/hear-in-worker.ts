import type { HeardStems, SamplesOfSet } from '@kvint/insights'
import { createContentPrint } from '../reading/content-print.ts'
import { beginReading } from '../reading/while-reading.ts'
// oxlint-disable-next-line import/default -- the bundler gives its address
import EAR from './hear.worker.ts?worker&url'
import { findPrint, findTelling } from './heard-database.ts'
import type {
  FilesOfSet,
  FromEar,
  HearingEnd,
  HearingNews,
  SamplesToTell,
  SoundToHear,
  StemsToLay,
  Telling,
  ToEar,
} from './messages.ts'

/**
 * Hears a sound away from the page: several beside each other; of more than two cores one is left to the page. Cancelling asks the worker
 * first, and stops it if it is in the middle of something.
 */
export async function hearInWorker(
  sound: SoundToHear,
  signal: AbortSignal,
  onNews: (news: HearingNews) => void = () => undefined,
): Promise<HearingEnd> {
  const ends = beginReading()
  try {
    const telling = { teller: TELLER, beside: besideOf(sound) }
    const told = await toldBefore(sound, telling)
    return told ?? (await inTurn({ kind: 'hear', ...sound, telling }, signal, onNews))
  } finally {
    ends()
  }
}

/** What the same code told of the sound beside the same set: found without the worker, whose code takes a while to load. */
async function toldBefore(
  { sound, report, notes }: SoundToHear,
  { teller, beside }: Telling,
): Promise<HearingEnd | undefined> {
  if (report === null || notes) return undefined
  const print = typeof sound === 'string' ? sound : await findPrint(sound)
  const bounce = print === undefined ? undefined : await findTelling(print, beside, teller)
  return print !== undefined && bounce ? { kind: 'bounce', print, bounce, wasKept: true } : undefined
}

function besideOf({ report, offsetSeconds }: SoundToHear): string {
  if (!report) return `/${offsetSeconds ?? ''}`
  const print = createContentPrint()
  print.add(new TextEncoder().encode(JSON.stringify(report)))
  return `${print.text()}/${offsetSeconds ?? ''}`
}

/** What is to be said of the heard samples of a set, where its clips play them. */
export async function tellSamples(samples: SamplesToTell, signal: AbortSignal): Promise<SamplesOfSet> {
  const end = await inTurn({ kind: 'tell', ...samples }, signal, () => undefined)
  return end.kind === 'told' ? end : { findings: [], uses: [] }
}

/** Those of the paths that clips of the set play. */
export async function lookForUses(files: FilesOfSet, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const end = await inTurn({ kind: 'look', ...files }, signal, () => undefined)
  return new Set(end.kind === 'in-use' ? end.paths : [])
}

/** Heard stems over the bars of their set; `null` where they cannot be laid on it. */
export async function layStems(stems: StemsToLay, signal: AbortSignal): Promise<HeardStems | null> {
  const end = await inTurn({ kind: 'lay', ...stems }, signal, () => undefined)
  return end.kind === 'laid' ? end.stems : null
}

/** Starts a worker for the sound that is about to be given: its code takes a while to load. */
export function prepareToHear(): void {
  if (working === 0 && idle.length === 0) idle.push(newWorker())
}

async function inTurn(question: ToEar, signal: AbortSignal, onNews: (news: HearingNews) => void): Promise<HearingEnd> {
  if (working >= MOST_WORKING) await new Promise<void>((resolve) => waiting.push(resolve))
  if (signal.aborted) {
    waiting.shift()?.()
    return CANCELLED
  }
  working += 1
  try {
    return await hearNow(question, signal, onNews)
  } finally {
    working -= 1
    waiting.shift()?.()
  }
}

function hearNow(question: ToEar, signal: AbortSignal, onNews: (news: HearingNews) => void): Promise<HearingEnd> {
  const worker = idle.pop() ?? newWorker()
  return new Promise((resolve) => {
    const ended = new AbortController()
    let patience: ReturnType<typeof setTimeout> | undefined
    const finish = (end: HearingEnd, isUsable: boolean) => {
      clearTimeout(patience)
      ended.abort()
      if (isUsable) idle.push(worker)
      else worker.terminate()
      resolve(end)
    }
    const ask = (message: ToEar) => worker.postMessage(message, [])
    const onMessage = ({ data }: MessageEvent<FromEar>) => {
      if (data.kind === 'heard' || data.kind === 'measured') onNews(data)
      else finish(data, true)
    }
    const cancel = () => {
      ask({ kind: 'cancel' })
      patience = setTimeout(() => finish(CANCELLED, false), PATIENCE_MS)
    }
    const { signal: listening } = ended
    worker.addEventListener('message', onMessage, { signal: listening })
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault()
        finish({ kind: 'broken' }, false)
      },
      { signal: listening },
    )
    signal.addEventListener('abort', cancel, { signal: listening })
    ask(question)
  })
}

const newWorker = () => new Worker(EAR, { type: 'module' })
/** The code that tells: its address changes with every line of it, but not while it is worked on. */
const TELLER = import.meta.env.DEV ? crypto.randomUUID() : EAR
const idle: Worker[] = []
const waiting: (() => void)[] = []
let working = 0
/** On two cores both are used: the page draws little meanwhile. */
const MOST_WORKING = Math.max(2, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1))
const PATIENCE_MS = 400
const CANCELLED: HearingEnd = { kind: 'problem', code: 'aborted', message: 'Hearing was stopped.' }
