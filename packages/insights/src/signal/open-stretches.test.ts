import type { LiveSet } from '@kvint/als'
import type { AutomationDescription, SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { midi, setOf } from '../testing/report-of.ts'
import { openStretches } from './open-stretches.ts'

type Points = readonly (readonly [timeBeats: number, value: number | boolean])[]
const moved = (parameter: string, points: Points): AutomationDescription[] => [
  { parameter, events: points.map(([timeBeats, value]) => ({ timeBeats, value })) },
]
/** A fader that is down between two beats. */
const down = (from: number, to: number): AutomationDescription[] =>
  moved('Mixer/Volume', [
    [0, 1],
    [from, 1],
    [from, 0.0003],
    [to, 0.0003],
    [to, 1],
  ])
/** Where the track “Part” comes through in 16 bars. */
const openOf = async (description: SetDescription, more: Partial<LiveSet> = {}) => {
  const set = { ...(await setOf(description)), ...more }
  const part = set.tracks.find(({ name }) => name === 'Part')
  return openStretches(set, 64)(part?.id ?? -1, { start: 0, end: 64 }).map(({ start, end }) => [start, end])
}
const part = midi({ name: 'Part' })
const rest = [
  [0, 16],
  [32, 64],
]

describe('openStretches', () => {
  it('is open where nothing moves', async () => {
    expect(await openOf({ tracks: [part] })).toEqual([[0, 64]])
  })

  it('is closed where its own fader is down', async () => {
    expect(await openOf({ tracks: [{ ...part, automation: down(16, 32) }] })).toEqual(rest)
  })

  it('is closed where its activator is off', async () => {
    const automation = moved('Mixer/Speaker', [
      [0, true],
      [16, false],
      [32, true],
    ])
    expect(await openOf({ tracks: [{ ...part, automation }] })).toEqual(rest)
  })

  it('passes the groups around', async () => {
    const group = { kind: 'group', name: 'Low', group: 'All', automation: down(0, 32) } as const
    const all = { kind: 'group', name: 'All', automation: down(48, 64) } as const
    expect(await openOf({ tracks: [all, group, { ...part, group: 'Low' }] })).toEqual([[32, 48]])
  })

  it('passes the track that it is routed to', async () => {
    const bus = { kind: 'audio', name: 'Bus', automation: down(16, 32) } as const
    expect(await openOf({ tracks: [bus, { ...part, output: { track: 'Bus' } }] })).toEqual(rest)
  })

  it('passes the main track', async () => {
    expect(await openOf({ tracks: [part], main: { automation: down(16, 32) } })).toEqual(rest)
  })

  it('leaves a main track out that is down all along: nothing could be told of the song', async () => {
    expect(await openOf({ tracks: [part], main: { automation: down(0, 64) } })).toEqual([[0, 64]])
  })

  it('leaves the main track out for what goes past it', async () => {
    const output = { target: 'AudioOut/External/S1' }
    expect(await openOf({ tracks: [{ ...part, output }], main: { automation: down(16, 32) } })).toEqual([[0, 64]])
  })

  it('is never open on a fader that is down all along', async () => {
    expect(await openOf({ tracks: [{ ...part, automation: down(0, 64) }] })).toEqual([])
  })

  it('is open where less than a beat is cut out', async () => {
    expect(await openOf({ tracks: [{ ...part, automation: down(16, 16.75) }] })).toEqual([[0, 64]])
    expect(await openOf({ tracks: [{ ...part, automation: down(16, 17) }] })).toHaveLength(2)
  })

  it('is open for a send that does not pass the fader', async () => {
    const room = { kind: 'return', name: 'Room' } as const
    const sending = { ...part, sends: { Room: 0 }, automation: down(16, 32) }
    const set = { tracks: [sending, room] }
    expect(await openOf(set, { areSendsPreFader: [true] })).toEqual([[0, 64]])
    expect(await openOf(set, { areSendsPreFader: [false] })).toEqual(rest)
  })

  it('ends in groups that stand in each other', async () => {
    const set = await setOf({ tracks: [part, { kind: 'group', name: 'One' }] })
    const [first, one] = set.tracks
    if (!first || !one) throw new Error('two tracks')
    const looped = {
      ...set,
      tracks: [
        { ...first, groupId: one.id, output: null },
        { ...one, groupId: one.id, output: null },
      ],
    }
    expect(openStretches(looped, 64)(first.id, { start: 0, end: 64 })).toHaveLength(1)
  })

  it('follows twenty thousand tracks, each routed to the next', async () => {
    const set = await setOf({
      tracks: [
        { ...part, output: { track: 'Bus' } },
        { kind: 'audio', name: 'Bus' },
      ],
    })
    const [first] = set.tracks
    if (!first?.output) throw new Error('The first track is routed to the second')
    const { output } = first
    const tracks = Array.from({ length: 20_000 }, (_, id) => ({ ...first, id, output: { ...output, trackId: id + 1 } }))
    expect(openStretches({ ...set, tracks }, 64)(0, { start: 0, end: 64 })).toEqual([{ start: 0, end: 64 }])
  })

  it('answers for as many clips as a file may hold under as many points', async () => {
    const set = await setOf({ tracks: [part] })
    const events = Array.from({ length: 200_000 }, (_, index) => ({ timeBeats: index, value: index % 2 === 0 ? 0 : 1 }))
    const target = { kind: 'mixer', parameter: 'mute', sendIndex: null } as const
    const tracks = set.tracks.map((track) => ({ ...track, automation: [{ target, events, offset: 0 }] }))
    const openIn = openStretches({ ...set, tracks }, 200_000)
    const id = tracks[0]?.id ?? -1
    const open = Array.from({ length: 200_000 }, (_, beat) => openIn(id, { start: beat, end: beat + 1 }))
    expect(open.filter(({ length }) => length > 0)).toHaveLength(100_000)
    expect(openIn(id, { start: 0, end: 4 })).toEqual([
      { start: 1, end: 2 },
      { start: 3, end: 4 },
    ])
    expect(openIn(id, { start: 0, end: 200_000 })).toEqual([{ start: 0, end: 200_000 }])
  })
})
