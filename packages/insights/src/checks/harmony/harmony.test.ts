import type { SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip, reportOf } from '../../testing/report-of.ts'
import { songOf } from '../../testing/song-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { Am, bars, C, chords, Dm, Em, F, G, HARMONY_CASES, line, loop, over, part } from './harmony.cases.ts'
import { GROUNDS_CASES } from './grounds.cases.ts'
import { HOMES_CASES } from './homes.cases.ts'
import { JOINS_CASES } from './joins.cases.ts'
import { LINES_CASES } from './lines.cases.ts'
import { oneChord } from './one-chord.ts'
import { PARTS_CASES } from './parts.cases.ts'

describe('harmony', () => {
  testCases(HARMONY_CASES)
  testCases(GROUNDS_CASES)
  testCases(HOMES_CASES)
  testCases(JOINS_CASES)
  testCases(LINES_CASES)
  testCases(PARTS_CASES)

  it('calls a late chord foreign where the note that is sounds', async () => {
    const kept = (late: readonly number[]) =>
      chords([...Array.from({ length: 5 }, () => loop).flat(), ...loop.slice(0, 1), late, ...loop.slice(1, 2), late])
    expect((await findingOf('HA24', kept([46, 58, 62, 65])))?.claim).toBe(
      'B♭ is new in bar 22, after 21 bars without it, and it does not belong to C major.',
    )
    expect((await findingOf('HA24', kept([40, 55, 59, 64])))?.claim).toBe(
      'Em is new in bar 22, after 21 bars without it.',
    )
  })

  it('tells a loop by the pass most like the others, and counts passes with more chords in them', async () => {
    const seventh = [45, 55, 57, 60, 64]
    const first = [C, seventh, F, G]
    const others = Array.from({ length: 4 }, () => [C, Am, F, G]).flat()
    const varied = chords([...first, ...others, C, Am, F, Em])
    expect((await findingOf('HA01', varied))?.claim).toBe(
      'C – Am – F – G comes round at least 5 times: I vi IV V in C major, a loop that musicians know as “doo-wop”.',
    )
  })

  it('writes numerals without the bass, which the symbols show', async () => {
    const inverted = [C, over(47)(G), Am, over(45)(F)]
    expect((await findingOf('HA01', chords(inverted, 4)))?.claim).toContain(
      'G/B – Am – F/A comes round 4 times: I V vi IV in',
    )
  })

  it('names notes outside by the mode whose note takes the place of a plain one', async () => {
    const dorian = [Am, [38, 57, 62, 66], Am, G]
    const turns = part('Lead', line([...Array.from({ length: 15 }, () => [76, 74, 72, 76]).flat(), 76, 75, 74, 72]))
    expect((await findingOf('MI07', chords(dorian, 4, { tracks: [turns] })))?.claim).toMatch(/outside A Dorian/)
  })

  it('names the loop, its numerals and its bars', async () => {
    const finding = await findingOf('HA01', chords(loop, 4))
    expect(finding?.claim).toBe(
      'C – G – Am – F comes round 4 times: I V vi IV in C major, a loop that musicians know as “axis”.',
    )
    expect(finding?.place.bars).toEqual({ from: 1, to: 4 })
    expect(finding?.evidence[0]?.text).toBe('C is I (home)')
  })

  it('tells a loop from its first chord where drums alone open the section', async () => {
    const late = bars([Am, Dm, C, F], 4).map((row) => ({ ...row, startBeats: row.startBeats + 8 }))
    const drums = part(
      'Drums',
      Array.from({ length: 72 }, (_, startBeats) => ({ pitch: 36, startBeats, durationBeats: 0.25 })),
    )
    const set = { locators: [{ timeBeats: 0, name: 'A' }], tracks: [drums, part('Chords', late)] }
    expect((await findingOf('HA01', set))?.claim).toMatch(/^Am – Dm – C – F comes round 4 times/)
  })

  it('tells a loop from the chord that opens its section', async () => {
    const finding = await findingOf('HA01', {
      ...chords([...loop.slice(-1), ...Array.from({ length: 4 }, () => loop).flat()]),
      locators: [{ timeBeats: 4, name: 'Verse' }],
    })
    expect(finding?.claim).toMatch(/^C – G – Am – F comes round 4 times/)
    expect(finding?.place.bars).toEqual({ from: 2, to: 5 })
  })

  it('says “at least” where some passes have other chords in part', async () => {
    const varied = [...loop.slice(0, 2), loop[3] ?? [], loop[0] ?? []]
    const finding = await findingOf(
      'HA01',
      chords([...Array.from({ length: 4 }, () => loop).flat(), ...varied, ...varied]),
    )
    expect(finding?.claim).toMatch(/ comes round at least 4 times/)
  })

  it('calls a figure that goes on without a rest an ostinato, and tells it as a fact', async () => {
    const report = await reportOf({
      tracks: [
        midi({
          name: 'Lead',
          arrangementClips: [
            midiClip({
              lengthBeats: 48,
              notes: Array.from({ length: 96 }, (_, index) => ({
                pitch: [76, 79, 81][index % 3] ?? 76,
                startBeats: index / 2,
                durationBeats: 0.4,
              })),
            }),
          ],
        }),
      ],
    })
    const told = report.facts?.find(({ checkId }) => checkId === 'HA14')
    expect(told?.claim).toBe('“Lead” repeats one figure, E4 G4 A4, 32 times without a rest: an ostinato.')
    expect(told).toMatchObject({ figures: { times: 32 }, lesson: 'ha14-ostinato' })
  })

  it('does not say that a figure goes from part to part where another part doubles it', async () => {
    const tune = [67, 64, 69, 65, 60, 61, 62, 63].flatMap((pitch, index) =>
      Array.from({ length: 8 }, (_, time) => ({
        pitch: index < 4 ? pitch : pitch + ((time * (index + 2)) % 7),
        startBeats: time * 4 + index / 2,
        durationBeats: 0.5,
      })),
    )
    const lower = tune.map((note) => ({ ...note, pitch: note.pitch - 12 }))
    const claimOf = async (...keys: typeof tune) =>
      (await findingOf('HA14', { tracks: [part('Lead', tune), part('Keys', keys)] }))?.claim
    expect(await claimOf(...lower)).toMatch(/^“Lead” returns to one figure/)
    // It plays the figure alone at first, and with the other from then on.
    const later = (notes: typeof tune, beats: number) =>
      notes.map((note) => ({ ...note, startBeats: note.startBeats + beats }))
    const opens = await findingOf('HA14', {
      tracks: [
        part('Lead', later(tune, 4)),
        part('Keys', [...lower.filter(({ startBeats }) => startBeats < 4), ...later(lower, 4)]),
      ],
    })
    expect(opens?.claim).toMatch(/^“Lead” returns to one figure/)
  })

  it.each([
    ['C major', [48, 60, 64, 67], true],
    ['a suspended chord', [45, 57, 62, 64], false],
    ['a half-diminished chord', [47, 57, 62, 65], false],
    ['notes that make no chord for sure', [45, 50, 53, 55, 60], false],
  ])('looks for one chord for most of the song: %s', async (_, chord, isTold) => {
    const tune = Array.from({ length: 16 }, () => [72, 74, 76, 79]).flat()
    const song = await songOf(
      chords([...Array.from({ length: 14 }, () => chord), F, G], 1, { tracks: [part('Lead', line(tune))] }),
    )
    expect(oneChord.find(song) !== null).toBe(isTold)
  })

  it('names beside one chord the others that are sure, and no guess', async () => {
    const others = async (last: readonly number[]) => {
      const tune = Array.from({ length: 16 }, () => [72, 74, 76, 79]).flat()
      const bars = [...Array.from({ length: 14 }, () => C), last, last]
      const song = await songOf(chords(bars, 1, { tracks: [part('Lead', line(tune))] }))
      return oneChord.find(song)?.evidence.map(({ text }) => text)
    }
    expect(await others(F)).toEqual(['F'])
    expect(await others([45, 50, 53, 55, 60])).toEqual(['No other chord that is sure'])
  })

  it('takes the low seventh for the scale’s own where the leading note never sounds', async () => {
    const tune = (sevenths: number, leading: number) => [
      ...Array.from({ length: 60 - sevenths - leading }, (_, at) => [67, 71, 74, 72, 69][at % 5] ?? 67),
      ...Array.from({ length: sevenths }, () => 77),
      ...Array.from({ length: leading }, () => 78),
    ]
    const home = [43, 59, 62, 67]
    const inG = (sevenths: number, leading = 0) =>
      chords(
        Array.from({ length: 15 }, () => home),
        1,
        { tracks: [part('Lead', line(tune(sevenths, leading)))] },
      )
    expect(await findingOf('MI07', inG(3))).toBeUndefined()
    expect(await findingOf('MI07', inG(2))).toBeDefined()
    expect(await findingOf('MI07', inG(3, 2))).toBeDefined()
  })

  it('calls a foreign note part of the chord that its track strikes', async () => {
    const textOf = async (...starts: number[]) => {
      const notes = [66, 70, 73].map((pitch, at) => ({ pitch, startBeats: starts[at] ?? 21, durationBeats: 0.5 }))
      const finding = await findingOf('MI07', chords(loop, 4, { tracks: [part('Keys', notes)] }))
      return finding?.evidence.map(({ text }) => text).join()
    }
    expect(await textOf(21, 21, 21)).toContain('F♯3 in bar 6: part of a chord that is struck there')
    expect(await textOf(21, 21, 21.5)).toContain('F♯3 in bar 6: neither passing nor part of a chord')
  })

  it('holds notes against the key of their place where the song moves to another key', async () => {
    const finding = await findingOf('MI07', moving({ at: 21, passing: [79, 78, 77] }))
    expect(finding?.claim).toMatch(/^1 of 131 notes lies outside the key of its place, /)
    expect(finding?.evidence.map(({ text }) => text).join()).toMatch(/G♭4 in bar 22, in E♭ major: passes by step/)
  })

  it('names the one note that all or most notes outside the key are', async () => {
    const claimOf = async (...pitches: number[]) =>
      (await findingOf('MI07', chords(loop, 4, { tracks: [part('Lead', line(pitches, 2))] })))?.claim
    const rest = [76, 77, 79, 77, 76, 74, 72, 74]
    expect(await claimOf(...rest, 73, 74, 73, 74, ...rest, 61, 62, 73, 74)).toMatch(
      /^4 of \d+ notes lie outside C major, all of them [CD][♯♭]\./,
    )
    expect(await claimOf(...rest, 73, 74, 73, 74, ...rest, 61, 62, 73, 74, 73, 74, 78, 79)).toMatch(
      /^6 of \d+ notes lie outside C major, 5 of them [CD][♯♭]\./,
    )
    expect(await claimOf(...rest, 73, 74, 73, 74, ...rest, 78, 79, 78, 79)).toMatch(
      /^4 of \d+ notes lie outside C major, (?!\d+ of them [A-G]|all)/,
    )
  })

  it('takes layers for what their maker made, in unison and in octaves', async () => {
    const tune = Array.from({ length: 40 }, (_, index) => [60, 62, 64, 67, 65][index % 5] ?? 60)
    const layered = (semitones: number) => ({
      tracks: [part('Lead', line(tune)), part('Bass', line(tune.map((pitch) => pitch + semitones)))],
    })
    expect((await findingOf('HA16', layered(0)))?.severity).toBe('idea')
    expect((await findingOf('HA16', layered(-24)))?.severity).toBe('idea')
    const long = line([...tune, ...tune])
    expect((await findingOf('HA16', { tracks: [part('Lead', long), part('Bass', long)] }))?.severity).toBe('idea')
    const nearly = long.map((note, at) => (at % 20 === 0 ? { ...note, pitch: note.pitch + 1 } : note))
    expect((await findingOf('HA16', { tracks: [part('Lead', long), part('Bass', nearly)] }))?.severity).toBe('info')
    const three = { Lead: 0, Keys: 12, Bass: -24 }
    const tracks = Object.entries(three).map(([name, by]) => part(name, line(tune.map((pitch) => pitch + by))))
    expect(await findingOf('HA16', { tracks })).toMatchObject({
      severity: 'idea',
      claim: '“Lead”, “Keys” and “Bass” play one line, in unison and octaves.',
    })
  })

  it('takes parts that double two halves of a third one for two lines', async () => {
    const [tune, high, low] = [
      [60, 62, 64, 67, 65],
      [72, 71, 69, 66, 71],
      [61, 59, 57, 55, 64],
    ].map((pitches) => Array.from({ length: 40 }, (_, index) => pitches[index % 5] ?? 60))
    const late = line(low ?? []).map((note) => ({ ...note, startBeats: note.startBeats + 40 }))
    const finding = await findingOf('HA16', {
      tracks: [
        part('Lead', line([...(tune ?? []), ...(high ?? [])])),
        part('Guitar', line(tune ?? [])),
        part('Keys', line([...(tune ?? []), ...(low ?? [])])),
        part('Bass', late),
      ],
    })
    expect(finding?.claim).toBe('“Lead” and 2 more play one line or a part of it, “Keys” and “Bass” another.')
    expect(finding?.evidence).toHaveLength(3)
  })

  it.each([
    [[75, 68, 70, 65], 'E♭4 A♭3 B♭3 F3'],
    [[73, 74, 70, 69], 'C♯4 D4 B♭3 A3'],
  ])('writes a figure in one set of signs, the leading note as what it is', async (figure, names) => {
    const pitches = Array.from({ length: 8 }, (_, time) => [
      ...figure,
      ...[0, 1, 2, 3].map((index) => 62 + ([0, 2, 3, 5, 7][(time * 3 + index * (time + 2)) % 5] ?? 0)),
    ])
    const inDMinor = Array.from({ length: 8 }, () => [
      [50, 62, 65, 69],
      [45, 61, 64, 69],
    ]).flat()
    const set = chords(inDMinor, 1, { tracks: [part('Lead', line(pitches.flat(), 0.5))] })
    expect((await findingOf('HA14', set))?.claim).toContain(names)
  })

  it('names the key that a chord is borrowed into, where the song moves to another key', async () => {
    const finding = await findingOf('ST-BORROWED', moving({ at: 22, chord: A_FLAT_MINOR }))
    expect(finding?.claim).toBe('A♭m does not belong to E♭ major: it is borrowed, and leads back home.')
    expect(finding?.evidence[0]?.text).toMatch(/^A♭m \(iv in E♭ major\) in bar 23/)
  })

  it('says how many moves could keep a note, and how many do not', async () => {
    const block = [
      [60, 64, 67],
      [69, 72, 76],
      [53, 57, 60],
    ]
    const none = await findingOf('HA21', chords([...block, [69, 72, 76]], 4))
    expect(none?.claim).toBe(
      'The chords on “Chords” move as a block, all notes the same way: 15 moves could keep a note in place, and none of them does.',
    )
    const some = await findingOf('HA21', chords(block, 4))
    expect(some?.claim).toMatch(/: 11 moves could keep a note in place, and 8 of them do not\.$/)
  })
})

const A_FLAT_MINOR = [44, 56, 59, 63]

/** Sixteen bars of C major, sixteen of E♭ major; in one bar another chord, or a few notes above the chord. */
function moving({
  at,
  passing,
  chord,
}: {
  at: number
  passing?: readonly number[]
  chord?: readonly number[]
}): SetDescription {
  const turn = [0, 3, 1, 0].map((index) => loop[index] ?? []).map((pitches) => pitches.map((pitch) => pitch + 3))
  const all: (readonly number[])[] = [loop, loop, loop, loop, turn, turn, turn, turn].flat()
  const lead = passing?.map((pitch, index) => ({ pitch, startBeats: at * 4 + index, durationBeats: 1 }))
  return chords(chord ? all.with(at, chord) : all, 1, {
    tracks: lead ? [midi({ name: 'Lead', arrangementClips: [midiClip({ lengthBeats: 128, notes: lead })] })] : [],
  })
}
