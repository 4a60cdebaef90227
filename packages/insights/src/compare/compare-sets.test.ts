import type { SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { makeReport } from '../make-report.ts'
import { midi, midiClip, notes, setOf } from '../testing/report-of.ts'
import { compareSets } from './compare-sets.ts'

async function compare(before: SetDescription, after: SetDescription) {
  const sides = await Promise.all(
    [before, after].map(async (description) => {
      const set = await setOf(description)
      return { set, report: makeReport(set, { fileName: 'a.als', bytes: 1 }) }
    }),
  )
  const [a, b] = sides
  if (!a || !b) throw new Error('two sides')
  return compareSets(a, b)
}

const clip = (pitch: number, rest = {}) => midiClip({ notes: notes(8, { pitch, ...rest }) })
const one = (rest: Parameters<typeof midi>[0]): SetDescription => ({ tracks: [midi({ name: 'Lead', ...rest })] })

describe('compareSets', () => {
  it.each<[string, SetDescription, SetDescription, string[]]>([
    ['a fader', one({ volumeDb: -6 }), one({ volumeDb: -3 }), ['Volume −6 dB → −3 dB']],
    ['pan and activator', one({}), one({ pan: -0.5, isMuted: true }), ['Pan C → 25L', 'Track switched off']],
    ['a device', one({}), one({ devices: [{ tag: 'Reverb' }] }), ['Reverb added']],
    [
      'three devices of a kind that go',
      one({ devices: [{ tag: 'Reverb' }, { tag: 'Reverb' }, { tag: 'Reverb' }] }),
      one({}),
      ['Reverb removed, 3 times'],
    ],
    ['a device that goes', one({ devices: [{ tag: 'Reverb' }] }), one({}), ['Reverb removed']],
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
      ['All notes transposed by +3 semitones'],
    ],
    [
      'another clip',
      one({ arrangementClips: [clip(60)] }),
      one({ arrangementClips: [clip(60), { ...clip(60), startBeats: 16 }] }),
      ['1 clip → 2', '8 notes added'],
    ],
    [
      'velocities',
      one({ arrangementClips: [clip(60)] }),
      one({ arrangementClips: [clip(60, { velocity: 80 })] }),
      ['velocity of 8 notes changed'],
    ],
    ['nothing', one({}), one({}), []],
  ])('tells %s', async (_, before, after, texts) => {
    const { tracks } = await compare(before, after)
    expect(tracks.flatMap(({ changes }) => changes.map(({ text }) => text))).toEqual(texts)
  })

  it('tells tracks that come and go, tempo and length', async () => {
    const { summary, tracks, tempo, lengthBars } = await compare(
      { tempo: 120, tracks: [midi({ name: 'Lead' }), midi({ name: 'Pad' })] },
      {
        tempo: 124,
        tracks: [
          midi({ name: 'Lead', arrangementClips: [midiClip({ lengthBeats: 32 })] }),
          { kind: 'audio', name: 'Vox' },
        ],
      },
    )
    expect(tempo).toEqual({ from: 120, to: 124 })
    expect(lengthBars).toEqual({ from: 4, to: 8 })
    expect(tracks.map(({ kind, name }) => [kind, name])).toEqual([
      ['changed', 'Lead'],
      ['added', 'Vox'],
      ['removed', 'Pad'],
    ])
    expect(summary).toEqual([
      'The tempo went from 120 to 124 BPM.',
      'The song is 4 bars longer: 8 bars.',
      '“Vox” is new.',
      '“Pad” is gone.',
      'Clips were placed anew on “Lead”.',
    ])
  })

  it('says so where nothing changed', async () => {
    expect((await compare(one({}), one({}))).summary).toEqual(['Nothing that I can read has changed.'])
  })

  it('matches two different sets by name', async () => {
    const { tracks } = await compare(
      { tracks: [midi({ name: 'Kick', volumeDb: -3 }), midi({ name: 'Bass' }), midi({ name: 'Arp' })] },
      { tracks: [midi({ name: 'Choir' }), midi({ name: 'Kick', volumeDb: -9 }), midi({ name: 'Bell' })] },
    )
    expect(tracks.find(({ name }) => name === 'Kick')?.changes).toEqual([
      { about: 'mixer', text: 'Volume −3 dB → −9 dB' },
    ])
  })
})
