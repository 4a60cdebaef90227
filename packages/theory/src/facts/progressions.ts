import type { Chord } from '../chords/chord.ts'
import type { Progression, SpanOf } from './harmony-facts.ts'
import { nameSchema } from './progression-schemas.ts'

/** Chains of two to eight chords that play at least twice in a row, the ones that cover most music first; at most six. */
export function findProgressions(chords: readonly Chord[], spanOf: SpanOf): Progression[] {
  const ids = chords.map((chord) => chord.rootPitchClass * 32 + qualityId(chord))
  const found: Progression[] = []
  let from = 0
  while (from < chords.length) {
    const run = longestRun(ids, from)
    if (!run) {
      from++
      continue
    }
    found.push(toProgression(chords, from, run, spanOf))
    from += run.length * run.times
  }
  return mergeSame(found).slice(0, MOST_PROGRESSIONS)
}

type Run = { readonly length: number; readonly times: number }

function longestRun(ids: readonly number[], from: number): Run | null {
  let best: Run | null = null
  for (let length = 2; length <= LONGEST_CHAIN; length++) {
    let matched = 0
    while (from + length + matched < ids.length && ids[from + matched] === ids[from + length + matched]) matched++
    const times = 1 + Math.floor(matched / length)
    if (times >= 2 && (!best || times * length > best.times * best.length)) best = { length, times }
  }
  return best
}

function toProgression(chords: readonly Chord[], from: number, { length, times }: Run, spanOf: SpanOf): Progression {
  const pass = chords.slice(from, from + length)
  const numerals = pass.map((chord) => chord.roman ?? '?')
  const startBeats = pass[0]?.startBeats ?? 0
  return {
    numerals,
    symbols: pass.map((chord) => chord.symbol),
    schema: nameSchema(numerals),
    times,
    lengthBeats: passBeats(chords, from, { length, times }),
    spans: [spanOf(startBeats, chords[from + length * times - 1]?.endBeats ?? startBeats)],
    confidence: pass.reduce((product, chord) => Math.min(product, chord.confidence), 1),
  }
}

/** As long as the first, unless that is rare, as where it begins with a chord that was there before: then as long as most. */
function passBeats(chords: readonly Chord[], from: number, { length, times }: Run): number {
  const beats = Array.from({ length: times }, (_, pass) => {
    const [first, next] = [from + pass * length, from + (pass + 1) * length].map((at) => chords[at])
    const last = chords[from + (pass + 1) * length - 1]
    return (next?.startBeats ?? last?.endBeats ?? 0) - (first?.startBeats ?? 0)
  })
  const [ofFirst = [], ...others] = Map.groupBy(beats, (each) => Math.round(each * 8)).values()
  const [most = ofFirst] = others.toSorted((a, b) => b.length - a.length)
  return (ofFirst.length >= times * COMMON ? ofFirst : most)[0] ?? 0
}

function mergeSame(found: readonly Progression[]): Progression[] {
  const merged = new Map<string, Progression>()
  for (const item of found) {
    const key = rotationKey(item.numerals)
    const known = merged.get(key)
    if (!known) merged.set(key, item)
    else
      merged.set(key, {
        ...known,
        times: known.times + item.times,
        spans: [...known.spans, ...item.spans],
        confidence: Math.max(known.confidence, item.confidence),
      })
  }
  return [...merged.values()].sort((a, b) => b.times * b.lengthBeats - a.times * a.lengthBeats)
}

function rotationKey(numerals: readonly string[]): string {
  const turns = numerals.map((_, index) => [...numerals.slice(index), ...numerals.slice(0, index)].join(' '))
  return turns.reduce((least, turn) => (turn < least ? turn : least))
}

/** Major, minor and the rest: a seventh more or less does not make another progression. */
function qualityId(chord: Chord): number {
  if (
    chord.quality.startsWith('maj') ||
    chord.quality === '7' ||
    chord.quality === '7sus4' ||
    chord.quality.startsWith('sus')
  )
    return 1
  return chord.quality.startsWith('min') ? 2 : 3
}

const LONGEST_CHAIN = 8
const COMMON = 0.25
const MOST_PROGRESSIONS = 6
