import type { SetDescription } from '@kvint/als/build'
import { compare } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { makeReport } from '../make-report.ts'
import { midi, midiClip, notes, setOf } from '../testing/report-of.ts'
import { changeWords } from './change-words.ts'
import { compareSettings } from './compare-settings.ts'

async function compared(before: SetDescription, after: SetDescription) {
  const sides = await Promise.all([before, after].map(setOf))
  const [a, b] = sides
  if (!a || !b) throw new Error('two sides')
  const [earlier, later] = [a, b].map((set) => makeReport(set, { fileName: 'a.als', bytes: 1 }))
  if (!earlier || !later) throw new Error('two sides')
  return { changes: compare(earlier, later), settings: compareSettings(a, b) }
}

const clip = (pitch: number, rest = {}) => midiClip({ notes: notes(8, { pitch, ...rest }) })
const one = (rest: Parameters<typeof midi>[0]): SetDescription => ({ tracks: [midi({ name: 'Lead', ...rest })] })

describe('two saves', () => {
  it.each<[string, SetDescription, SetDescription, string[]]>([
    ['a fader', one({ volumeDb: -6 }), one({ volumeDb: -3 }), ['Volume −6 dB → −3 dB']],
    ['pan and activator', one({}), one({ pan: -0.5, isMuted: true }), ['Pan C → 25L', 'no longer heard']],
    ['a device', one({}), one({ devices: [{ tag: 'Reverb' }] }), ['Devices: + Reverb']],
    [
      'three devices of a kind that go',
      one({ devices: [{ tag: 'Reverb' }, { tag: 'Reverb' }, { tag: 'Reverb' }] }),
      one({}),
      ['Devices: − Reverb, − Reverb, − Reverb'],
    ],
    ['a device that goes', one({ devices: [{ tag: 'Reverb' }] }), one({}), ['Devices: − Reverb']],
    [
      'a setting',
      one({ devices: [{ tag: 'Compressor2', params: { Release: 100 } }] }),
      one({ devices: [{ tag: 'Compressor2', params: { Release: 300 } }] }),
      ['Compressor: Release 100 ms → 300 ms'],
    ],
    [
      'a device that is switched off',
      one({ devices: [{ tag: 'Reverb' }] }),
      one({ devices: [{ tag: 'Reverb', isOn: false }] }),
      ['Reverb switched off'],
    ],
    [
      'transposed notes',
      one({ arrangementClips: [clip(60)] }),
      one({ arrangementClips: [clip(63)] }),
      [
        '1 clip new or changed (midi at 1–4), 1 clip gone or changed (midi at 1–4)',
        'All notes transposed by +3 semitones',
      ],
    ],
    [
      'another clip',
      one({ arrangementClips: [clip(60)] }),
      one({ arrangementClips: [clip(60), { ...clip(60), startBeats: 16 }] }),
      ['1 clip new or changed (midi at 5–8)', '8 notes added'],
    ],
    [
      'velocities',
      one({ arrangementClips: [clip(60)] }),
      one({ arrangementClips: [clip(60, { velocity: 80 })] }),
      ['1 clip new or changed (midi at 1–4), 1 clip gone or changed (midi at 1–4)', 'velocity of 8 notes changed'],
    ],
    ['nothing', one({}), one({}), []],
  ])('tells %s', async (_, before, after, texts) => {
    const { changes, settings } = await compared(before, after)
    const ofTracks = changes.filter((change) => 'trackId' in change)
    expect([...ofTracks.map(changeWords), ...settings.flatMap((each) => each.changes)]).toEqual(texts)
  })

  it('tells tracks that come and go, tempo and length', async () => {
    const { changes } = await compared(
      { tempo: 120, tracks: [midi({ name: 'Lead' }), midi({ name: 'Pad' })] },
      {
        tempo: 124,
        tracks: [
          midi({ name: 'Lead', arrangementClips: [midiClip({ lengthBeats: 32 })] }),
          { kind: 'audio', name: 'Vox' },
        ],
      },
    )
    expect(changes).toEqual(
      expect.arrayContaining([
        { kind: 'tempo', before: 120, after: 124 },
        { kind: 'length', before: 4, after: 8 },
        { kind: 'trackAdded', track: 'Vox', trackId: expect.any(Number) },
        { kind: 'trackRemoved', track: 'Pad', trackId: expect.any(Number) },
        expect.objectContaining({ kind: 'clips', track: 'Lead' }),
      ]),
    )
  })

  it('says nothing where nothing changed', async () => {
    expect(await compared(one({}), one({}))).toEqual({ changes: [], settings: [] })
  })

  it('matches two different sets by name', async () => {
    const { changes } = await compared(
      { tracks: [midi({ name: 'Kick', volumeDb: -3 }), midi({ name: 'Bass' }), midi({ name: 'Arp' })] },
      { tracks: [midi({ name: 'Choir' }), midi({ name: 'Kick', volumeDb: -9 }), midi({ name: 'Bell' })] },
    )
    expect(changes.filter((change) => 'track' in change && change.track === 'Kick')).toEqual([
      { kind: 'volume', track: 'Kick', trackId: expect.any(Number), before: -3, after: -9 },
    ])
  })

  it('calls a finding that names other tracks neither settled nor new', async () => {
    const empty = (...names: readonly string[]): SetDescription => ({
      tracks: [
        midi({ name: 'Lead', arrangementClips: [clip(60)] }),
        ...names.map((name) => ({ kind: 'midi', name }) as const),
      ],
    })
    const { changes } = await compared(empty('A', 'B', 'C'), empty('A', 'B', 'C', 'D'))
    const findings = changes.filter((change) => 'claim' in change)
    expect(findings.map(({ kind }) => kind)).toContain('findingNow')
    expect(findings.filter(({ kind }) => kind !== 'findingNow')).toEqual([])
  })
})
