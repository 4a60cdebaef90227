import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf, midi, midiClip, notes, reportOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { ARRANGEMENT_CASES, bars, chorusAt, floor, rising, stray, track } from './arrangement.cases.ts'
import { TEMPO_CASES } from './tempo.cases.ts'
import { four, kick, kickWithout, sections } from './energy.cases.ts'

/** One part, then four, then eight: each section even in itself. */
const stepwise: SetDescription = {
  tracks: Array.from({ length: 8 }, (_, index) => {
    const from = index === 0 ? 0 : index < 4 ? 16 : 32
    return track(bars(from, 64 - from, 50 + index))
  }),
}

describe('arrangement', () => {
  testCases(ARRANGEMENT_CASES)
  testCases(TEMPO_CASES)

  it('names the fullest scene of a jam, where one is', async () => {
    const clips = (scenes: number) =>
      Object.fromEntries(Array.from({ length: scenes }, (_, scene) => [scene, midiClip()]))
    const jam = (...scenes: number[]) => ({
      tracks: scenes.map((count) => midi({ sessionClips: clips(count), arrangementClips: [] })),
    })
    expect((await findingOf('AR01', jam(6, 1, 1)))?.claim).toMatch(
      /^8 clips in the session view, .*: scene “.*” is the fullest, with 3 parts; no other has more than 1\.$/,
    )
    expect((await findingOf('AR01', jam(4, 2, 2)))?.claim).toMatch(/^8 clips in the session view, and .* yet\.$/)
    expect((await findingOf('AR01', jam(1, 1, 1, 1, 1, 1, 1, 1)))?.claim).toMatch(
      /^8 clips in the session view, all in scene “.*”, and nothing in the arrangement yet\.$/,
    )
  })

  it('counts the bars of a song from its first sound', async () => {
    const late = { tracks: [60, 61, 62, 63].map((pitch) => track(bars(4, 40, pitch))) }
    expect((await findingOf('AR12', late))?.claim).toBe('In 40 of 40 bars all of the 4 parts play.')
  })

  it('says where the tempo comes home', async () => {
    const claim = async (...points: readonly (readonly [number, number])[]) =>
      (
        await findingOf('AR14', {
          tracks: [track(bars(0, 16))],
          tempo: points.map(([timeBeats, bpm]) => ({ timeBeats, bpm })),
        })
      )?.claim
    const up = [
      [0, 100],
      [16, 100],
      [16, 120],
    ] as const
    expect(await claim(...up, [32, 120], [32, 100])).toBe(
      'The tempo jumps from 100 to 120 BPM in bar 5; by bar 9 it is back at 100.',
    )
    expect(await claim(...up, [32, 120], [32, 117], [40, 117], [40, 103], [48, 100])).toBe(
      'The tempo jumps from 100 to 120 BPM in bar 5; by bar 12 it is back at 100.',
    )
    expect(await claim(...up, [32, 120], [32, 110])).toBe('The tempo jumps from 100 to 120 BPM in bar 5.')
  })

  it('names who joins a fuller section, and calls none fuller that loses parts', async () => {
    const played = (early: readonly string[], late: readonly string[]): SetDescription => ({
      tracks: [...new Set([...early, ...late])].map((name) => ({
        ...track(
          bars(early.includes(name) ? 0 : 16, (early.includes(name) ? 16 : 0) + (late.includes(name) ? 16 : 0), 60),
        ),
        name,
      })),
      locators: [
        { timeBeats: 0, name: 'Build' },
        { timeBeats: 64, name: 'Drop' },
      ],
    })
    expect((await findingOf('AR15', played(['Pad'], ['Pad', 'Lead', 'Bass'])))?.claim).toMatch(
      /a fuller section in bar 17: “Lead” and “Bass” join, and the notes go from about 4 a bar to 12\.$/,
    )
    const { tracks = [], ...rest } = played(['Pad'], ['Pad', 'Lead'])
    const later = { ...track(bars(20, 12, 60)), name: 'Bass' }
    expect((await findingOf('AR15', { ...rest, tracks: [...tracks, later] }))?.claim).toContain('bar 17: “Lead” joins')
  })

  it('counts no notes that an arpeggiator makes others of, and takes the bars before a step as they stand', async () => {
    const from = (bar: number, pitch: number, ...tags: string[]): TrackDescription => ({
      ...track(bars(bar, 32 - bar, pitch)),
      name: `Part ${String(pitch)}`,
      devices: [...tags, 'Operator'].map((tag) => ({ tag })),
    })
    const told = async (...parts: readonly TrackDescription[]) =>
      await findingOf('AR15', {
        tracks: [
          from(0, 48),
          from(8, 60),
          from(8, 67),
          ...[72, 74, 76, 79, 81].map((pitch) => from(24, pitch)),
          ...parts,
        ],
        locators: [0, 32, 96].map((timeBeats) => ({ timeBeats, name: `At ${String(timeBeats)}` })),
      })
    expect((await told())?.claim).toMatch(/^Bar 25 is fuller than bars 9 to 24: .* join, and the notes go from/)
    const broken = await told(from(24, 84, 'MidiArpeggiator'))
    expect(broken?.claim).toBe('Bar 25 is fuller than bars 9 to 24: “Part 72”, “Part 74”, “Part 76” and 3 more join.')
    expect(broken?.evidence.map(({ text }) => text)).toEqual([
      'Before: 3 parts in most bars',
      'From bar 25: 9 parts in most bars',
    ])
    expect((await told(from(16, 84)))?.claim).toMatch(/^Bar 25 is fuller than bars 17 to 24: /)
  })

  it('names the part that brings more notes than those that join, and counts none of an audio song', async () => {
    const stabs = (perBar: number, from: number) =>
      midiClip({
        startBeats: from * 4,
        lengthBeats: 64,
        notes: notes(16 * perBar, { pitch: 72, stepBeats: 4 / perBar, durationBeats: 0.2 }),
      })
    const build = (more: number, ...others: TrackDescription[]): SetDescription => ({
      locators: ['Build', 'Drop'].map((name, at) => ({ timeBeats: at * 64, name })),
      tracks: [
        { ...track(stabs(4, 0), stabs(more, 16)), name: 'Stabs' },
        { ...track(bars(16, 16, 48)), name: 'Pad' },
        ...others,
      ],
    })
    const claim = async (set: SetDescription) => (await findingOf('AR15', set))?.claim
    expect(await claim(build(16))).toMatch(/“Pad” joins, “Stabs” plays more, and the notes go from about 4 a bar to 20/)
    expect(await claim(build(4))).toMatch(/“Pad” joins, and the notes/)
    const enteringLater = { ...track({ ...stabs(16, 18), lengthBeats: 56 }), name: 'Arp' }
    expect(await claim(build(4, enteringLater))).toMatch(/“Pad” joins, and the notes/)
    const takes = [0, 1, 2].map(() => audio({ arrangementClips: [audioClip({ lengthBeats: 128 })] }))
    expect(await claim(build(16, ...takes))).toBeUndefined()
  })

  it('tells a part that joins from one of its name that plays already', async () => {
    const kicks = [0, 16].map((from) => ({ ...track(bars(from, 32 - from, 36)), name: 'Kick' }))
    const locators = ['Build', 'Drop'].map((name, at) => ({ timeBeats: at * 64, name }))
    const told = async (...more: TrackDescription[]) =>
      (await findingOf('AR15', { tracks: [...kicks, ...more], locators }))?.claim
    expect(await told({ ...track(bars(16, 16, 72)), name: 'Lead' })).toContain(
      'bar 17: a second “Kick” and “Lead” join',
    )
    expect((await told())?.replace(/^.*bar 17: /, '')).toMatch(/^a second “Kick” joins/)
  })

  it('counts no bar for a section in which nothing has changed yet', async () => {
    const build = (from: number) => [
      track(bars(0, 24, 48)),
      ...[60, 67].map((pitch) => track(bars(from, 24 - from, pitch))),
      ...[72, 74, 76, 79].map((pitch) => track(bars(16, 8, pitch))),
    ]
    const told = async (from: number) =>
      await findingOf('AR15', {
        tracks: build(from),
        locators: ['x', 'y', 'z'].map((name, at) => ({ timeBeats: at * 32, name })),
      })
    expect((await told(9))?.claim).toMatch(/^Bar 17 is fuller than bars 10 to 16: /)
    expect((await told(9))?.evidence[0]?.bars).toEqual({ from: 10, to: 16 })
    expect((await told(8))?.claim).toMatch(/^Bar 17 is fuller than bars 9 to 16: /)
  })

  it('calls no section fuller that has more notes in fewer parts', async () => {
    const part = (startBeats: number, perBeat: number) =>
      midi({
        arrangementClips: [
          midiClip({
            startBeats,
            lengthBeats: 64,
            notes: Array.from({ length: 64 * perBeat }, (_, at) => ({
              pitch: 60,
              startBeats: at / perBeat,
              durationBeats: 0.1,
            })),
          }),
        ],
      })
    const locators = [
      { timeBeats: 0, name: 'Build' },
      { timeBeats: 64, name: 'Outro' },
    ]
    expect(await findingOf('AR15', { tracks: [part(0, 1), part(0, 1), part(64, 4)], locators })).toBeUndefined()
    expect(await findingOf('AR15', { tracks: [part(0, 1), part(64, 4)], locators })).toBeDefined()
  })

  it('tells the break of a kick before a longer one of loops', async () => {
    const loops = midi({ name: 'Drum Loop', arrangementClips: [four(20, 4), four(32, 8)] })
    const finding = await findingOf('AR19', {
      tracks: [track(bars(0, 40)), kick(four(0, 8), four(10, 8)), loops],
    })
    expect(finding?.claim).toBe('“Kick” drops out in bars 9 to 10 and comes back in bar 11.')
    expect(finding?.evidence.map(({ text }) => text)).toContain('Also out from bar 25 until bar 33: “Drum Loop”')
  })

  it('lists all bars in which a part holds back, and all in which everything stops', async () => {
    const told = async (...rests: readonly number[]) => await findingOf('AR16', sections(kickWithout(...rests)))
    const lines = await told(7, 15)
    expect(lines?.claim).toBe(
      '“Kick” holds back just before bars 9 and 17: each of your sections after the first opens like that.',
    )
    expect(lines?.evidence[0]?.text).toBe('“Kick”: bar 8: 0 hits, bar 6: 4')
    const more = await told(7, 11, 15)
    expect(more?.claim).toBe('“Kick” holds back in bars 8, 12 and 16; behind 2 of them a new section begins.')
    expect(more?.evidence.at(-1)?.text).toBe('“Kick”: holds back in bar 12 too, where no section ends')
    const parts = [60, 64, 67, 72].map((pitch) => track(bars(0, 15, pitch), bars(16, 5, pitch), bars(22, 10, pitch)))
    const stops = await findingOf('AR16', {
      tracks: parts,
      locators: ['A', 'B'].map((name, at) => ({ timeBeats: at * 64, name })),
    })
    expect(stops?.claim).toBe('Everything stops for a bar before bar 17, where a full section begins.')
    expect(stops?.evidence.map(({ text }) => text)).toContain('Bar 22: silence in all parts too')
  })

  it('says from where it counts the lines that entries fall beside', async () => {
    const claim = async (...at: readonly number[]) =>
      (await findingOf('AR11', { tracks: [track(bars(0, 64)), ...at.map((bar) => track(bars(bar, 64 - bar)))] }))?.claim
    const first = [3, 6, 9, 11, 14, 17, 19, 22]
    expect(await claim(...first)).toBe(
      '5 of 8 entries come between the four-bar lines (4, 8, 12 …): bars 7, 10, 15 and 2 more.',
    )
    const every4 = (from: number, count: number) => Array.from({ length: count }, (_, at) => from - 1 + at * 4)
    const early = [...every4(4, 7), ...every4(5, 3), ...every4(6, 5), ...every4(7, 5)]
    const late = [...every4(33, 7), ...every4(32, 3), ...every4(34, 5), ...every4(35, 5)]
    expect(await claim(...early, ...late)).toBe(
      '25 of 40 entries come between the four-bar lines, wherever those are drawn: bars 5, 6, 7 and 22 more.',
    )
  })

  it('takes a breath of the kick for a fact, and its break of a phrase for form', async () => {
    const severity = async (length: number, locators: readonly number[] = []) =>
      (
        await findingOf('AR19', {
          tracks: [track(bars(0, 32)), kick(four(0, 8), four(8 + length, 8))],
          locators: locators.map((bar) => ({ timeBeats: bar * 4, name: `Part ${String(bar)}` })),
        })
      )?.severity
    expect(await severity(3)).toBe('info')
    expect(await severity(4)).toBe('strength')
    expect(await severity(2, [0, 10, 20])).toBe('strength')
  })

  it('names the parts that are off in the gap before a stray clip', async () => {
    const { tracks = [] } = stray(64)
    const off = { ...track(bars(18, 8)), name: 'Choir', isMuted: true }
    const told = async (...more: TrackDescription[]) =>
      (await findingOf('AR10', { tracks: [...tracks, ...more] }))?.evidence.map(({ text }) => text)
    expect((await told(off))?.at(-1)).toBe('In between lie clips that are not heard, on “Choir”')
    expect((await told())?.at(-1)).toBe('Bars 17 to 32: silence')
  })

  it('moves the picture to the stray clip', async () => {
    const report = await reportOf(stray(64))
    const finding = report.findings.find(({ checkId }) => checkId === 'AR10')
    expect(finding?.place.bars).toEqual({ from: 17, to: 33 })
    expect(finding?.place.clipIds).toEqual([report.arrangement.clips.at(-1)?.id])
  })

  it('begins a repeat where the notes that ring on are the same too', async () => {
    // One long clip, and bar 4 has the notes of bar 12, but not the one that rings there.
    const starts = [0, 1, 2, 3].flatMap((round) => [16 + round * 32, 16 + round * 32 + 24])
    const pad = midiClip({
      lengthBeats: 144,
      notes: starts.map((startBeats) => ({ pitch: 48, startBeats, durationBeats: 8 })),
    })
    expect((await findingOf('AR03', { tracks: [track(bars(0, 36)), track(pad)] }))?.claim).toBe(
      'From bar 5 to bar 36 the same 8 bars come again and again.',
    )
  })

  it('speaks of a build only where a locator does', async () => {
    const build = { timeBeats: 32, name: 'Build' }
    const told = await findingOf('AR15', { ...rising(2, 8), locators: [...chorusAt(24), build] })
    expect(told?.claim).toMatch(/^The build from bar 9 leads to a fuller section in bar 25: /)
    const steady = await findingOf('AR15', stepwise)
    expect(steady?.claim).toMatch(/^Bar 33 is fuller than bars 17 to 32: /)
  })

  it('counts the parts of a section that play at once', async () => {
    const turns = [0, 1].map((from) => track(...[0, 2, 4, 6].map((bar) => bars(16 + from + bar, 1, 72 + from))))
    const told = await findingOf('AR15', {
      tracks: [track(bars(0, 24)), ...turns, track(bars(20, 1, 76))],
      locators: ['Verse', 'Build', 'Main'].map((name, index) => ({ timeBeats: index * 32, name })),
    })
    expect(told?.evidence.map(({ text }) => text.split(',')[0])).toEqual([
      'Before: 1 part in most bars',
      'From bar 17: 2 parts in most bars',
    ])
  })

  it('does not call an intro drums alone where something unknown plays', async () => {
    const set = floor(15, 65)
    const drone = audio({ name: 'FakeHouse' })
    const finding = await findingOf('AR09', { ...set, tracks: [...(set.tracks ?? []), drone] })
    expect(finding?.claim).toBe('A DJ would have 15 bars without a pitched part to mix in, and 16 bars to mix out.')
    expect(finding?.evidence.at(-1)?.text).toBe('“FakeHouse”: plays there, and I can’t tell whether it has a pitch')
  })

  it('counts what is heard: all parts of a full song, and none that is set to Monitor In', async () => {
    const loops = (count: number, length = 48) =>
      Array.from({ length: count }, (_, at) => track(bars(0, length, 60 + at)))
    const full = async (...tracks: TrackDescription[]) => (await findingOf('AR12', { tracks }))?.claim
    expect(await full(...loops(4))).toBe('In 48 of 48 bars all of the 4 parts play.')
    expect(await full(...loops(4), track(bars(40, 2)))).toBe('In 48 of 48 bars at least 4 of the 5 parts play.')
    const loop = { isOn: true, start: 0, end: 4 }
    const monitored = audio({ monitoring: 'in', arrangementClips: [audioClip({ lengthBeats: 192, loop })] })
    expect((await findingOf('AR03', { tracks: [...loops(2), monitored] }))?.claim).toBe(
      'From bar 1 to bar 48 the same 2 tracks play the same clips.',
    )
  })
})
