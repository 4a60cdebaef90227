import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { songOf } from '../testing/song-of.ts'
import { audio, midi, setOf } from '../testing/report-of.ts'
import { audibleTracks } from './heard-tracks.ts'

const SYNTH: Partial<TrackDescription> = { devices: [{ tag: 'Operator' }] }
const synth = (name: string, rest: Partial<TrackDescription> = {}) => midi({ name, ...SYNTH, ...rest })

/** Names of the tracks that sound. */
async function audible(description: SetDescription, areSendsPreFader: readonly boolean[] = []): Promise<string[]> {
  const set = { ...(await setOf(description)), areSendsPreFader }
  const ids = audibleTracks(set)
  return set.tracks.filter(({ id }) => ids.has(id)).map(({ name }) => name)
}

describe('tracks that sound as saved', () => {
  const cases: readonly [what: string, tracks: readonly TrackDescription[], sound: readonly string[]][] = [
    ['off', [synth('A'), synth('B', { isMuted: true })], ['A']],
    ['the fader all the way down', [synth('A'), synth('B', { volumeDb: -Infinity })], ['A']],
    ['an audio track on Monitor In', [synth('A'), audio({ name: 'B', monitoring: 'in' })], ['A']],
    ['notes on Monitor In, which are the song as it is written', [synth('A', { monitoring: 'in' })], ['A']],
    ['notes that reach no instrument', [synth('A'), midi({ name: 'B' })], ['A']],
    [
      'notes of which none reach one: they are played elsewhere',
      [midi({ name: 'A' }), midi({ name: 'B' })],
      ['A', 'B'],
    ],
    ['notes that another track takes', [midi({ name: 'A' }), synth('B', { input: { track: 'A' } })], ['A', 'B']],
  ]
  it.each(cases)('leaves out or keeps: %s', async (_, tracks, sound) => {
    expect(await audible({ tracks })).toEqual(sound)
  })

  it('keeps a track with its fader down that sends in front of it', async () => {
    const tracks = [
      synth('A', { volumeDb: -Infinity, sends: { Room: -6 } }),
      { kind: 'return', name: 'Room', devices: [{ tag: 'Reverb' }] } as const,
    ]
    expect(await audible({ tracks }, [true])).toContain('A')
    expect(await audible({ tracks }, [false])).not.toContain('A')
  })

  it('leaves their clips out of what plays in each bar', async () => {
    const silent = [
      audio({ name: 'B', monitoring: 'in' }),
      midi({ name: 'C' }),
      synth('D', { volumeDb: -Infinity }),
      synth('E', { isMuted: true }),
    ]
    const song = await songOf({ tracks: [synth('A'), ...silent] })
    expect(song.activity.tracks.map(({ size }) => size)).toEqual([1, 1, 1, 1])
  })
})
