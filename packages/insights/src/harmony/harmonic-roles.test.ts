import type { TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { midi, midiClip, notes, reportOf } from '../testing/report-of.ts'

type Row = { readonly pitch: number; readonly startBeats: number; readonly durationBeats: number }

const minorLoop = [
  [45, 57, 60, 64],
  [41, 57, 60, 65],
  [38, 57, 62, 65],
  [40, 56, 59, 64],
].flatMap((pitches, bar) => pitches.map((pitch): Row => ({ pitch, startBeats: bar * 4, durationBeats: 4 })))
const chords: TrackDescription = midi({ name: 'Chords', arrangementClips: [midiClip({ notes: minorLoop })] })
const hits = (pitch: number, name: string, rest: Partial<TrackDescription> = {}) =>
  midi({ name, arrangementClips: [midiClip({ notes: notes(16, { pitch, durationBeats: 0.25 }) })], ...rest })
const drumRack = { tag: 'DrumGroupDevice' }

async function harmonyOf(tracks: readonly TrackDescription[]) {
  const report = await reportOf({ tracks: [...tracks] })
  const nameOf = new Map(report.tracks.map(({ id, name }) => [id, name]))
  const { harmony } = report
  return harmony.kind === 'known'
    ? {
        key: harmony.key.name,
        read: harmony.trackIds.map((id) => nameOf.get(id)),
        chords: harmony.chords.length,
        harmony,
      }
    : { key: null, read: [], chords: 0, harmony }
}

describe('harmony reads', () => {
  it.each<[string, TrackDescription]>([
    ['a kick made with a synthesiser', hits(52, 'Kick Fill')],
    ['a synthesiser on four to the floor', hits(37, 'Operator')],
    ['a triangle', hits(56, 'Bells')],
    [
      'a hat on several notes, as an arpeggio plays them',
      midi({
        name: '9-hat (sidebyside)',
        arrangementClips: [
          midiClip({
            notes: notes(32, { durationBeats: 0.5, stepBeats: 0.5 }).map((note, at) => ({
              ...note,
              pitch: [57, 59, 60, 62, 64, 62, 60, 59][at % 8] ?? 57,
            })),
          }),
        ],
      }),
    ],
    [
      'a tuned kick, whose sound is called otherwise, on D♯ G♯ F F♯ over and over',
      midi({
        name: 'kik',
        devices: [{ tag: 'Operator', presetName: 'Muted Bell Lead' }],
        arrangementClips: [
          midiClip({
            notes: notes(32, { durationBeats: 0.25, stepBeats: 0.5 }).map((note, at) => ({
              ...note,
              pitch: [39, 44, 41, 42][at % 4] ?? 39,
            })),
          }),
        ],
      }),
    ],
    ['a sample of horns, sliced to pads', hits(61, 'horns_lead_loop_Bm', { devices: [drumRack] })],
    [
      'a swell on one note',
      midi({
        name: 'Swell',
        arrangementClips: [midiClip({ notes: [{ pitch: 61, startBeats: 0, durationBeats: 16 }] })],
      }),
    ],
    [
      'a riser that a low key holds, as it would a bass',
      midi({
        name: 'WhiteNoiseRiser',
        arrangementClips: [midiClip({ notes: notes(4, { pitch: 24, durationBeats: 4, stepBeats: 4 }) })],
      }),
    ],
  ])('no %s', async (_, track) => {
    const { key, read } = await harmonyOf([chords, track])
    expect(read).toEqual(['Chords'])
    expect(key).toBe('A minor')
  })

  it('a chord that is divided among tracks, a voice on each', async () => {
    const voices = [60, 64, 67, 71].map((pitch) =>
      midi({
        name: `Voice ${String(pitch)}`,
        arrangementClips: [
          midiClip({
            notes: Array.from({ length: 8 }, (_, bar) => ({
              pitch: bar % 2 ? pitch - 3 : pitch,
              startBeats: bar * 4,
              durationBeats: 3,
            })),
          }),
        ],
      }),
    )
    const bell = hits(80, 'Bell')
    expect((await harmonyOf([chords, ...voices, bell])).read).toEqual([
      'Chords',
      ...voices.map(({ name }) => name ?? ''),
    ])
  })

  const onKeys = (pitchOf: (at: number) => number) =>
    midi({
      name: '4-LABS',
      arrangementClips: [
        midiClip({
          notes: notes(32, { durationBeats: 0.25, stepBeats: 0.5 }).map((note, at) => ({
            ...note,
            pitch: pitchOf(at),
          })),
        }),
      ],
    })

  it('no keys that are struck by turns whatever the chord is', async () =>
    expect((await harmonyOf([chords, onKeys((at) => [42, 51, 42][at % 3] ?? 42)])).read).toEqual(['Chords']))

  it('such keys where the track is called a bass', async () =>
    expect((await harmonyOf([chords, { ...onKeys((at) => [42, 51, 42][at % 3] ?? 42), name: 'Bass' }])).read).toEqual([
      'Chords',
      'Bass',
    ]))

  it.each<[string, TrackDescription]>([
    ['an unnamed bass under the roots of rootless chords', onKeys((at) => [50, 46, 43, 48][at >> 3] ?? 50)],
    ['an unnamed riff on notes of the chords', onKeys((at) => [45, 52, 45, 57][at % 4] ?? 45)],
    ['a bass that is called so and stays on one note', hits(45, 'Acid Bass')],
    [
      'a low part that stays on one note between the beats',
      midi({
        name: 'Operator',
        arrangementClips: [
          midiClip({
            notes: notes(16, { pitch: 45, durationBeats: 0.25 }).map((row) => ({
              ...row,
              startBeats: row.startBeats + 0.5,
            })),
          }),
        ],
      }),
    ],
    [
      'a bass in octaves of E',
      midi({
        name: 'Operator',
        arrangementClips: [
          midiClip({
            notes: [40, 52, 64].flatMap((pitch) => notes(16, { pitch, durationBeats: 0.25 })),
          }),
        ],
      }),
    ],
  ])('%s', async (_, track) => {
    expect((await harmonyOf([chords, track])).read).toHaveLength(2)
  })

  it('what plays on one note where nothing else carries the harmony', async () => {
    const { read } = await harmonyOf([hits(52, 'One'), hits(55, 'Two'), hits(59, 'Three'), hits(50, 'Four')])
    expect(read).toHaveLength(4)
  })
})

describe('harmony of the song as it is written', () => {
  const soloedDrums = hits(36, 'Drums', { devices: [drumRack], isSoloed: true })
  const isMuted = true

  it('is heard though another track is soloed', async () => {
    expect((await harmonyOf([chords, soloedDrums])).key).toBe('A minor')
  })
  it('leaves out what is switched off', async () => {
    const other = midi({ name: 'Old', isMuted, arrangementClips: [midiClip({ notes: minorLoop })] })
    expect((await harmonyOf([chords, other])).read).toEqual(['Chords'])
  })
  it('is read from what is switched off where nothing else has notes, and says so', async () => {
    const { key, harmony } = await harmonyOf([{ ...chords, isMuted }, hits(36, 'Drums', { devices: [drumRack] })])
    expect(key).toBe('A minor')
    expect(harmony).toMatchObject({
      key: { evidence: expect.arrayContaining([expect.stringContaining('switched off')]) },
    })
  })
  it('has the key of the session where the arrangement has no notes, and no chords at bars of the song', async () => {
    const inSession = midi({
      name: 'Chords',
      arrangementClips: [],
      sessionClips: { 0: midiClip({ notes: minorLoop }) },
    })
    const { key, chords: named, harmony } = await harmonyOf([inSession, hits(36, 'Drums', { devices: [drumRack] })])
    expect(key).toBe('A minor')
    expect(named).toBe(0)
    expect(harmony).toMatchObject({ key: { evidence: expect.arrayContaining([expect.stringContaining('session')]) } })
  })
  it('is less sure of scenes than of an arrangement: their order is not known', async () => {
    const clip = midiClip({
      lengthBeats: 64,
      notes: [0, 16, 32, 48].flatMap((from) =>
        minorLoop.map((note) => ({ ...note, startBeats: note.startBeats + from })),
      ),
    })
    const sureOf = async (description: Partial<TrackDescription>) => {
      const { harmony } = await harmonyOf([midi({ name: 'Chords', ...description })])
      return harmony.kind === 'known' ? harmony.key.confidence : 0
    }
    expect(await sureOf({ arrangementClips: [clip] })).toBeGreaterThan(0.8)
    expect(await sureOf({ arrangementClips: [], sessionClips: { 0: clip } })).toBe(0.8)
  })
})
