import type { DeviceDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { makeReport } from '../../make-report.ts'
import { eqEight, findingOf, midi, midiClip, setOf, withDevices } from '../../testing/report-of.ts'

const reverb = (params: Record<string, number | boolean> = {}): DeviceDescription => ({
  tag: 'Reverb',
  params: { MixDirect: 1, DecayTime: 1200, BandLowOn: false, FreezeOn: false, ...params },
})
const rooms = (count: number): SetDescription => ({
  tracks: Array.from({ length: count }, () => midi({ devices: [reverb({ MixDirect: 0.3 })] })),
})
const withReturn = (devices: DeviceDescription[], track: Partial<TrackDescription> = {}): SetDescription => ({
  tracks: [midi(track), { kind: 'return', name: 'Room', devices }],
})
const delay = (params: Record<string, number | boolean>) => ({
  tag: 'Delay',
  params: { DryWet: 0.3, Feedback: 0.5, ...params },
})
const free = (seconds: number) => delay({ DelayLine_SyncL: false, DelayLine_TimeL: seconds })

describe('space', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['SP01', 'four rooms of their own', rooms(4), true],
    ['SP01', 'three', rooms(3), false],
    [
      'SP01',
      'four returns',
      {
        tracks: [
          midi(),
          ...['A', 'B', 'C', 'D'].map((name): TrackDescription => ({ kind: 'return', name, devices: [reverb()] })),
        ],
      },
      false,
    ],
    ['SP02', 'a return at 50 %', withReturn([reverb({ MixDirect: 0.5 })]), true],
    ['SP02', 'a return at 100 %', withReturn([reverb()]), false],
    ['SP02', 'an insert at 50 %', withDevices([reverb({ MixDirect: 0.5 })]), false],
    ['SP03', 'a kick sent at −10 dB', withReturn([reverb()], { name: 'Kick', sends: { Room: -10 } }), true],
    ['SP03', 'a kick sent at −21 dB', withReturn([reverb()], { name: 'Kick', sends: { Room: -21 } }), false],
    ['SP03', 'a pad sent at −10 dB', withReturn([reverb()], { name: 'Pad', sends: { Room: -10 } }), false],
    ['SP04', 'a return that keeps the lows', withReturn([reverb()]), true],
    ['SP04', 'Lo Cut on', withReturn([reverb({ BandLowOn: true })]), false],
    ['SP04', 'an EQ cut before it', withReturn([eqEight([{ mode: 1, hz: 250 }]), reverb()]), false],
    ['SP05', '9 s at 120', withDevices([reverb({ DecayTime: 9000 })]), true],
    ['SP05', '8 s at 120: four bars', withDevices([reverb({ DecayTime: 8000 })]), false],
    [
      'SP05',
      '9 s on a track that plays a quarter of the song',
      {
        tracks: [
          midi({ devices: [reverb({ DecayTime: 9000 })] }),
          midi({ arrangementClips: [midiClip({ lengthBeats: 64, loop: { isOn: true, start: 0, end: 16 } })] }),
        ],
      },
      false,
    ],
    ['SP06', 'a return without sends', withReturn([reverb()]), true],
    ['SP06', 'a return that is fed', withReturn([reverb()], { sends: { Room: -30 } }), false],
    ['SP07', 'four dry tracks', { tracks: [midi(), midi(), midi(), midi()] }, true],
    ['SP07', 'one with a reverb', { tracks: [midi({ devices: [reverb()] }), midi(), midi(), midi()] }, false],
    ['SP07', 'three dry tracks', { tracks: [midi(), midi(), midi()] }, false],
    ['SP08', 'feedback of 90 %', withDevices([delay({ Feedback: 0.9 })]), true],
    ['SP08', 'feedback of 89 %', withDevices([delay({ Feedback: 0.89 })]), false],
    ['SP09', '430 ms at 120', withDevices([free(0.43)]), true],
    ['SP09', '375 ms at 120: a dotted eighth', withDevices([free(0.375)]), false],
    ['SP09', 'a slap of 40 ms', withDevices([free(0.04)]), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it.each<[string, boolean[], number, boolean]>([
    ['before the fader, and used', [true], -12, true],
    ['behind the fader', [false], -12, false],
    ['before the fader, and used by nobody', [true], -70, false],
  ])('SP10 a return %s', async (_, areSendsPreFader, level, isTold) => {
    const set = await setOf(withReturn([reverb()], { sends: { Room: level } }))
    const { findings } = makeReport({ ...set, areSendsPreFader }, { fileName: 'test.als', bytes: 1 })
    expect(findings.some(({ checkId }) => checkId === 'SP10')).toBe(isTold)
  })
})
