import { expect, it } from 'vitest'
import { hear } from '../hear/hear.ts'
import { playDrums, playNotes } from '../testing/play-notes.ts'
import { scaled } from '../testing/signals.ts'
import { writeWav } from '../testing/write-wav.ts'
import { cutAtTexture, hearSections } from './hear-sections.ts'

const BAR = 2
const FULL_SCALE = 32_767

/** 24 bars of four chords at 120 BPM; in the bars that are full drums, bass and a high line join. `gain` is that of their second half. */
async function heardSong(isFull = (bar: number) => bar >= 8 && bar < 16, gain = 1) {
  const chords = [
    [60, 64, 69],
    [60, 65, 69],
    [60, 64, 67],
    [59, 62, 67],
  ]
  const bars = Array.from({ length: 24 }, (_, bar) => bar)
  const notes = bars.flatMap((bar) =>
    [...(chords[bar % 4] ?? []), ...(isFull(bar) ? [33, 84, 88] : [])].map((pitch) => ({
      pitch,
      startSeconds: BAR * bar,
      endSeconds: BAR * bar + 1.98,
    })),
  )
  const beats = bars.filter(isFull).flatMap((bar) => [0, 0.5, 1, 1.5].map((beat) => BAR * bar + beat))
  const { samples, sampleRateHz } = playDrums(
    playNotes(notes, 48),
    beats,
    beats.map((beat) => beat + 0.25),
  )
  const written = scaled(samples, 0.8).map((sample, at) =>
    Math.round(sample * FULL_SCALE * (at < samples.length / 2 ? 1 : gain)),
  )
  const heard = await hear(writeWav([written], { sampleRateHz }))
  if (heard.kind === 'problem') throw new Error(heard.message)
  return heard
}

it('hears sections where the texture changes, and that one comes back', async () => {
  const { traces, hearing } = await heardSong()
  const downbeats = Array.from({ length: 24 }, (_, bar) => bar * BAR)
  const sections = hearSections(traces, downbeats)
  expect(sections.map(({ startSeconds, label }) => [startSeconds, label])).toEqual([
    [0, 'A'],
    [16, 'B'],
    [32, 'A'],
  ])
  expect(sections.at(-1)?.endSeconds).toBeCloseTo(traces.seconds, 6)
  expect(hearing.sections).toEqual(hearSections(traces, hearing.downbeats))
  expect(hearSections(traces, downbeats.slice(0, 7).concat(14))).toHaveLength(1)
  expect(hearSections(traces, downbeats.slice(18))).toEqual([])
  expect(cutAtTexture(traces, [])).toEqual([])
})

it('takes the last bar for a tail', async () => {
  const { traces } = await heardSong()
  const until = (last: number) =>
    cutAtTexture(
      traces,
      Array.from({ length: last + 1 }, (_, bar) => bar * BAR),
    )
  expect(until(17).map(({ bar }) => bar)).toEqual([0, 8])
  expect(until(24).map(({ bar }) => bar)).toEqual([0, 8, 16])
})

it('cuts nothing where all bars are much alike', async () => {
  const { traces } = await heardSong(() => false, 0.8)
  expect(
    cutAtTexture(
      traces,
      Array.from({ length: 25 }, (_, bar) => bar * BAR),
    ),
  ).toHaveLength(1)
})
