import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf, reportOf } from '../../testing/report-of.ts'
import { bars, track } from './energy.cases.ts'
import { downIn, FADER_CASES, grouped } from './faders.cases.ts'

/** Two parts through 24 bars, in a group whose fader is down in the first eight; a third part plays throughout. */
const letIn: SetDescription = {
  tracks: [
    track(bars(0, 24)),
    { kind: 'group', name: 'Strings', automation: downIn([0, 8]) },
    ...[64, 67].map((pitch) => ({ ...track(bars(0, 24, pitch)), group: 'Strings' })),
  ],
}
const entries = async (set: SetDescription) => {
  const { arrangement } = await reportOf(set)
  return arrangement.form.moves.map(({ bar, enters, leaves }) => [bar, enters.length, leaves.length])
}

describe('faders', () => {
  testCases(FADER_CASES)

  it('calls a track switch that is automated no fader, and counts the places of its moves', async () => {
    const switched = (name: string, ...at: readonly number[]): TrackDescription => ({
      ...track(bars(0, 40)),
      name,
      automation: [
        {
          parameter: 'Mixer/Speaker',
          events: [0, ...at].map((bar, index) => ({ timeBeats: bar * 4, value: index % 2 === 0 })),
        },
      ],
    })
    const tracks = [track(bars(0, 40)), switched('Low', 4, 8), switched('Mid', 4, 8), switched('High', 8, 12, 16, 20)]
    expect((await findingOf('AR23', { tracks }))?.claim).toBe(
      'Parts are muted and brought back by automation while their clips go on: bars 5, 9, 13, 17 and 21.',
    )
    const gone = ['Low', 'Mid', 'High'].map((name) => switched(name, 20))
    expect((await findingOf('AR23', { tracks: [track(bars(0, 40)), ...gone] }))?.claim).toBe(
      'Automation mutes 3 parts at once in bar 21, and for good: “Low”, “Mid” and “High”.',
    )
  })

  it('calls a fade of Main no form, whatever goes on past it', async () => {
    const fading = { automation: downIn([20, 30]) }
    const gone = ['Low', 'Mid', 'High'].map((name): TrackDescription => ({
      ...track(bars(0, 40)),
      name,
      automation: downIn([20, 40]),
    }))
    const set = { tracks: [track(bars(0, 40)), ...gone] }
    expect((await findingOf('AR23', set))?.claim).toMatch(/^Faders take out 3 parts at once in bar 21/)
    expect(await findingOf('AR23', { ...set, main: fading })).toBeUndefined()
  })

  it('lets parts in where the fader of their group comes up', async () => {
    const { arrangement } = await reportOf(letIn)
    expect(await entries(letIn)).toEqual([
      [1, 1, 0],
      [9, 2, 0],
    ])
    expect(arrangement.sections.map(({ startBeats, trackIds }) => [startBeats, trackIds.length])).toEqual([
      [0, 1],
      [32, 3],
    ])
    expect(arrangement.clips.map(({ isHeard, heardIn }) => [isHeard, heardIn])).toEqual([
      [true, undefined],
      ...[1, 2].map(() => [true, [{ startBeats: 32, endBeats: 96 }]]),
    ])
  })

  it('takes a fader that comes up in the last quarter of a bar for an early hand', async () => {
    const early = { ...track(bars(0, 24)), automation: downIn([0, 7.8]) }
    const set = { tracks: [track(bars(0, 24, 64)), early] }
    expect(await entries(set)).toEqual([
      [1, 1, 0],
      [9, 1, 0],
    ])
    const { arrangement } = await reportOf(set)
    expect(arrangement.clips[1]?.heardIn).toEqual([{ startBeats: 32, endBeats: 96 }])
  })

  it('ends a song where Main has faded out', async () => {
    const automation = downIn([20, 25])
    const { arrangement } = await reportOf({ tracks: [track(bars(0, 24))], main: { automation } })
    expect(arrangement.sections.at(-1)?.endBeats).toBe(80)
    expect(arrangement.lengthBeats).toBe(96)
  })

  it('reads a rhythm where its fader is up', async () => {
    const steps = Array.from({ length: 64 }, (_, index) => ({ pitch: 60, startBeats: index * 1.5, durationBeats: 0.5 }))
    const drifting = track({ startBeats: 0, lengthBeats: 96, notes: steps })
    const told = async (automation = downIn()) =>
      (await reportOf({ tracks: [{ ...drifting, automation }] })).findings.map(({ checkId }) => checkId)
    expect(await told()).toContain('RH01')
    expect(await told(downIn([4, 8]))).toContain('RH01')
  })

  it('names who leaves, and says whether they come back', async () => {
    const told = async (to: number) =>
      await findingOf('AR23', { tracks: [track(bars(0, 32)), ...grouped(3, 32, [15.9, to])] })
    expect((await told(33))?.claim).toMatch(
      /^Faders take out 3 parts at once in bar 17, and for good: “.*” and “.*”\.$/,
    )
    expect((await told(20))?.claim).toMatch(/^Faders take out 3 parts at once in bar 17: /)
    const played = await findingOf('AR23', {
      tracks: [track(bars(0, 40)), ...grouped(3, 40, [4, 8], [12, 16], [20, 24])],
    })
    expect(played?.claim).toBe(
      'Faders take parts out and let them in while their clips go on: bars 5, 9, 13, 17, 21 and 25.',
    )
    expect(played?.evidence.map(({ text }) => text.split(',')[0])).toEqual([
      'Bar 5: out',
      'Bar 9: in',
      'Bar 13: out',
      'Bar 17: in',
      'Bar 21: out',
      'Bar 25: in',
    ])
  })
})
