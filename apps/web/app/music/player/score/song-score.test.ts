import type { Report } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { madeUpReport } from '../../report/testing/made-up-report.ts'
import { songScore } from './song-score.ts'

const report = madeUpReport()
const withTracks = (change: (track: Report['tracks'][number]) => object): Report => ({
  ...report,
  tracks: report.tracks.map((track) => ({ ...track, ...change(track) })),
})
const part = (of: Report, name: string) => songScore(of).parts.find((each) => each.name === name)

describe('the score of a song', () => {
  it('holds the tracks with notes, and their clips as arranged', () => {
    expect(songScore(report).parts.map(({ name }) => name)).toEqual(['Chords', 'Bass'])
    const [first, second] = part(report, 'Chords')?.passages ?? []
    expect([first?.startBeats, second?.startBeats]).toEqual([0, 32])
    expect(second?.rows).toBe(first?.rows)
  })

  it('leaves out clips that are not heard', () => {
    const clips = report.arrangement.clips.map((clip) => ({ ...clip, isHeard: clip.id !== 'c2' && clip.isHeard }))
    const score = songScore({ ...report, arrangement: { ...report.arrangement, clips } })
    expect(score.parts[0]?.passages.map(({ startBeats }) => startBeats)).toEqual([0])
  })

  it('ends with its sections: what is parked behind them is not played', () => {
    const parked = { ...report, arrangement: { ...report.arrangement, lengthBeats: 400 } }
    expect(songScore(parked).endBeats).toBe(64)
  })

  it.each([
    ['drums', 'drums'],
    ['hats', 'drums'],
    ['bass', 'bass'],
    ['pad', 'pad'],
    ['vocal', 'lead'],
    ['arp', 'pluck'],
    ['unknown', 'keys'],
  ] as const)('gives %s the voice %s', (role, voice) => {
    expect(
      part(
        withTracks(() => ({ role: { role, confidence: 1, because: '' } })),
        'Bass',
      )?.voice,
    ).toBe(voice)
  })

  it('keeps half of what faders say, within six decibels; a closed one stays closed', () => {
    const faders = (db: number) => withTracks(({ id }) => ({ volumeDb: id === 3 ? db : 0 }))
    const apart = (db: number) => (part(faders(db), 'Bass')?.gainDb ?? 0) - (part(faders(db), 'Chords')?.gainDb ?? 0)
    expect(apart(-8)).toBe(-4)
    expect(apart(-30)).toBe(-6)
    expect(apart(-70)).toBe(-100)
  })

  it('has effects silent until somebody switches them on: their notes start samples', () => {
    expect(
      part(
        withTracks(() => ({ role: { role: 'effects', confidence: 1, because: '' } })),
        'Bass',
      )?.isOn,
    ).toBe(false)
  })
})
