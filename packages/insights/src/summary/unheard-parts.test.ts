import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, midi, midiClip, reportOf } from '../testing/report-of.ts'
import { songSummary } from './song-summary.ts'
import { summaryNb } from './summary-nb.ts'

const SYNTH: Partial<TrackDescription> = { devices: [{ tag: 'Operator' }] }
const playing = (name: string, from: number, to: number, rest: Partial<TrackDescription> = {}) =>
  midi({
    name,
    ...SYNTH,
    arrangementClips: [midiClip({ startBeats: from, lengthBeats: to - from })],
    ...rest,
  })
const LOCATORS = ['A', 'B'].map((name, index) => ({ timeBeats: index * 64, name }))
/** Seven parts that play throughout, and one that comes in at bar 17. */
const band = [...Array.from({ length: 7 }, (_, at) => playing(`Part ${at}`, 0, 128)), playing('Lead', 64, 128)]
const summary = async (...tracks: readonly TrackDescription[]) =>
  songSummary(await reportOf({ tracks: [...band, ...tracks], locators: LOCATORS }))

describe('what is not heard as a set is saved', () => {
  it('is told in every summary, behind what stands out', async () => {
    expect(await summary()).toEqual(['32 bars with eight parts: Part 0, Part 1, Part 2 and 5 more.'])
    const off = playing('Off', 0, 128, { isMuted: true })
    expect(await summary(off)).toEqual([
      '32 bars with eight parts: Part 0, Part 1, Part 2 and 5 more.',
      'One more part is switched off.',
    ])
    const set: SetDescription = { tracks: [...band, off], locators: LOCATORS }
    expect(songSummary(await reportOf(set), summaryNb)[1]).toBe('Én stemme til er slått av.')
  })

  it('may be notes that reach no instrument, or lie in a group whose fader is down', async () => {
    const mute = playing('Copy', 0, 128, { devices: [] })
    expect((await summary(mute))[1]).toBe('One more part has no instrument.')
    const grouped = [
      { kind: 'group', name: 'Choir', volumeDb: -70 } as const,
      playing('Alto', 0, 128, { group: 'Choir' }),
    ]
    expect((await summary(...grouped))[1]).toBe('One more part has its fader all the way down.')
  })

  it('counts parts that are off and go on behind what is heard, but none that are parked far behind', async () => {
    const told = async (...from: readonly number[]) => {
      const off = from.map((start, at) => playing(`Off ${at}`, start, start + 64, { isMuted: true }))
      return songSummary(await reportOf({ tracks: [playing('Kick', 0, 16), ...off] })).at(-1)
    }
    expect(await told(0, 48, 112, 160)).toBe('Four more parts are switched off.')
    expect(await told(0, 100)).toBe('One more part is switched off.')
  })

  it('names the group that is off with all of them', async () => {
    const choir = [
      { kind: 'group', name: 'Choir', isMuted: true } as const,
      ...['Alto', 'Bass'].map((name) => playing(name, 0, 128, { group: 'Choir' })),
    ]
    expect((await summary(...choir)).at(-1)).toBe('Two more parts are switched off, with the group Choir.')
    expect(songSummary(await reportOf({ tracks: [...band, ...choir] }), summaryNb).at(-1)).toBe(
      'To stemmer til er slått av, med gruppen Choir.',
    )
    const alone = playing('Off', 0, 128, { isMuted: true })
    expect((await summary(...choir, alone)).at(-1)).toBe('Three more parts are switched off.')
  })

  it('is no part whose clips are all off, and no bus that listens to others', async () => {
    const unused = playing('Unused', 0, 128, {
      arrangementClips: [midiClip({ lengthBeats: 128, isMuted: true })],
    })
    const bus = audio({
      name: 'Bus',
      monitoring: 'in',
      arrangementClips: [audioClip({ lengthBeats: 128 })],
    })
    const fed = playing('Fed', 0, 128, { output: { track: 'Bus', tap: 'TrackIn' } })
    const off = playing('Off', 0, 128, { isMuted: true })
    expect((await summary(unused, bus, fed, off))[1]).toMatch(/^One more part is switched off/)
  })

  it('comes on top where the opening counts what is heard', async () => {
    const session = (name: string, rest: Partial<TrackDescription> = {}) =>
      midi({ name, arrangementClips: [], sessionClips: { 0: midiClip() }, ...rest })
    const tracks = [session('Keys'), session('Pad'), session('Song', { isMuted: true })]
    expect(songSummary(await reportOf({ tracks }))).toEqual([
      'All of it is in the session view: two clips on two tracks.',
      'One more part is switched off.',
    ])
  })
})

it('one letter names no section', async () => {
  const locators = ['b', 'Break'].map((name, index) => ({ timeBeats: index * 64, name }))
  expect(songSummary(await reportOf({ tracks: band, locators }))[0]).toBe('Two sections (among them Break) in 32 bars.')
})
