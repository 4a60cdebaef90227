import { expect, it } from 'vitest'
import type { DeviceDescription } from '@kvint/als/build'
import { midi, midiClip, notes, setOf } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'
import { heardPitches } from './heard-pitches.ts'

const heard = async (devices: readonly DeviceDescription[], pitch = 60) => {
  const { tracks } = await setOf({ tracks: [midi({ devices })] })
  return heardPitches(tracks[0]?.devices ?? [])(pitch)
}

const chordOf = (...shifts: number[]): DeviceDescription => ({
  tag: 'MidiChord',
  params: Object.fromEntries(shifts.map((value, at) => [`Shift${String(at + 1)}`, { value }])),
})
/** C major on white keys. */
const ROWS = [0, 0, 2, 2, 4, 5, 5, 7, 7, 9, 9, 11]
const scaleOn = (Base: number): DeviceDescription => ({
  tag: 'MidiScale',
  params: {
    Base,
    Transpose: 0,
    Lowest: 0,
    Range: 128,
    ...Object.fromEntries(ROWS.map((row, at) => [`Mapping.${String(at)}`, row])),
  },
})
const pitchBy = (Pitch: number): DeviceDescription => ({ tag: 'MidiPitcher', params: { Pitch } })
const rack = (tag: string, ...chains: NonNullable<DeviceDescription['chains']>): DeviceDescription => ({ tag, chains })

it('adds the notes of a Chord device, but no octaves, fifths or fourths that colour the sound', async () => {
  expect(await heard([chordOf(3, 7)])).toEqual([60, 63, 67])
  expect(await heard([chordOf(-7, 7)])).toEqual([53, 60, 67])
  expect(await heard([chordOf(-5, 7, 12)])).toEqual([60])
  expect(await heard([chordOf(5)])).toEqual([60])
  expect(await heard([chordOf(4)])).toEqual([60, 64])
  expect(await heard([{ ...chordOf(3, 7), isOn: false }])).toEqual([60])
})

it('moves what a Pitch or a Scale device moves', async () => {
  expect(await heard([pitchBy(-12)])).toEqual([48])
  expect(await heard([scaleOn(0)], 61)).toEqual([60])
  // C♯ is the eleventh column above D.
  expect(await heard([scaleOn(2)], 61)).toEqual([61])
  expect(await heard([scaleOn(2)], 60)).toEqual([59])
})

it('sounds once what two notes become', async () => {
  expect(await heard([chordOf(1), scaleOn(0)])).toEqual([60])
})

it('follows chords into the chains of a rack that are open, in their zones', async () => {
  const chain = { devices: [chordOf(4, 7)], keyRange: [0, 80], selectorRange: [0, 0] } as const
  expect(await heard([rack('InstrumentGroupDevice', chain)])).toEqual([60, 64, 67])
  expect(await heard([rack('InstrumentGroupDevice', chain)], 90)).toEqual([90])
  expect(await heard([rack('InstrumentGroupDevice', { ...chain, selectorRange: [5, 9] })])).toEqual([60])
  expect(await heard([rack('InstrumentGroupDevice', { devices: [pitchBy(-19)] })])).toEqual([60])
  expect(await heard([rack('MidiEffectGroupDevice', { devices: [pitchBy(-19)] })])).toEqual([41])
})

it('takes notes as they are where a macro or automation selects the chain', async () => {
  const chain = { devices: [pitchBy(-24)], selectorRange: [0, 24] } as const
  const selectedBy = (ChainSelector: NonNullable<DeviceDescription['params']>[string]) =>
    heard([{ ...rack('MidiEffectGroupDevice', chain), params: { ChainSelector } }])
  expect(await selectedBy(0)).toEqual([36])
  expect(await selectedBy({ value: 0, macro: 1 })).toEqual([60])
})

it('reads the harmony that sounds, and not the one note that is written', async () => {
  const clip = midiClip({ lengthBeats: 64, notes: notes(16, { stepBeats: 4, durationBeats: 4 }) })
  const { harmonyDetail } = await songOf({
    tracks: [midi({ name: 'Pad', devices: [chordOf(4, 7)], arrangementClips: [clip] })],
  })
  expect(new Set(harmonyDetail?.chords.map(({ symbol }) => symbol))).toEqual(new Set(['C']))
})

it('makes no pitch that MIDI has not, however many Chord devices stand in a row', async () => {
  const found = await heard(Array.from({ length: 12 }, (_, at) => chordOf(at + 1, 5 * at + 2, -(at + 4), 36, -36)))
  expect(found).toEqual(Array.from({ length: 128 }, (_, pitch) => pitch))
})
