import { everythingTold } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import {
  audio,
  audioClip,
  eqEight,
  findingOf,
  midi,
  midiClip,
  notes,
  onPad,
  reportOf,
  withDevices,
} from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { songOf } from '../../testing/song-of.ts'
import { twoLowParts } from './two-low-parts.ts'
import { LOW_END_CASES } from './low-end.cases.ts'

describe('EQ and low end', () => {
  testCases(LOW_END_CASES)

  it('counts all notes of a bass that goes too low, short ones too', async () => {
    const line = [...notes(16, { pitch: 16, durationBeats: 0.5 }), ...notes(24, { pitch: 16, durationBeats: 0.1 })]
    const track = midi({ name: 'Bass', arrangementClips: [midiClip({ lengthBeats: 32, notes: line })] })
    expect((await findingOf('LE09', { tracks: [track] }))?.claim).toBe(
      '40 of 40 notes on “Bass” lie below 32 Hz: small speakers do not play them.',
    )
  })

  it('claims no note below a cut of a kick, whose notes are pads', async () => {
    const kick = { name: 'Kick', devices: [eqEight([{ mode: 1, hz: 90 }])] }
    const low = { arrangementClips: [midiClip({ lengthBeats: 16, notes: notes(16, { pitch: 28 }) })] }
    const bass = midi({ ...kick, name: 'Bass', ...low })
    const claim = async (...tracks: ReturnType<typeof midi>[]) => (await findingOf('LE02', { tracks }))?.claim
    expect(await claim(midi(kick))).toBe(
      'The EQ on “Kick” cuts away what lies below 90 Hz, where the weight of a kick or bass lies.',
    )
    expect(await claim(bass)).toMatch(/and the part plays lower than that\.$/)
    expect(await claim(midi(kick), bass)).toBe('2 EQs cut into the low end of a kick or bass: on “Kick” and “Bass”.')
  })

  it('takes a low cut that is off for none', async () => {
    const cut = (isOn: boolean) => {
      const eq = eqEight([{ mode: 1, hz: 120 }])
      return { ...eq, params: { ...eq.params, 'Bands.0/ParameterA/IsOn': isOn } }
    }
    const parts = (isOn: boolean) => ({
      tracks: [midi({ name: 'Pad', devices: [cut(isOn)] }), midi({ name: 'Strings', devices: [cut(isOn)] })],
    })
    expect(await findingOf('LE01', parts(true))).toBeUndefined()
    expect(await findingOf('LE01', parts(false))).toBeDefined()
  })

  it('says of a shelf that it lifts all above or below', async () => {
    const claim = async (mode: number) =>
      (await findingOf('LE03', withDevices([eqEight([{ mode, hz: 1000, gainDb: 10 }])])))?.claim
    expect(await claim(2)).toMatch(/ lifts all below 1 kHz by \+10 dB/)
    expect(await claim(3)).toMatch(/ lifts 1 kHz by/)
    expect(await claim(5)).toMatch(/ lifts all above 1 kHz by/)
  })

  it('names the pad that an EQ stands on', async () => {
    const finding = await findingOf('LE03', onPad(38, eqEight([{ mode: 3, hz: 1000, gainDb: 12 }])))
    expect(finding?.claim).toBe('EQ Eight on “Kit ▸ Snare” lifts 1 kHz by +12 dB.')
    expect(finding?.evidence[0]?.text).toBe('“Kit ▸ Snare” ▸ EQ Eight: band 1: +12 dB at 1 kHz')
  })

  it('counts no more bars than the parts that it names share', async () => {
    const low = (name: string, pitch: number, bars: number, from = 0) =>
      midi({
        name,
        arrangementClips: [
          midiClip({ startBeats: from * 4, lengthBeats: bars * 4, notes: notes(bars, { pitch, stepBeats: 4 }) }),
        ],
      })
    const tracks = [low('Bass', 33, 16), low('Sub', 36, 10), low('Reese Bass', 38, 6, 10)]
    expect((await findingOf('LE08', { tracks }))?.claim).toBe(
      '“Bass” and “Sub” play low notes at the same time, in 10 of 16 bars.',
    )
  })

  it('tells a boost that is large and narrow once', async () => {
    const report = await reportOf(withDevices([eqEight([{ mode: 3, hz: 1000, gainDb: 10, q: 12 }])]))
    const told = everythingTold(report).map(({ checkId }) => checkId)
    expect(told).toContain('LE03')
    expect(told).not.toContain('LE06')
  })

  it('holds tens of thousands of low notes in one bar against each other in one walk', async () => {
    const dense = (name: string, pitch: number) => {
      const lows = notes(40_000, { pitch, stepBeats: 0.000_05, durationBeats: 0.3 })
      return midi({ name, arrangementClips: [midiClip({ lengthBeats: 16, notes: lows })] })
    }
    const song = await songOf({ tracks: [dense('Bass', 30), dense('Sub', 33)] })
    expect(twoLowParts.find(song)).toBeNull()
  }, 15_000)

  it('counts one part on two tracks once, and names those that are low together', async () => {
    const low = (name: string, pitch: number, bars: number) =>
      midi({ name, arrangementClips: [midiClip({ lengthBeats: 64, notes: notes(bars, { pitch, stepBeats: 4 }) })] })
    const claim = async (...tracks: ReturnType<typeof low>[]) => (await findingOf('LE08', { tracks }))?.claim
    expect(await claim(low('Bass', 33, 16), low('Sub', 33, 16))).toBe(
      '“Bass” and “Sub” are doubles: they play one line, and its low notes sound twice in 16 of 16 bars.',
    )
    expect(await claim(low('Bass', 33, 16), low('Bass', 33, 16), low('Sub Bass', 36, 16))).toBe(
      '“Bass” and “Sub Bass” play low notes at the same time, in 16 of 16 bars.',
    )
    const recorded = audio({ name: 'Bass', arrangementClips: [audioClip({ lengthBeats: 64 })] })
    expect(await claim(recorded, low('Sub', 33, 16))).toBe(
      '“Bass” and “Sub” play low notes at the same time, in 16 of 16 bars.',
    )
    expect(await claim(low('Bass', 33, 16), low('Sub', 36, 16), low('Reese Bass', 38, 6))).toBe(
      '“Bass” and “Sub” play low notes at the same time, in 16 of 16 bars.',
    )
    const beside = (bars: number) => midi({ name: 'Keys', arrangementClips: [midiClip({ lengthBeats: bars * 4 })] })
    const pair = [low('Bass', 33, 16), low('Sub', 33, 16)] as const
    expect(await claim(...pair, beside(48))).toMatch(/sound twice in 16 of 48 bars\.$/)
    expect(await claim(...pair, beside(49))).toBeUndefined()
  })
})
