import { describe, expect, it } from 'vitest'
import { crowdOf } from '../testing/crowd-of.ts'
import { audio, eqEight, midi, midiClip, notes } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'
import { inEnglish } from '../words/write-message.ts'
import type { Check } from './check.ts'
import { callAndAnswer } from './harmony/call-and-answer.ts'
import { clashingParts } from './harmony/clashing-parts.ts'
import { doubledLine } from './harmony/doubled-line.ts'
import { closeLowIntervals } from './low-end/close-low-intervals.ts'
import { samePlaceBoosted } from './low-end/same-place-boosted.ts'
import { allInTheCentre } from './stereo/all-in-the-centre.ts'
import { copiesOfOneSound } from './stereo/copies-of-one-sound.ts'
import { clipFadesOff } from './warp/clip-fades-off.ts'

const claimOf = (check: Check, song: Parameters<Check['find']>[0]) => {
  const claim = check.find(song)?.claim
  return claim === undefined || typeof claim === 'string' ? claim : inEnglish(claim)
}
/** Phrases of four notes, a call in every second bar. */
const turns = (from: number) =>
  Array.from({ length: 8 }, (_, turn) =>
    notes(4, { stepBeats: 0.75, durationBeats: 0.75 }).map((note) => ({
      ...note,
      startBeats: note.startBeats + turn * 8 + from,
    })),
  ).flat()
const speaker = (name: string, from: number) =>
  midi({ name, arrangementClips: [midiClip({ lengthBeats: 68, notes: turns(from) })] })

describe('sets of thousands of parts', { timeout: 10_000 }, () => {
  const saw = (count: number) =>
    midi({
      name: 'Lead',
      devices: [{ tag: 'Operator' }],
      arrangementClips: [midiClip({ lengthBeats: count, notes: notes(count) })],
    })

  it('finds two copies among three thousand parts of one sound', async () => {
    const song = crowdOf(await songOf({ tracks: [saw(40)] }), 3000, (part, index) => ({
      ...part,
      clips: part.clips.map((placed) => ({
        ...placed,
        notes: placed.notes.map(([pitch, start, ...rest], at) => [
          pitch,
          at < 8 ? start : start + Math.min(index + 1, 2999) * 40,
          ...rest,
        ]),
      })),
    }))
    expect(claimOf(copiesOfOneSound, song)).toMatch(/^“Lead 3998” and “Lead 3999” play the same 40 notes/)
  })

  it('finds the first of ten thousand copies', async () => {
    const song = crowdOf(await songOf({ tracks: [saw(40)] }), 10_000)
    expect(claimOf(copiesOfOneSound, song)).toMatch(/^“Lead” and “Lead 1000” play the same 40 notes/)
  })

  it('counts twenty thousand parts that are lifted in one place', async () => {
    const lifted = midi({ name: 'Pad', devices: [eqEight([{ mode: 3, hz: 1000, gainDb: 4 }])] })
    expect(claimOf(samePlaceBoosted, crowdOf(await songOf({ tracks: [lifted] }), 20_000))).toMatch(
      /^20,?001 parts are lifted/,
    )
  })

  it('hears one line answer six thousand in step', async () => {
    const song = await songOf({ tracks: [speaker('Bass', 0), speaker('Keys', 4)] })
    expect(claimOf(callAndAnswer, crowdOf(song, 6000))).toMatch(/^“Bass” and “Keys” take turns: 15 times/)
  })

  it('finds no clash among six thousand parts of one line', async () => {
    const held = notes(8, { stepBeats: 4, durationBeats: 4 })
    const song = await songOf({ tracks: [midi({ name: 'Pad', arrangementClips: [midiClip({ notes: held })] })] })
    expect(claimOf(clashingParts, crowdOf(song, 6000))).toBeUndefined()
  })

  it('finds no doubled line among ten thousand parts of eight notes', async () => {
    const riff = notes(8).map((note, at) => ({ ...note, pitch: 60 + at }))
    const song = await songOf({ tracks: [midi({ name: 'Lead', arrangementClips: [midiClip({ notes: riff })] })] })
    expect(claimOf(doubledLine, crowdOf(song, 10_000))).toBeUndefined()
  })

  it('sees twelve thousand parts in the centre', async () => {
    expect(claimOf(allInTheCentre, crowdOf(await songOf({ tracks: [midi({ name: 'Pad' })] }), 12_000))).toMatch(
      /12,?001 parts/,
    )
  })

  it('counts the cuts of a hundred thousand tracks', async () => {
    expect(claimOf(clipFadesOff, crowdOf(await songOf({ tracks: [audio()] }), 100_000))).toMatch(
      /^100,?001 audio clips/,
    )
  })

  it('looks for close notes among a hundred thousand at once', async () => {
    const song = await songOf({ tracks: [midi({ name: 'Keys' })] })
    const parts = song.parts.map((part) => ({
      ...part,
      clips: part.clips.map((placed) => ({
        ...placed,
        notes: Array.from({ length: 100_000 }, (_, at) => [at < 99_998 ? 40 : 43, 0, 4, 100] as const),
      })),
    }))
    expect(claimOf(closeLowIntervals, { ...song, parts })).toMatch(/99,?998 times/)
  })
})
