import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { expect, it } from 'vitest'
import { midi, midiClip, notes, reportOf } from '../testing/report-of.ts'
import { songSummary } from './song-summary.ts'
import { summaryNb } from './summary-nb.ts'

const summaries = async (set: SetDescription) => {
  const report = await reportOf(set)
  return [songSummary(report)[0], songSummary(report, summaryNb)[0]]
}
const drums = { notes: notes(4, { pitch: 36 }) }
const scenes = (...names: readonly string[]): SetDescription => ({
  scenes: names,
  tracks: [
    {
      kind: 'midi',
      name: 'Kit',
      sessionClips: Object.fromEntries(names.map((_, scene) => [scene, midiClip(drums)])),
    },
  ],
})
const click = {
  kind: 'midi',
  name: 'Click',
  sessionClips: { 0: midiClip(drums) },
  output: { target: 'AudioOut/External/S1', upperName: 'Ext. Out', lowerName: '3/4' },
} as const

it('a session whose scenes have names is told by them', async () => {
  expect(await summaries(scenes('INTRO', '1', 'VERSE', 'OUTRO'))).toEqual([
    'All of it is in the session view: four scenes, INTRO to OUTRO.',
    'Alt ligger i Session View: fire scener, INTRO til OUTRO.',
  ])
  expect((await summaries(scenes('INTRO', '1', 'OUTRO')))[0]).toBe(
    'All of it is in the session view: three clips on one track.',
  )
})

it('scenes are counted from the first to the last with a name, where they hold something', async () => {
  const set = scenes('1', 'INTRO', 'VERSE', '4', 'CHORUS', '6')
  const [kit] = set.tracks ?? []
  const empty = midiClip({ notes: [] })
  const holding = (...held: readonly number[]): SetDescription => ({
    ...set,
    tracks: [
      {
        ...kit!,
        sessionClips: Object.fromEntries(
          [0, 1, 2, 3, 4, 5].map((scene) => [scene, held.includes(scene) ? midiClip(drums) : empty]),
        ),
      },
    ],
  })
  expect((await summaries(holding(0, 1, 2, 3, 4, 5)))[0]).toMatch(/: four scenes, INTRO to CHORUS\.$/)
  expect((await summaries(holding(1, 2, 4)))[0]).toMatch(/: three scenes, INTRO to CHORUS\.$/)
  expect((await summaries(holding(1, 2)))[0]).toMatch(/: two clips on one track\.$/)
})

it('scenes that hold nothing part two groups, and tempos of their own are told', async () => {
  const names = ['INTRO', 'VERSE', 'DROP', '4', 'OPENING', 'BREAK', 'ENDING']
  const set = scenes(...names)
  const [kit] = set.tracks ?? []
  const clips = Object.fromEntries(
    names.map((_, scene) => [scene, scene === 3 ? midiClip({ notes: [] }) : midiClip(drums)]),
  )
  const parted = { ...set, tracks: [{ ...kit!, sessionClips: clips }] }
  expect(await summaries(parted)).toEqual([
    'All of it is in the session view: six scenes, INTRO to DROP and OPENING to ENDING.',
    'Alt ligger i Session View: seks scener, INTRO til DROP og OPENING til ENDING.',
  ])
  const played = names.slice(0, 3).map((name, at) => ({ name, bpm: [80, 80, 124][at] ?? 80 }))
  expect(await summaries({ ...scenes('INTRO', 'VERSE', 'DROP'), scenes: played })).toEqual([
    'All of it is in the session view: three scenes, INTRO to DROP, at 80 and 124 BPM.',
    'Alt ligger i Session View: tre scener, INTRO til DROP, i 80 og 124 BPM.',
  ])
})

it('a click on an output of its own makes a live set', async () => {
  const named = scenes('INTRO', 'VERSE', 'OUTRO')
  expect(await summaries({ ...named, tracks: [...(named.tracks ?? []), click] })).toEqual([
    'A live set of three scenes, INTRO to OUTRO, with a click on its own output.',
    'Et live-sett med tre scener, INTRO til OUTRO, med klikk på egen utgang.',
  ])
  const numbered = scenes('1', '2')
  expect(await summaries({ ...numbered, tracks: [...(numbered.tracks ?? []), click] })).toEqual([
    'A live set of two scenes: two clips on one track, with a click on its own output.',
    'Et live-sett med to scener: to klipp på ett spor, med klikk på egen utgang.',
  ])
})

it('a click on an output of the main track is heard by all, and is not told', async () => {
  const named = scenes('INTRO', 'VERSE', 'OUTRO')
  const clickAt = async (target: string) => {
    const one = { ...click, output: { ...click.output, target: `AudioOut/External/${target}` } }
    return (await summaries({ ...named, tracks: [...(named.tracks ?? []), one] }))[0]
  }
  for (const target of ['S0', 'M1']) expect(await clickAt(target)).toBe('A live set of three scenes, INTRO to OUTRO.')
  for (const target of ['S2', 'M2']) expect(await clickAt(target)).toMatch(/with a click on its own output/)
})

it('four bars that were recorded while scenes ran are no sketch', async () => {
  const named = scenes('INTRO', 'VERSE', 'CHORUS', 'OUTRO')
  const recorded = (lengthBeats: number) =>
    summaries({
      ...named,
      tracks: [...(named.tracks ?? []), click, midi({ arrangementClips: [midiClip({ lengthBeats })] })],
    })
  expect((await recorded(32))[0]).toMatch(/^A live set/)
  expect((await recorded(36))[0]).not.toMatch(/live set/)
})

it('four bars of as many clips as the session holds are an arrangement', async () => {
  const named = scenes('INTRO', 'VERSE', 'CHORUS', 'OUTRO')
  const bar = (startBeats: number) => midiClip({ startBeats, lengthBeats: 4 })
  const arranged = midi({ arrangementClips: [0, 4, 8, 12].map(bar) })
  const [first] = await summaries({ ...named, tracks: [...(named.tracks ?? []), click, arranged] })
  expect(first).not.toMatch(/live set/)
})

it('clips that are named for sections say so', async () => {
  const clips = (...names: readonly string[]): SetDescription => ({
    tracks: [
      {
        kind: 'midi',
        sessionClips: Object.fromEntries(names.map((name, scene) => [scene, midiClip({ name, ...drums })])),
      },
    ],
  })
  expect(await summaries(clips('bass verse', 'bass chorus', 'Chorus 2'))).toEqual([
    'All of it is in the session view: three clips on one track, some named verse and chorus.',
    'Alt ligger i Session View: tre klipp på ett spor, noen ved navn verse og chorus.',
  ])
  expect((await summaries(clips('bass verse', 'verse 2')))[0]).toMatch(/track\.$/)
})

it('notes on Monitor In are not heard as saved, on a stage or off it, and are a card off it alone', async () => {
  const monitored = [1, 2, 3].map((number) =>
    midi({ name: `Synth ${number}`, monitoring: 'in', devices: [{ tag: 'Operator' }] }),
  )
  const kit = { kind: 'midi', name: 'Kit', devices: [{ tag: 'DrumGroupDevice' }] } as const
  const inSession = (track: TrackDescription) => ({
    ...track,
    arrangementClips: [],
    sessionClips: { 0: midiClip(drums) },
  })
  const arranged = await reportOf({ tracks: [midi(kit), ...monitored] })
  const played = await reportOf({ tracks: [midi(kit), ...monitored].map(inSession) })
  expect(songSummary(arranged).at(-1)).toBe('Three more parts are not heard: their tracks are set to Monitor In.')
  expect(songSummary(played).at(-1)).toBe('Three of four parts are not heard: their tracks are set to Monitor In.')
  expect(arranged.findings.some(({ checkId }) => checkId === 'HY08')).toBe(true)
  expect(played.findings.some(({ checkId }) => checkId === 'HY08')).toBe(false)
  expect(arranged.harmony.kind).toBe(
    (await reportOf({ tracks: monitored.map((track) => ({ ...track, monitoring: 'auto' as const })) })).harmony.kind,
  )
})
