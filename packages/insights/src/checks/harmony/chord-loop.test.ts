import { describe, expect, it } from 'vitest'
import { plainSymbol } from './numerals.ts'
import { findingOf, midi, midiClip } from '../../testing/report-of.ts'
import { Am, bars, C, Dm, Em, F, G, over, part } from './harmony.cases.ts'

describe('chord loop', () => {
  it('counts scenes in a session, for how long each is played is not known', async () => {
    const clip = midiClip({ lengthBeats: 64, notes: bars([C, Am, F, G], 4) })
    const session = { tracks: [midi({ arrangementClips: [], sessionClips: { 0: clip, 1: clip } })] }
    expect((await findingOf('HA01', session))?.claim).toBe(
      'C – Am – F – G comes round in 2 scenes: I vi IV V in C major, a loop that musicians know as “doo-wop”.',
    )
  })

  it('counts a scene in which another chord comes on the way', async () => {
    const sceneOf = (notes: ReturnType<typeof bars>) => midiClip({ lengthBeats: 64, notes })
    const plain = bars([C, Am, F, G], 4)
    const varied = bars([C, Am, F, G], 4).flatMap((row) =>
      row.startBeats % 16 === 4
        ? [
            { ...row, durationBeats: 3 },
            { ...row, pitch: row.pitch - 2, startBeats: row.startBeats + 3, durationBeats: 1 },
          ]
        : [row],
    )
    const session = {
      tracks: [midi({ arrangementClips: [], sessionClips: { 0: sceneOf(plain), 1: sceneOf(varied) } })],
    }
    expect((await findingOf('HA01', session))?.claim).toMatch(/^C – Am – F – G comes round in 2 scenes/)
  })

  it('leaves out what the bass passes through on the last beat of its bars, where eight chords are told', async () => {
    const upper = [Am, Em, Dm, F, Am, Em, Dm, G].map((pitches) => pitches.slice(1))
    const bass = [
      [33, 29],
      [28, 36],
      [38, 40],
      [29, 31],
      [33, 29],
      [28, 36],
      [38, 40],
      [31, 28],
    ].flatMap(([root = 0, passing = 0], bar) => [
      { pitch: root, startBeats: bar * 4, durationBeats: 3 },
      { pitch: passing, startBeats: bar * 4 + 3, durationBeats: 1 },
    ])
    const fourTimes = Array.from({ length: 4 }, (_, pass) =>
      bass.map((row) => ({ ...row, startBeats: row.startBeats + pass * 32 })),
    ).flat()
    const struck = bars(upper, 4).map((row) => ({ ...row, durationBeats: 3 }))
    const claim = await findingOf('HA01', { tracks: [part('Keys', struck), part('Bass', fourTimes)] })
    expect(claim?.claim).toMatch(/^Am – Em – Dm – F – Am – Em – Dm – G comes round/)
  })

  it('tells the one that fills most of the song', async () => {
    const short = bars([C, F, G, F], 4)
    const long = bars([Am, F, Dm, G], 12).map((note) => ({ ...note, startBeats: note.startBeats + 64 }))
    expect((await findingOf('HA01', { tracks: [part('Chords', [...short, ...long])] }))?.claim).toMatch(
      /^Am – F – Dm – G /,
    )
  })

  it('tells a longer loop before two of its chords that take turns before it', async () => {
    const rows = bars([
      ...Array.from({ length: 7 }, () => [F, G]).flat(),
      ...Array.from({ length: 4 }, () => [Dm, Am, F, G]).flat(),
    ])
    expect((await findingOf('HA01', { tracks: [part('Chords', rows)] }))?.claim).toMatch(/^Dm – Am – F – G comes round/)
  })

  it('tells chords that come before the bar line by the bars they belong to', async () => {
    const stabs = [0, 8, 16, 24].flatMap((pass) =>
      PUSHED.flatMap(([at, root, pitches]) =>
        [0, 1]
          .map((beat) => pass + at + beat)
          .filter((beat) => beat >= 0 && beat < 32)
          .flatMap((startBeats) =>
            [root, ...pitches].map((pitch) => ({ pitch, startBeats, durationBeats: pitch === root ? 1 : 0.5 })),
          ),
      ),
    )
    expect((await findingOf('HA01', { tracks: [part('Chords', stabs)] }))?.claim).toMatch(
      /^Fmaj7 – G – E7 comes round 4 times/,
    )
  })

  it('tells what two passes fill in a scene, for its clips go round', async () => {
    const sceneOf = (notes: ReturnType<typeof bars>, lengthBeats: number) => ({
      tracks: [midi({ arrangementClips: [], sessionClips: { 0: midiClip({ lengthBeats, notes }) } })],
    })
    expect((await findingOf('HA01', sceneOf(bars([C, Am, F, G], 2), 32)))?.claim).toMatch(
      /^C – Am – F – G comes round in 1 scene/,
    )
    const goesOn = bars([C, Am, F, G, C, Am, F, G, Dm, Em, F, G])
    expect(await findingOf('HA01', sceneOf(goesOn, 48))).toBeUndefined()
  })

  it('tells roots that come round with another chord on the way each time, unless most passes lack them', async () => {
    const passes = (others: readonly (readonly number[])[]) =>
      others.flatMap((other, pass) =>
        [
          { pitches: C, startBeats: pass * 8, durationBeats: 4 },
          { pitches: Am, startBeats: pass * 8 + 4, durationBeats: 3 },
          { pitches: other, startBeats: pass * 8 + 7, durationBeats: 1 },
        ].flatMap(({ pitches, ...time }) => pitches.map((pitch) => ({ pitch, ...time }))),
      )
    const sooner = passes([F, G, Dm])
    const away = bars([Dm, G, Em, F, G, Dm, F, Em]).map((row) => ({ ...row, startBeats: row.startBeats + 24 }))
    const later = passes([Em, Dm, F]).map((row) => ({ ...row, startBeats: row.startBeats + 56 }))
    expect((await findingOf('HA01', { tracks: [part('Chords', passes([F, G, Em, Dm]))] }))?.claim).toMatch(
      /^C and Am take turns, a bar each, 4/,
    )
    expect(await findingOf('HA01', { tracks: [part('Chords', [...sooner, ...away, ...later])] })).toBeUndefined()
  })

  it('tells two chords in turns only where no other chord of half a bar comes between', async () => {
    const passes = (beats: number) =>
      [F, Dm, Em, F, Dm, Em, F, Dm].flatMap((other, pass) =>
        [
          { pitches: C, startBeats: pass * 8, durationBeats: 4 },
          { pitches: other, startBeats: pass * 8 + 4, durationBeats: beats },
          { pitches: G, startBeats: pass * 8 + 4 + beats, durationBeats: 4 - beats },
        ].flatMap(({ pitches, ...time }) => pitches.map((pitch) => ({ pitch, ...time }))),
      )
    expect((await findingOf('HA01', { tracks: [part('Chords', passes(1))] }))?.claim).toMatch(/^C and G take turns/)
    expect((await findingOf('HA01', { tracks: [part('Chords', passes(2))] }))?.claim ?? '').not.toMatch('take turns')
  })

  it('tells no two chords in turns that follow each other once in a longer loop', async () => {
    const away = [
      [F, Em],
      [Dm, G],
      [Em, F],
      [G, Em],
      [F, Dm],
      [Dm, Em],
      [Em, G],
      [G, Dm],
    ]
    const rows = bars(away.flatMap((others) => [...others, C, Am]))
    expect((await findingOf('HA01', { tracks: [part('Chords', rows)] }))?.claim ?? '').not.toMatch('take turns')
  })

  it('tells no two chords in turns of which one is a passing beat', async () => {
    const rows = Array.from({ length: 8 }, (_, pass) =>
      [
        { pitches: C, startBeats: pass * 8, durationBeats: 7 },
        { pitches: Am, startBeats: pass * 8 + 7, durationBeats: 1 },
      ].flatMap(({ pitches, ...time }) => pitches.map((pitch) => ({ pitch, ...time }))),
    ).flat()
    expect((await findingOf('HA01', { tracks: [part('Chords', rows)] }))?.claim ?? '').not.toMatch('take turns')
  })

  it('tells how long a pass lasts by those in the middle of the song', async () => {
    const Am9 = [45, 59, 60, 64]
    const rows = bars([
      Em,
      Em,
      Em,
      Em,
      Am,
      Am9,
      ...Array.from({ length: 5 }, () => [Em, Em, Em, Em, Em, Em, Am, Am9]).flat(),
    ])
    const found = await findingOf('HA01', { tracks: [part('Chords', rows)] })
    expect(found?.claim).toMatch(/^Em and Am.* take turns/)
    expect(found?.evidence.map(({ text }) => text)).toContain('One pass lasts 32 beats')
  })

  it('tells chords over the bass part that plays in some passes', async () => {
    const fifthBelow = bars([over(55)(C), over(52)(Am), over(48)(F), over(50)(G)], 6)
    const roots = bars([[36], [33], [29], [31]], 2).map((row) => ({ ...row, startBeats: row.startBeats + 32 }))
    const told = async (tracks: ReturnType<typeof part>[]) => (await findingOf('HA01', { tracks }))?.claim
    expect(await told([part('Pad', fifthBelow)])).toMatch(/^C\/G – Am\/E – F\/C – G\/D comes round 6 times/)
    expect(await told([part('Pad', fifthBelow), part('Bass', roots)])).toMatch(/^C – Am – F – G comes round 6 times/)
  })

  it('tells a bass below the root where most passes have it', async () => {
    const keys = bars([C, F, Am, F], 8)
    const held = (passes: number) =>
      Array.from({ length: passes * 4 }, (_, bar) => ({ pitch: 36, startBeats: bar * 4, durationBeats: 4 }))
    const claim = async (passes: number) =>
      (await findingOf('HA01', { tracks: [part('Keys', keys), part('Bass', held(passes))] }))?.claim
    expect(await claim(2)).not.toContain('/')
    expect(await claim(6)).toContain('F/C')
  })

  it('lets a chord go on where only the bass is held and a riff plays', async () => {
    const passes = Array.from({ length: 6 }, (_, pass) => pass * 16)
    const struck = [C, over(48)(F), Am, G]
    const keys = passes.flatMap((pass) =>
      struck.flatMap((pitches, bar) =>
        pitches.slice(1).map((pitch) => ({ pitch, startBeats: pass + bar * 4, durationBeats: bar === 1 ? 2 : 4 })),
      ),
    )
    const bass = passes.flatMap((pass) =>
      struck.map(([pitch = 0], bar) => ({ pitch: pitch - 12, startBeats: pass + bar * 4, durationBeats: 4 })),
    )
    const riff = passes.flatMap((pass) =>
      [76, 79, 72, 76].map((pitch, at) => ({ pitch, startBeats: pass + 6 + at / 2, durationBeats: 0.5 })),
    )
    const tracks = [part('Keys', keys), part('Bass', bass), part('Pluck', riff)]
    expect((await findingOf('HA01', { tracks }))?.claim).toMatch(/^C – F(?:\/C)? – Am – G comes round/)
  })

  it('names no chords that lines make in passing, but those that are struck or broken', async () => {
    const bass = part('Bass', rounds(8, [43, 43, 48, 48], 4))
    const told = async (pitches: readonly number[]) =>
      (await findingOf('HA01', { tracks: [bass, part('Lead', rounds(8, pitches, 1))] }))?.claim
    expect(await told([74, 70, 67, 70, 74, 72, 70, 67, 75, 74, 72, 70, 72, 74, 75, 72])).toMatch(
      /^“Bass” goes round on G – C/,
    )
    expect(await told([74, 70, 67, 70, 74, 70, 67, 70, 75, 72, 67, 72, 75, 72, 67, 72])).toMatch(
      /^Gm and Cm take turns/,
    )
  })

  it('names no chords that only the last passes of many play', async () => {
    const struck = bars(
      [
        [55, 58, 62],
        [55, 58, 62],
        [55, 60, 63],
        [55, 60, 63],
      ],
      4,
    ).map((row) => ({ ...row, startBeats: row.startBeats + 192 }))
    const lead = rounds(12, [74, 70, 67, 70, 74, 72, 70, 67, 75, 74, 72, 70, 72, 74, 75, 72], 1)
    const bass = part('Bass', rounds(16, [43, 43, 48, 48], 4))
    const told = (rows: typeof lead) => findingOf('HA01', { tracks: [bass, part('Lead', lead), part('Keys', rows)] })
    expect((await told(struck))?.claim).toMatch(/^“Bass” goes round on G – C/)
    const always = [-192, -128, -64, 0].flatMap((away) =>
      struck.map((row) => ({ ...row, startBeats: row.startBeats + away })),
    )
    expect((await told(always))?.claim).toMatch(/^Gm and Cm take turns/)
  })

  it('counts the passes in which its chords are heard', async () => {
    const upper = bars(
      [C, Am, F, G].map((pitches) => pitches.slice(1)),
      8,
    )
    const fader = [0, 80, 80, 128].map((timeBeats, at) => ({ timeBeats, value: at < 2 ? 1 : 0.0003 }))
    const keys = { ...part('Keys', upper), automation: [{ parameter: 'Mixer/Volume', events: fader }] }
    const bass = part('Bass', rounds(8, [36, 33, 29, 31], 4))
    const pluck = part('Pluck', rounds(8, [72, 76, 72, 74], 4))
    expect((await findingOf('HA01', { tracks: [keys, bass, pluck] }))?.claim).toMatch(/comes round at least 5 times/)
  })

  it('tells no loop whose second half is the first again, as six beats twice', async () => {
    const rows = Array.from({ length: 12 }, (_, turn) =>
      [C, F].flatMap((pitches, at) =>
        pitches.map((pitch) => ({ pitch, startBeats: turn * 6 + at * 4.5, durationBeats: at === 0 ? 4.5 : 1.5 })),
      ),
    ).flat()
    expect((await findingOf('HA01', { tracks: [part('Keys', rows)] }))?.claim ?? '').not.toMatch(/C – F.* – C – F/)
  })

  it.each<[string, RegExp, readonly number[][]]>([
    [
      'major',
      /^A twelve-bar blues in C comes round (?:at least )?[56] times: C – F – C – G – F/,
      [C, C, C, C, F, F, C, C, G, F, C, C],
    ],
    ['minor', /^A twelve-bar minor blues in A/, [Am, Am, Am, Am, Dm, Dm, Am, Am, Em, Dm, Am, Am]],
    ['another order', /^(?!A twelve-bar)/, [C, C, C, C, G, G, C, C, F, G, C, C]],
  ])('calls a blues of twelve bars by its name: %s', async (_, told, pass) => {
    expect((await findingOf('HA01', { tracks: [part('Keys', bars(pass, 6))] }))?.claim ?? '').toMatch(told)
  })

  it('counts no more passes than the song has room for', async () => {
    const lengths = [8, 8, 8, 8, 8, 2, 2].map((beats, at) => ({ beats, pitches: at % 2 === 0 ? C : Am }))
    let at = 0
    const rows = Array.from({ length: 4 }, () => lengths)
      .flat()
      .flatMap(({ beats, pitches }) => {
        at += beats
        return pitches.map((pitch) => ({ pitch, startBeats: at - beats, durationBeats: beats }))
      })
    const times = Number(
      /(\d+) times/.exec((await findingOf('HA01', { tracks: [part('Keys', rows)] }))?.claim ?? '')?.[1],
    )
    expect(times * 16).toBeLessThanOrEqual(at)
  })

  it('takes what moves over a bass that stays for no other chord', async () => {
    const over = (chord: readonly number[], beats: number, at: number) =>
      chord.map((pitch) => ({ pitch, startBeats: at, durationBeats: beats }))
    const rounds = Array.from({ length: 6 }, (_, round) => round * 16).flatMap((from) => [
      ...over([40, 59, 64, 67], 4, from),
      ...over([43, 59, 62, 67], 4, from + 4),
      ...over([36, 60, 64, 67], 3, from + 8),
      ...over([36, 59, 62, 66], 2, from + 11),
      ...over([36, 60, 64, 67], 3, from + 13),
    ])
    expect((await findingOf('HA01', { tracks: [part('Chords', rounds)] }))?.claim).toMatch(/^Em – G – C comes round/)
  })

  it('spells a loop beside no key as it is read most easily', () => {
    const symbols = ['C♭', 'A♭m/C♭', 'Fb7', 'C♭m', 'B♭', 'C'].map((symbol) => plainSymbol({ symbol }))
    expect(symbols).toEqual(['B', 'A♭m/B', 'E7', 'Bm', 'B♭', 'C'])
  })
})

/** From which beat, over which root: each but the first comes half a beat early. */
const PUSHED: readonly (readonly [at: number, root: number, pitches: readonly number[]])[] = [
  [-0.5, 41, [52, 57, 59, 60]],
  [3.5, 43, [50, 55, 57, 59]],
  [5.5, 40, [50, 52, 56, 59]],
]

/** Notes of equal length one after the other, so many times. */
const rounds = (times: number, pitches: readonly number[], stepBeats: number) =>
  Array.from({ length: times }, () => pitches)
    .flat()
    .map((pitch, at) => ({ pitch, startBeats: at * stepBeats, durationBeats: stepBeats * 0.75 }))
