import type { DeviceDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf, midi } from '../../testing/report-of.ts'
import { songOf } from '../../testing/song-of.ts'
import { FALL, FIGURES_CASES, looped, under } from './figures.cases.ts'
import { line, part } from './harmony.cases.ts'
import { songFigure } from './song-figure.ts'

describe('figures', () => {
  testCases(FIGURES_CASES)

  it.each([
    [0, /^“Piano” repeats one figure, F2 E♭2 C2, through the whole song, 16 times: an ostinato\.$/],
    [1, /^“Piano” repeats the same 4 bars through the whole song, 8 times: an ostinato\.$/],
    [2, /^“Piano” repeats the same 4 bars through the whole song, 11 times: an ostinato\.$/],
    [9, /^One figure, C2 E2 E♭2, goes from part to part: “Guitar” and “Viola”\.$/],
  ])('says what case %i is', async (at, words) => {
    const [checkId, , , set] = FIGURES_CASES[at] ?? []
    const told = checkId && set ? await findingOf(checkId, set) : undefined
    expect(told?.claim).toMatch(words)
    expect(told).toMatchObject({ severity: 'strength', confidence: 'likely' })
  })

  it('leaves a slow bass under other parts to the loops, and calls a quick one a figure', async () => {
    const told = async (step: number, checkId = 'HA14') => {
      const pass = [31, 34, 27, 29]
      const bass = line(Array.from({ length: 8 }, () => pass).flat(), step)
      const lower = line(Array.from({ length: 8 }, () => [67, 65, 63, 65]).flat(), step)
      const keys = [...lower, ...lower.map((row) => ({ ...row, pitch: 70 }))]
      return (await findingOf(checkId, { tracks: [part('Bass', bass), part('Keys', keys)] }))?.claim
    }
    expect(await told(2, 'HA01')).toBe('The bass goes round on G – B♭ – E♭ – F, 8 times: a loop of 2 bars.')
    expect(await told(2)).toBeUndefined()
    expect(await told(1)).toMatch(/^“Bass” repeats one figure, /)
    expect(await told(2.5)).toMatch(/^“Bass” repeats one figure, /)
  })

  it('tells the notes that a line goes round on where its rhythm is never twice the same', async () => {
    const late = [0, 0.1, -0.1, 0.05, 0.15, -0.05, 0.2]
    const byHand = line(Array.from({ length: 96 }, (_, at) => [57, 59, 60, 59][at % 4] ?? 57)).map((note, at) => ({
      ...note,
      startBeats: note.startBeats + (late[at % 7] ?? 0) + 0.25,
    }))
    const found = await findingOf('HA14', { tracks: [part('Lead', byHand)] })
    expect(found?.claim).toMatch(/one figure, A2 B2 C3 B2, 24 times/)
  })

  it('follows a figure in the other part from each note that it begins on', async () => {
    const pass = (time: number) => [67, 64, 69, 65].map((pitch) => pitch + (time % 2) * 5)
    const filler = (time: number) => [0, 1, 2, 3].map((at) => 60 + ((time * 7 + at * at * (time + 3)) % 12))
    const lead = line(Array.from({ length: 8 }, (_, time) => [...pass(time), ...filler(time)]).flat(), 0.5)
    const keys = [40, 44, 48].flatMap((from, time) =>
      line(pass(Math.max(0, time - 1)), 0.5).map((note) => ({ ...note, startBeats: note.startBeats + from })),
    )
    const found = await findingOf('HA14', { tracks: [part('Lead', lead), part('Keys', keys)] })
    expect(found?.evidence.map(({ text }) => text)).toContain('“Keys”: the first time in bar 11, the last in bar 13')
  })

  it('reads no figure behind an arpeggiator, nor a loop of its bass', async () => {
    const pass = [31, 34, 27, 29]
    const told = async (checkId: string, step: number, devices: readonly DeviceDescription[]) => {
      const bass = line(Array.from({ length: 8 }, () => pass).flat(), step)
      const keys = line(Array.from({ length: 8 }, () => [67, 65, 63, 65]).flat(), step)
      return findingOf(checkId, { tracks: [{ ...part('Bass', bass), devices }, part('Keys', keys)] })
    }
    expect(await told('HA14', 1, [])).toBeDefined()
    expect((await told('HA14', 1, [{ tag: 'MidiArpeggiator' }]))?.claim ?? '').not.toMatch('Bass')
    expect(await told('HA01', 2, [])).toBeDefined()
    expect(await told('HA01', 2, [{ tag: 'MidiArpeggiator' }])).toBeUndefined()
  })

  it('asks no pads, which choose sounds and not pitches, whatever the part is called', async () => {
    const song = await songOf(under(looped('Piano', FALL, 8, 128)))
    const pads = await songOf({ tracks: [midi({ devices: [{ tag: 'DrumGroupDevice' }] })] })
    const devices = pads.parts[0]?.track.devices ?? []
    const parts = song.parts.map((one, at) => (at === 0 ? { ...one, track: { ...one.track, devices } } : one))
    expect(songFigure(song, ['keys'])?.times).toBe(16)
    expect(songFigure({ ...song, parts }, ['keys'])).toBeNull()
  })
})
