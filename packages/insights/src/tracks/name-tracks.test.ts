import { readSet } from '@kvint/als'
import { buildSet, type TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { reportOf } from '../testing/report-of.ts'
import { nameTracks } from './name-tracks.ts'

async function namesOf(tracks: readonly TrackDescription[]) {
  const reading = await readSet(await buildSet({ tracks: [...tracks] }))
  if (reading.kind !== 'set') throw new Error('not read')
  const set = { ...reading.set, tracks: reading.set.tracks.map((track) => ({ ...track, name: '', userName: '' })) }
  return nameTracks(set).tracks.map(({ name }) => name)
}

describe('nameTracks', () => {
  it('calls a track that the file does not name as Live would', async () => {
    expect(
      await namesOf([
        { kind: 'midi', devices: [{ tag: 'MidiArpeggiator' }, { tag: 'Operator' }] },
        { kind: 'midi' },
        { kind: 'group' },
        {
          kind: 'audio',
          arrangementClips: [
            { kind: 'audio', name: 'Koto', startBeats: 0, lengthBeats: 4, sample: { path: '/a.wav' } },
          ],
        },
        { kind: 'audio' },
        { kind: 'return', devices: [{ tag: 'Reverb' }] },
        { kind: 'return' },
      ]),
    ).toEqual(['1-Operator', '2-MIDI', '3-Group', '4-Koto', '5-Audio', 'A-Reverb', 'B-Return'])
  })

  it('leaves a set alone in which all have names', async () => {
    const reading = await readSet(await buildSet({ tracks: [{ kind: 'midi', name: 'Bass' }] }))
    if (reading.kind !== 'set') throw new Error('not read')
    expect(nameTracks(reading.set)).toBe(reading.set)
  })

  it('gives the report its names', async () => {
    const { tracks } = await reportOf({ tracks: [{ kind: 'midi', name: '', devices: [{ tag: 'Operator' }] }] })
    expect(tracks[0]?.name).toBe('1-Operator')
  })
})
