import type { BarContent } from '@kvint/theory'
import type { SoundTraces } from '../sound-traces.ts'
import { loudnessBetween } from '../measure/loudness.ts'
import { bandsBetween } from '../measure/spectrum-meter.ts'

/**
 * What is heard in each bar, as features of one scale, for {@link segmentBars}: how much of each stretch of the spectrum
 * sounds, which notes, and where in the bar something begins.
 *
 * @param edges seconds of the file at which bars begin, and the end of the last
 */
export function heardBars({ spectrum, salience, onsets, steps }: SoundTraces, edges: readonly number[]): BarContent[] {
  const bars = edges.slice(0, -1).map((start, bar) => ({ start, end: edges[bar + 1] ?? start }))
  const levels = bars.map(({ start, end }) => groupLevels(bandsBetween(spectrum, start, end).levelsDb))
  const loudest = levels[0]?.map((_, group) => Math.max(...levels.map((bar) => bar[group] ?? SILENT_DB))) ?? []
  const loudness = bars.map(({ start, end }) => Math.max(SILENT_DB, loudnessBetween(steps, start, end)))
  const top = Math.max(...loudness)
  const contents = bars.map(({ start, end }, bar) => {
    const content = new Map<string, number>()
    const add = (name: string, weight: number) => weight > 0 && content.set(name, weight)
    levels[bar]?.forEach((level, group) => add(`band ${group}`, share(level, loudest[group] ?? 0) * WEIGHT.band))
    add('loud', share(loudness[bar] ?? SILENT_DB, top) * WEIGHT.loud)
    const { activations, hopSeconds, frames } = salience
    const notes = new Float64Array(12)
    for (let frame = Math.ceil(start / hopSeconds); frame < Math.min(frames, end / hopSeconds); frame++)
      for (let pitch = 0; pitch < PITCHES; pitch++)
        notes[pitch % 12] = (notes[pitch % 12] ?? 0) + (activations[frame * PITCHES + pitch] ?? 0)
    spread(content, 'note', notes, WEIGHT.notes)
    for (const [name, envelope] of [
      ['low', onsets.low],
      ['middle', onsets.middle],
    ] as const) {
      const struck = new Float64Array(STEPS)
      for (
        let frame = Math.ceil(start / onsets.hopSeconds);
        frame < Math.min(onsets.frames, end / onsets.hopSeconds);
        frame++
      ) {
        const step = Math.floor(((frame * onsets.hopSeconds - start) / (end - start)) * STEPS + 0.5) % STEPS
        struck[step] = (struck[step] ?? 0) + (envelope[frame] ?? 0)
      }
      spread(content, name, struck, WEIGHT.rhythm)
    }
    return content
  })
  return centred(contents)
}

/** As distances from the song's mean bar, whose squares have the mean `SIZE`: what always sounds parts nothing. */
function centred(bars: readonly BarContent[]): BarContent[] {
  const mean = new Map<string, number>()
  for (const bar of bars) for (const [name, weight] of bar) mean.set(name, (mean.get(name) ?? 0) + weight / bars.length)
  const moved = bars.map((bar) => new Map([...mean].map(([name, usual]) => [name, (bar.get(name) ?? 0) - usual])))
  const size =
    moved.reduce((sum, bar) => sum + [...bar.values()].reduce((all, one) => all + one * one, 0), 0) / bars.length
  const scale = Math.sqrt(SIZE / Math.max(size, LEAST_SIZE))
  return moved.map((bar) => new Map([...bar].map(([name, weight]) => [name, weight * scale])))
}

/** Ten stretches of three third octaves, from 25 Hz up. */
function groupLevels(levelsDb: readonly number[]): number[] {
  return Array.from({ length: GROUPS }, (_, group) => {
    const power = levelsDb.slice(1 + group * 3, 4 + group * 3).reduce((sum, level) => sum + 10 ** (level / 10), 0)
    return Math.max(SILENT_DB, 10 * Math.log10(power + 1e-12))
  })
}

/** 1 at the loudest bar of the song, 0 from `REACH_DB` below. */
function share(level: number, loudest: number): number {
  return loudest <= SILENT_DB ? 0 : Math.max(0, 1 - (loudest - level) / REACH_DB)
}

/** Features of one kind share `weight` as their length. */
function spread(content: Map<string, number>, name: string, values: Float64Array, weight: number): void {
  const length = Math.hypot(...values)
  if (length > 1e-9)
    values.forEach((value, index) => value > 0 && content.set(`${name} ${index}`, (value / length) * weight))
}

const PITCHES = 84
const STEPS = 16
const GROUPS = 10
const SILENT_DB = -90
const REACH_DB = 24
const SIZE = 100
/** Where bars differ less than this, few are a section of their own: rendered pop songs of one arrangement have 0.1 to 0.4, club songs 0.5 to 1.1. */
const LEAST_SIZE = 0.6
const WEIGHT = { band: 1, loud: 1, notes: 0.3, rhythm: 0.3 } as const
