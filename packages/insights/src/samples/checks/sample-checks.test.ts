import type { Hearing } from '@kvint/audio'
import type { SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { bounceOfReport } from '../../bounce/testing/bounce-of.ts'
import { audioClip, midi, midiClip, notes, setOf } from '../../testing/report-of.ts'
import { hearSamples, samplesInUse } from '../heard-samples.ts'
import { SAMPLE_CHECKS } from './sample-checks.ts'

type Case = readonly [
  id: string,
  kind: 'fires' | 'beside' | 'trap',
  what: string,
  heard: Partial<Hearing>,
  semitones?: number,
]

const fault = (kind: Hearing['faults'][number]['kind'], value: number): Partial<Hearing> => ({
  faults: [{ kind, startSeconds: 1, endSeconds: 1.1, value }],
})
const form = (
  form: 'one-shot' | 'loop' | 'sustained',
  drum: 'kick' | null = null,
  pitch = 36,
  confidence = 0.95,
): Partial<Hearing> => ({
  sample: { form, drum, root: { pitch, cents: 0, confidence }, loop: null, confidence: 0.9, decidedBy: 'sound' },
})
const chord = { startSeconds: 0, endSeconds: 2, rootPitchClass: 0, quality: 'maj', bassPitchClass: 0, confidence: 0.9 }
const key = (tonicPitchClass: number, confidence = 0.9): Partial<Hearing> => ({
  ...form('loop'),
  key: { tonicPitchClass, mode: 'major', confidence },
  chords: [chord, chord],
})

/** The song is in C major; the sample plays in bars 1 to 4. */
const CASES: readonly Case[] = [
  ['HE04', 'fires', 'a loop with 40 flat tops', { ...form('loop'), ...fault('hard-clipped', 40) }],
  ['HE04', 'beside', 'a loop with 10 flat tops', { ...form('loop'), ...fault('hard-clipped', 10) }],
  ['HE04', 'trap', 'a drum that its maker squared off', { ...form('one-shot', 'kick'), ...fault('hard-clipped', 40) }],
  ['HE32', 'fires', 'a click', fault('click', 0.5)],
  ['HE32', 'beside', 'a sample without breaks', {}],
  ['HE32', 'trap', 'silence at the end', fault('head-and-tail-silence', 4)],
  ['HE39', 'fires', 'a loop in E major', key(4)],
  ['HE39', 'beside', 'a loop in D major: five notes in common', key(2)],
  ['HE39', 'trap', 'a loop in E major, moved to C', key(4), -4],
  ['HE39', 'trap', 'a loop whose key is a guess', key(4, 0.5)],
  ['HE20', 'fires', 'a kick that rings at C♯', form('one-shot', 'kick', 37)],
  ['HE20', 'beside', 'a kick that rings at C', form('one-shot', 'kick', 36)],
  ['HE20', 'trap', 'a kick whose pitch is unclear', form('one-shot', 'kick', 37, 0.6)],
]

describe('checks of samples', () => {
  it.each(CASES)('%s %s: %s', async (...one) => {
    const [id, kind, , heard, semitones = 0] = one as unknown as Case
    const { findings: told } = hearSamples(await setOf(song(semitones)), 'song.als', [
      { path: 'Song Project/Samples/Imported/loop.wav', hearing: hearing(heard) },
    ])
    expect(told.some(({ checkId }) => checkId === id)).toBe(kind === 'fires')
  })

  it.each(['fires', 'beside', 'trap'] as const)('each have a case that is to be told or not: %s', (kind) => {
    const shown = new Set(CASES.filter((one) => one[1] === kind).map(([id]) => id))
    expect(SAMPLE_CHECKS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  it('names the clip, the file, its bars and the transposition that fits', async () => {
    const { findings, uses } = hearSamples(await setOf(song(0)), 'song.als', [
      { path: 'Samples/Imported/loop.wav', hearing: hearing(key(4)) },
    ])
    const [finding] = findings
    expect(uses).toMatchObject([{ trackName: 'Loop', key: 'E major', kind: 'loop', transposeSemitones: 0 }])
    expect(finding?.claim).toBe('A loop on “Loop” sounds in E major, the song is in C major.')
    expect(finding?.evidence[0]).toMatchObject({ bars: { from: 1, to: 4 } })
    expect(finding?.evidence[0]?.text).toMatch(/3 of 7 notes fit; (?:\+3|−4|\+1|−2|\+5|−5|\+4|−3) st: [67] of 7/)
  })

  it('does not take another file of the same name for the one that a clip plays', async () => {
    const elsewhere = ['Samples/A/loop.wav', 'Samples/B/loop.wav'].map((path) => ({ path, hearing: hearing(key(4)) }))
    const one = { ...elsewhere[1]!, hearing: null }
    expect(hearSamples(await setOf(song(0)), 'song.als', [elsewhere[0]!, one]).uses).toEqual([])
  })

  it('says nothing of files that no clip plays', async () => {
    const other = { path: 'Samples/Imported/other.wav', hearing: hearing(key(4)) }
    expect(hearSamples(await setOf(song(0)), 'song.als', [other])).toEqual({ findings: [], uses: [] })
    expect(samplesInUse(await setOf(song(0)), 'song.als', [other]).size).toBe(0)
  })
})

const hearing = (rest: Partial<Hearing>): Hearing => ({ ...bounceOfReport({ seconds: 8 }, null).hearing, ...rest })

function song(semitones: number): SetDescription {
  const chords = [
    [48, 60, 64, 67],
    [53, 60, 65, 69],
    [55, 59, 62, 67],
    [48, 60, 64, 67],
  ].flatMap((pitches, bar) => pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4, velocity: 90 })))
  const all = [0, 16, 32, 48].flatMap((by) => chords.map((note) => ({ ...note, startBeats: note.startBeats + by })))
  return {
    tracks: [
      midi({ name: 'Keys', arrangementClips: [midiClip({ lengthBeats: 64, notes: all })] }),
      midi({ name: 'Hat', arrangementClips: [midiClip({ lengthBeats: 64, notes: notes(64, { pitch: 42 }) })] }),
      {
        kind: 'audio',
        name: 'Loop',
        arrangementClips: [
          audioClip({
            transposeSemitones: semitones,
            sample: {
              path: '/Music/Song Project/Samples/Imported/loop.wav',
              relativePath: 'Samples/Imported/loop.wav',
              relativePathType: 3,
            },
          }),
        ],
      },
    ],
  }
}
