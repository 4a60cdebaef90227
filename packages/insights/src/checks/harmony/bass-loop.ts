import type { Part, Song } from '../../song/song.ts'
import { mean } from '../midi/statistics.ts'
import { partsWith } from '../roles-of.ts'
import { playsInOrder } from '../plays-as-written.ts'

export type BassLoop = {
  readonly part: Part
  /** One pass: what lasts, each once, neighbours joined. */
  readonly tones: readonly { readonly pitchClass: number; readonly beats: number }[]
  readonly lengthBars: number
  readonly times: number
  /** The bar, from 0, in which it first comes. */
  readonly firstBar: number
}

/**
 * The notes that a bass goes round on, however it strikes them: of each half of a bar the one that sounds longest. First the
 * loop that fills most of its bars, then another one that fills much of the rest, as of a chorus.
 *
 * `bassLoops(song)[0]?.tones` → A, B, G and F♯, two bars each
 */
export function bassLoops(song: Song): readonly BassLoop[] {
  const found = partsWith(song, 'bass')
    .filter(playsInOrder)
    .map((part) => loopsOf(song, part))
  return found.toSorted((a, b) => barsOf(b) - barsOf(a))[0] ?? []
}

function loopsOf(song: Song, part: Part): BassLoop[] {
  const steps = stepsOf(song, part)
  const played = steps.filter((bar) => bar.length > 0).length
  const first = bestLoop(steps, (own) => own >= played * MOSTLY)
  if (!first) return []
  const rest = steps.map((bar, at) => (first.bars.has(at) ? SILENCE : bar))
  const second = bestLoop(rest, (own) => own >= played * MUCH)
  return [first, ...(second ? [second] : [])].map(({ bars, pass, times }) => ({
    part,
    tones: tonesOf(pass, song.lines.meter.beatsPerBar),
    lengthBars: pass.length,
    times,
    firstBar: Math.min(...bars),
  }))
}

type Steps = readonly number[]
type Found = { readonly pass: readonly Steps[]; readonly times: number; readonly bars: ReadonlySet<number> }

function bestLoop(steps: readonly Steps[], isEnough: (bars: number) => boolean): Found | null {
  let best: Found | null = null
  const seen = new Set<string>()
  for (const length of steps.length > MOST_BARS ? [] : LENGTHS) {
    for (let from = 0; from + length <= steps.length; from++) {
      const pass = steps.slice(from, from + length)
      if (!pass.every(isPlayed) || !isLine(pass) || isMadeOfShorter(pass)) continue
      // Where it comes again there are no more bars like it.
      const content = pass.join('|')
      if (seen.has(content)) continue
      seen.add(content)
      const bars = barsLike(steps, pass, from)
      const times = bars.size / length
      if (rowsOf(bars) * 2 > times) continue
      const isBetter = bars.size > (best?.bars.size ?? 0) * MORE
      if (times >= FEWEST_TIMES && isEnough(bars.size) && isBetter) best = { pass, times, bars }
    }
  }
  return best
}

/** Bars in which the pass comes, from the first on, one pass behind the other. */
function barsLike(steps: readonly Steps[], pass: readonly Steps[], from: number): ReadonlySet<number> {
  const bars = new Set<number>()
  for (let bar = from; bar + pass.length <= steps.length;) {
    if (isLike(steps.slice(bar, bar + pass.length).flat(), pass.flat())) {
      for (let at = 0; at < pass.length; at++) bars.add(bar + at)
      bar += pass.length
    } else bar++
  }
  return bars
}

/** Stretches that one bar follows the other in: what comes round does so in a row. */
function rowsOf(bars: ReadonlySet<number>): number {
  return [...bars].filter((bar) => !bars.has(bar - 1)).length
}

function isLike(one: Steps, other: Steps): boolean {
  const different = one.filter((tone, at) => tone !== other[at]).length
  return one.length === other.length && different <= Math.floor(other.length * MOST_DIFFERENT)
}

/** `A B A B` is `A B`. */
function isMadeOfShorter(pass: readonly Steps[]): boolean {
  return [1, ...LENGTHS].some(
    (length) =>
      length < pass.length &&
      pass.length % length === 0 &&
      pass.every((bar, at) => at < length || bar.join() === pass[at - length]?.join()),
  )
}

/** For each bar of the song what lasts in each of its halves; a rest holds what was before it, a bar without a note holds nothing. */
function stepsOf({ lines, activity }: Song, { track }: Part): Steps[] {
  const { beatsPerBar } = lines.meter
  const perBar = beatsPerBar % 2 === 0 ? 2 : 1
  const length = beatsPerBar / perBar
  const beats = Array.from({ length: activity.barCount * perBar }, () => new Map<number, number>())
  const notes = lines.byTrack.get(track.id) ?? []
  for (const { pitch, startBeats, durationBeats } of notes) {
    const end = startBeats + durationBeats
    for (let step = Math.floor(startBeats / length); step * length < end && step < beats.length; step++) {
      const sounding = Math.min(end, (step + 1) * length) - Math.max(startBeats, step * length)
      const own = beats[step]
      own?.set(pitch % 12, (own.get(pitch % 12) ?? 0) + sounding)
    }
  }
  const lasting = beats.map(lastingTone)
  // A bass that walks has no such note.
  if (mean(lasting.flatMap(({ tone, share }) => (tone === NOTHING ? [] : [share]))) < MOSTLY_LASTING) return []
  const longest = lasting.map(({ tone }) => tone)
  return Array.from({ length: activity.barCount }, (_, bar) => {
    const own = longest.slice(bar * perBar, (bar + 1) * perBar)
    if (own.every((tone) => tone === NOTHING)) return SILENCE
    return own.map((tone, at) => (tone === NOTHING ? (own[at - 1] ?? longest[bar * perBar - 1] ?? NOTHING) : tone))
  })
}

/** What sounds longest in it, and its share. */
function lastingTone(beats: ReadonlyMap<number, number>): { readonly tone: number; readonly share: number } {
  const [[tone, own] = [NOTHING, 0]] = [...beats].toSorted(([, a], [, b]) => b - a)
  const all = [...beats.values()].reduce((sum, each) => sum + each, 0)
  return { tone, share: own / Math.max(HAIR_BEATS, all) }
}

function tonesOf(pass: readonly Steps[], beatsPerBar: number): BassLoop['tones'] {
  const tones: { pitchClass: number; beats: number }[] = []
  for (const bar of pass)
    for (const pitchClass of bar) {
      const [last, beats] = [tones.at(-1), beatsPerBar / bar.length]
      if (last?.pitchClass === pitchClass) last.beats += beats
      else tones.push({ pitchClass, beats })
    }
  const [first, last] = [tones[0], tones.at(-1)]
  // A pass that ends on the note it begins on.
  return first && last && tones.length > 2 && first.pitchClass === last.pitchClass
    ? [{ ...first, beats: first.beats + last.beats }, ...tones.slice(1, -1)]
    : tones
}

/** Notes that one can follow, none of which is a ground under the others. */
function isLine(pass: readonly Steps[]): boolean {
  const steps = pass.flat()
  const most = Math.max(...[...Map.groupBy(steps, (tone) => tone).values()].map(({ length }) => length))
  const changes = steps.filter((tone, at) => tone !== steps[at - 1]).length
  return most < steps.length * MOST_ON_ONE && changes <= MOST_TONES
}

const isPlayed = (bar: Steps): boolean => !bar.includes(NOTHING) && bar.length > 0
const barsOf = (loops: readonly BassLoop[]): number =>
  loops.reduce((sum, { times, lengthBars }) => sum + times * lengthBars, 0)

const NOTHING = -1
/** Of a half of a bar, on the mean. */
const MOSTLY_LASTING = 0.8
const HAIR_BEATS = 0.01
const SILENCE: Steps = []
/** A longer loop has to fill so much more than a shorter one. */
const MORE = 1.15
/** In bars; in one bar it is a figure. */
const LENGTHS = [2, 4, 8]
const MOST_TONES = 6
const MOST_ON_ONE = 0.75
const FEWEST_TIMES = 4
/** Over an hour at 128 BPM: a recording of a set, and no song. */
const MOST_BARS = 2000
/** Of the bars in which the bass plays. */
const MOSTLY = 0.5
const MUCH = 0.2
/** Of the halves of bars: a fill now and then makes no other loop. */
const MOST_DIFFERENT = 0.125
