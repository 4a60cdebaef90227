import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, midi, midiClip } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'
import { whatPlays } from './what-plays.ts'

const waiting = (name: string, rest: Partial<TrackDescription> = {}): TrackDescription =>
  midi({ name, arrangementClips: [], sessionClips: { 0: midiClip() }, ...rest })

async function namesIn(set: SetDescription): Promise<string[]> {
  return whatPlays(await songOf(set)).parts.map(({ track }) => track.name)
}

describe('what plays', () => {
  it('leaves out a track whose clips wait in the session view', async () => {
    expect(await namesIn({ tracks: [midi({ name: 'Keys' }), waiting('Bass')] })).toEqual(['Keys'])
  })

  it('keeps all where the session view is the song, or nothing plays', async () => {
    expect(await namesIn({ tracks: [waiting('Keys'), waiting('Bass')] })).toEqual(['Keys', 'Bass'])
    const empty = ['Keys', 'Bass'].map((name) => midi({ name, arrangementClips: [] }))
    expect(await namesIn({ tracks: empty })).toEqual(['Keys', 'Bass'])
  })

  it('keeps returns, groups, buses, what is soloed or played live, and what takes or rules the sound', async () => {
    const empty = (kind: TrackDescription['kind'], name: string, rest: Partial<TrackDescription> = {}) =>
      ({ kind, name, arrangementClips: [], ...rest }) satisfies TrackDescription
    const kept: TrackDescription[] = [
      empty('group', 'Group'),
      midi({
        name: 'Keys',
        group: 'Group',
        output: { track: 'Bus', tap: 'TrackIn' },
        devices: [{ tag: 'Compressor2', sidechain: { isOn: true, source: 'Ghost kick' } }],
      }),
      empty('audio', 'Bus'),
      empty('midi', 'Layer', { input: { track: 'Keys' } }),
      empty('midi', 'Ghost kick'),
      empty('audio', 'Voice', { monitoring: 'in' }),
      empty('midi', 'Solo', { isSoloed: true }),
      empty('return', 'Room'),
    ]
    const names = kept.map(({ name }) => name)
    expect(await namesIn({ tracks: [waiting('Bass'), ...kept, empty('group', 'Empty group')] })).toEqual(names)
  })

  it('leaves out a clip that is parked behind the song, and the track that has no other', async () => {
    const clips = [0, 16, 32, 48].map((startBeats) => midiClip({ startBeats }))
    const song = await songOf({
      tracks: [
        midi({ name: 'Keys', arrangementClips: [...clips, midiClip({ startBeats: 128 })] }),
        audio({ name: 'Noise', arrangementClips: [] }),
      ],
    })
    expect(song.parts[0]?.clips).toHaveLength(5)
    const heard = whatPlays(song)
    expect(heard.parts.map(({ clips: left }) => left.length)).toEqual([4])
    expect(heard.unfolding).toBe(song.unfolding)
  })
})
