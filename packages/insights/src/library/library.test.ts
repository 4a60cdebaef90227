import { describe, expect, it } from 'vitest'
import { readOverview } from '@kvint/als'
import { buildSet, type SetDescription } from '@kvint/als/build'
import { makeReport } from '../make-report.ts'
import { audio, audioClip, midi, midiClip, notes, setOf } from '../testing/report-of.ts'
import { readSongFacts } from './facts/read-song-facts.ts'
import { saveFacts } from './facts/save-facts.ts'
import { saveOutline, songOutline } from './facts/song-outline.ts'
import { fillClaim } from './fill-claim.ts'
import { backupTime, groupSaves } from './group-saves.ts'
import { lengthAmongOwn } from './length-among-own.ts'
import type { LibraryEntry } from './library-entry.ts'
import { libraryMetrics } from './library-metrics.ts'

const NOW = Date.parse('2024-12-24T12:00:00.000Z')

async function entry(path: string, description: SetDescription, savedAt: string | null = null): Promise<LibraryEntry> {
  const fileName = path.split('/').at(-1) ?? path
  return { path, savedAt, ...readSongFacts(await setOf(description), fileName) }
}

/** Three tracks that play for so many beats. */
const song = (bpm = 120, beats = 16, more: SetDescription = {}): SetDescription => ({
  tempo: bpm,
  tracks: Array.from({ length: 3 }, () =>
    midi({ devices: [{ tag: 'Operator' }], arrangementClips: [midiClip({ lengthBeats: beats, notes: notes(beats) })] }),
  ),
  ...more,
})

/** A track whose chords stand a bar each; the first note of each is its bass. */
const chords = (...bars: number[][]) =>
  midi({
    name: 'Chords',
    arrangementClips: [
      midiClip({
        lengthBeats: bars.length * 4,
        notes: bars.flatMap((pitches, bar) =>
          pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4, velocity: 90 })),
        ),
      }),
    ],
  })

async function metric(id: string, entries: readonly Promise<LibraryEntry>[]) {
  return libraryMetrics(groupSaves(await Promise.all(entries)), { now: NOW }).find((one) => one.id === id)
}

const values = (found: Awaited<ReturnType<typeof metric>>) =>
  Object.fromEntries((found?.picture.marks ?? []).map(({ label, value }) => [label, value]))

describe('groupSaves', () => {
  it('puts backups to their song, oldest first', () => {
    const paths = [
      'Tide Project/Tide.als',
      'Tide Project/Backup/Tide [2024-05-02 090000].als',
      'Tide Project/Backup/Tide [2024-05-01 201500].als',
      'Ebb Project/Ebb.als',
    ]
    const projects = groupSaves(
      paths.map((path) => ({ path, savedAt: path.includes('Backup') ? null : '2024-06-01T10:00:00.000Z' })),
    )
    expect(projects.map(({ folder, name, saves }) => [folder, name, saves.length])).toEqual([
      ['Tide Project', 'Tide', 3],
      ['Ebb Project', 'Ebb', 1],
    ])
    expect(projects[0]?.current.path).toBe('Tide Project/Tide.als')
    expect(projects[0]?.saves[0]?.path).toContain('2024-05-01')
  })

  it.each([
    ['Backup/Tide [2024-05-01 201500].als', '2024-05-01T20:15:00.000Z'],
    ['Tide.als', null],
  ])('%s was saved at %s', (path, time) => {
    expect(backupTime(path)).toBe(time)
  })
})

describe('facts', () => {
  it('say the same of a save whether it is read whole or in passing', async () => {
    const description = song(120, 32)
    const overview = await readOverview(await buildSet(description))
    if (overview.kind === 'failure') throw new Error(overview.failure.message)
    const { save } = readSongFacts(await setOf(description), 'Tide.als')
    expect(saveFacts(overview.overview)).toEqual(save)
    expect(save).toMatchObject({ trackCount: 3, clipCount: 3, lengthBeats: 32, lengthSeconds: 16, deviceCount: 3 })
  })

  it('say the same by the report as by the set', async () => {
    const set = await setOf(song(120, 512))
    const { save, song: facts } = readSongFacts(set, 'Tide.als')
    const report = makeReport(set, { fileName: 'Tide.als', bytes: 1 })
    expect(saveOutline(report, report.source.creator)).toEqual(save)
    expect(facts).toMatchObject(songOutline(report))
  })

  it('are small', async () => {
    const facts = readSongFacts(await setOf(song(120, 512)), 'Tide.als')
    expect(JSON.stringify(facts).length).toBeLessThan(4000)
  })
})

describe('tempo and key', () => {
  it('counts songs once, and tells what they share', async () => {
    const tempo = await metric('tempo', [
      entry('a/A.als', song(122)),
      entry('b/B.als', song(126)),
      entry('c/C.als', song(90)),
    ])
    expect(tempo?.claim).toBe('2 of your 3 songs stand between 120 and 130 BPM.')
    expect(values(tempo)).toEqual({ '90–100': 1, '100–110': 0, '110–120': 0, '120–130': 2 })
    expect(tempo?.picture.marks[3]?.paths).toEqual(['a/A.als', 'b/B.als'])
  })

  it('asks about the tempo that no one chose', async () => {
    const tempo = await metric('tempo', [entry('a/A.als', song(120)), entry('b/B.als', song(126))])
    expect(tempo?.claim).toContain('1 at exactly 120, where Live begins.')
  })

  it('puts relative keys at one place of the circle', async () => {
    const inC = { tracks: [chords([48, 60, 64, 67], [43, 59, 62, 67], [41, 60, 65, 69], [48, 60, 64, 67])] }
    const inAMinor = { tracks: [chords([45, 60, 64, 69], [50, 62, 65, 69], [40, 59, 64, 68], [45, 60, 64, 69])] }
    const found = await metric('keys', [entry('a/A.als', inC), entry('b/B.als', inAMinor), entry('c/C.als', inC)])
    expect(values(found)).toEqual({ 'C major': 2, 'A minor': 1 })
    expect(
      found?.picture.kind === 'ring' && found.picture.marks.map(({ fifths, isMinor }) => [fifths, isMinor]),
    ).toEqual([
      [0, false],
      [0, true],
    ])
  })
})

describe('harmony', () => {
  const axis = [
    [48, 60, 64, 67],
    [43, 59, 62, 67],
    [45, 60, 64, 69],
    [41, 60, 65, 69],
  ]
  const turned = [...axis.slice(2), ...axis.slice(0, 2)]

  it('knows a loop wherever it begins', async () => {
    const found = await metric('progressions', [
      entry('a/A.als', { tracks: [chords(...axis, ...axis)] }),
      entry('b/B.als', { tracks: [chords(...turned, ...turned)] }),
    ])
    expect(found?.picture.marks[0]).toMatchObject({ label: 'I – V – vi – IV', value: 2, paths: ['a/A.als', 'b/B.als'] })
  })

  it('draws moves from chord to chord', async () => {
    const found = await metric('chord-moves', [
      entry('a/A.als', { tracks: [chords(...axis, ...axis)] }),
      entry('b/B.als', { tracks: [chords(...axis)] }),
    ])
    expect(found?.picture.kind).toBe('cells')
    expect(values(found)).toMatchObject({ 'I – V': 2, 'V – vi': 2 })
  })

  it('tells steps from leaps in leads', async () => {
    const lead = (...pitches: number[]) => ({
      tracks: [
        midi({
          name: 'Lead',
          arrangementClips: [
            midiClip({ notes: pitches.map((pitch, index) => ({ pitch, startBeats: index, durationBeats: 0.5 })) }),
          ],
        }),
      ],
    })
    const found = await metric('melody', [
      entry('a/A.als', lead(72, 74, 76, 77, 79, 77, 76, 74, 72)),
      entry('b/B.als', lead(72, 84, 72, 84, 72, 84, 72, 84, 72)),
    ])
    expect(found?.said.figures['share']).toBe(50)
    expect(found?.picture.marks[1]).toMatchObject({ low: 72, high: 84 })
  })
})

describe('playing', () => {
  it('tells straight songs from played ones', async () => {
    const late = (offset: number): SetDescription => ({
      tracks: [
        midi({
          arrangementClips: [
            midiClip({
              lengthBeats: 32,
              notes: notes(32).map((note) => ({ ...note, startBeats: note.startBeats + offset })),
            }),
          ],
        }),
      ],
    })
    const found = await metric('grid', [entry('a/A.als', late(0)), entry('b/B.als', late(0.04))])
    expect(found?.claim).toBe('In 1 of 2 songs nearly every note starts exactly on the grid; 0 use a groove.')
    expect(values(found)).toMatchObject({ '0–9': 1, '90–100': 1 })
  })

  it('finds the role with the narrowest velocities', async () => {
    const played = (velocity: (index: number) => number): SetDescription => ({
      tracks: [
        midi({ name: 'Hats', arrangementClips: [midiClip({ notes: notes(16, { velocity: 100 }) })] }),
        midi({ name: 'Bass', arrangementClips: [midiClip({ notes: notes(16, { pitch: 36, velocity }) })] }),
      ],
    })
    const found = await metric('velocities', [
      entry(
        'a/A.als',
        played((index) => 60 + index * 3),
      ),
      entry(
        'b/B.als',
        played((index) => 50 + index * 4),
      ),
    ])
    expect(found?.said.figures).toMatchObject({ role: 'hats', from: 100, to: 100, songs: 2 })
  })

  it('counts loops by their bars', async () => {
    const looped = (beats: number): SetDescription => ({
      tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 32, loop: { isOn: true, start: 0, end: beats } })] })],
    })
    const found = await metric('loop-lengths', [
      entry('a/A.als', looped(16)),
      entry('b/B.als', looped(16)),
      entry('c/C.als', looped(4)),
    ])
    expect(found?.claim).toBe('67 % of your looped clips are 4–7 bars long, over 3 songs.')
    expect(values(found)).toMatchObject({ '1': 1, '4–7': 2 })
  })
})

describe('finishing', () => {
  it('puts songs at their stage', async () => {
    const found = await metric('stages', [entry('a/A.als', song()), entry('b/B.als', song(120, 400))])
    expect(values(found)).toEqual({ sketch: 1, arrange: 1, mix: 0, export: 0 })
  })

  it('names the resting song that is nearest to done, and lets the new ones be', async () => {
    const found = await metric('unfinished', [
      entry('a/Old.als', song(120, 300), '2024-01-01T10:00:00.000Z'),
      entry('b/Older.als', song(120, 100), '2023-01-01T10:00:00.000Z'),
      entry('c/New.als', song(120, 400), '2024-12-20T10:00:00.000Z'),
    ])
    expect(found?.claim).toContain('2 of 3 songs are unfinished')
    expect(found?.claim).toContain('Nearest to done: Old, 2:30 long.')
    expect(found?.span).toEqual({ from: '2023-01-01T10:00:00.000Z', to: '2024-01-01T10:00:00.000Z' })
  })

  it('lists jams', async () => {
    const jam: SetDescription = {
      tracks: [midi({ arrangementClips: [], sessionClips: { 0: midiClip(), 1: midiClip() } })],
    }
    expect(values(await metric('jams', [entry('a/Jam.als', jam), entry('b/B.als', song())]))).toEqual({ Jam: 2 })
  })

  it('knows versions under new names by folder and name', async () => {
    const found = await metric('revisions', [
      entry('Tide/Tide.als', song()),
      entry('Tide/Tide v2.als', song()),
      entry('Tide/Tide final.als', song()),
      entry('Ebb/Ebb.als', song()),
    ])
    expect(values(found)).toEqual({ '1': 1, '2': 0, '3': 1 })
  })
})

describe('saving', () => {
  const saves = (name: string, day: string) => [
    entry(`${name}/Backup/${name} [${day} 200000].als`, song(120, 8)),
    entry(`${name}/Backup/${name} [${day} 202500].als`, song(120, 32)),
  ]

  it('tells growth, and the time to eight bars', async () => {
    const metrics = libraryMetrics(
      groupSaves(await Promise.all([...saves('A', '2024-05-01'), ...saves('B', '2024-05-02')])),
    )
    const claimOf = (id: string) => metrics.find((one) => one.id === id)?.claim
    expect(claimOf('growth')).toBe(
      '2 of 2 songs with earlier saves grew longer, 0 became shorter, 0 kept their length.',
    )
    expect(claimOf('time-to-eight-bars')).toBe(
      'From the first save you reach eight bars of three tracks in about 25 minutes, over 2 songs.',
    )
    expect(claimOf('loop-to-song')).toBe('0 of 2 songs with eight bars came past two minutes; 2 have not yet.')
    expect(claimOf('sessions')).toBe('Half of your 2 sessions last less than 25 minutes.')
  })

  it('does not say of a song that became shorter that it kept its length', async () => {
    const found = await metric('growth', [
      entry('C/Backup/C [2024-05-03 200000].als', song(120, 32)),
      entry('C/Backup/C [2024-05-03 202500].als', song(120, 16)),
    ])
    expect(found?.claim).toBe('0 of 1 song with earlier saves grew longer, 1 became shorter, 0 kept their length.')
  })

  describe('of what is new', () => {
    const waltz: SetDescription = song(120, 24, { timeSignature: '3/4' })
    const half = (month: string, ...songs: SetDescription[]) =>
      songs.map((one, at) => entry(`${month}${at}/S.als`, one, `2024-${month}-0${at + 1}T10:00:00.000Z`))
    const plain = [song(), song(), song()] as const

    it('says in how many of the later songs, and that no earlier one had it', async () => {
      const found = await metric('then-and-now', [...half('01', ...plain), ...half('06', waltz, waltz, song())])
      expect(found?.claim).toBe(
        'New in your later songs: a meter other than 4/4, in 2 of 3; in none of 3 earlier songs.',
      )
      expect(found?.picture.marks).toEqual([
        { label: 'a meter other than 4/4', value: 2, paths: ['060/S.als', '061/S.als'] },
      ])
    })

    it.each([
      ['that one song tried', [...half('01', ...plain), ...half('06', waltz, song(), song())]],
      ['that an earlier song has', [...half('01', waltz, song(), song()), ...half('06', waltz, waltz, waltz)]],
      ['within weeks', [...half('01', ...plain), ...half('02', waltz, waltz, waltz)]],
      ['over two songs each', [...half('01', song(), song()), ...half('06', waltz, waltz)]],
    ])('says nothing of what is new %s', async (_, entries) => {
      expect(await metric('then-and-now', entries)).toBeUndefined()
    })

    it('takes one chord of a doubtful reading for none', async () => {
      const bars = [
        [48, 60, 64, 67],
        [53, 60, 65, 69],
        [43, 59, 62, 67],
        [48, 60, 64, 67],
      ]
      const inKey = { tracks: [chords(...bars, ...bars)] }
      const once = { tracks: [chords(...bars, [46, 62, 65, 70], ...bars)] }
      const found = await metric('then-and-now', [...half('01', inKey, inKey, inKey), ...half('06', once, once, once)])
      expect(found).toBeUndefined()
    })
  })

  it('reads weekday and hour as the machine wrote them', async () => {
    const evenings = ['01', '08', '15', '22'].flatMap((day) => [
      entry(`A/Backup/A [2024-05-${day} 200000].als`, song()),
      entry(`A/Backup/A [2024-05-${day} 203000].als`, song()),
    ])
    const found = await metric('save-rhythm', evenings)
    expect(values(found)).toEqual({ 'Wednesday 20:00': 8 })
  })

  it('shows which devices go again', async () => {
    const withReverb = song(120, 16, { main: { devices: [{ tag: 'Reverb' }] } })
    const found = await metric('churn', [
      entry('A/Backup/A [2024-05-01 200000].als', song()),
      entry('A/Backup/A [2024-05-02 200000].als', withReverb),
      entry('A/A.als', song(), '2024-05-03T10:00:00.000Z'),
    ])
    expect(values(found)).toEqual({ 'Reverb, removed': 1 })
  })

  it('follows pauses until they end or today', async () => {
    const found = await metric(
      'returns',
      ['01', '03', '07', '11', '21', '31'].map((day) => entry(`A/Backup/A [2024-05-${day} 200000].als`, song())),
    )
    expect(found?.claim).toBe(
      'Of 5 pauses longer than a day that ended, half ended within 4 days; the longest after 10.',
    )
    expect(found?.picture.kind === 'lines' && found.picture.marks[0]?.points.at(-1)?.[1]).toBeCloseTo(1 / 6, 3)
  })
})

describe('sounds', () => {
  const sampled = (...paths: string[]): SetDescription => ({
    tracks: paths.map((path) =>
      audio({
        arrangementClips: [
          audioClip({
            sample: {
              path,
              relativePathType: path.includes('Project') ? 3 : 1,
              relativePath: path.split('Project/')[1] ?? '',
              crc: path.length,
              sizeBytes: 9,
            },
          }),
        ],
      }),
    ),
  })

  it('lists devices once a song', async () => {
    const found = await metric('devices', [entry('a/A.als', song()), entry('b/B.als', song())])
    expect(found?.picture.marks[0]).toMatchObject({ label: 'Operator', value: 2 })
  })

  it('knows a sample again by its checksum, and where samples come from', async () => {
    const entries = [
      entry('a/A.als', sampled('/Users/ida/Packs/Boom/kick.wav', '/Users/ida/Packs/Boom/hat1.wav')),
      entry('b/B.als', sampled('/Users/ida/Packs/Boom/kick.wav')),
    ]
    expect(values(await metric('samples', entries))).toEqual({ 'kick.wav': 2 })
    expect(values(await metric('sample-sources', entries))).toEqual({ 'Packs/Boom': 3 })
  })

  it('tells samples that are gone from those at risk', async () => {
    const found = await metric('missing', [
      entry('a/A.als', sampled('/Users/ida/A Project/Samples/take.wav')).then((read) => ({
        ...read,
        absentSamples: ['Samples/take.wav'],
      })),
      entry('b/B.als', sampled('/Users/ida/Downloads/loop.wav')),
      entry('c/C.als', sampled('/Users/ida/C Project/Samples/kept.wav')),
    ])
    expect(values(found)).toEqual({ 'A, missing': 1, 'B, fragile': 1 })
    expect(found?.claim).toContain('1 of 3 songs miss samples')
  })

  it('counts plug-ins by the songs that rest on them, and their formats', async () => {
    const plugged = song(120, 16, {
      main: { devices: [{ tag: 'PluginDevice', plugin: { format: 'vst2', name: 'Old Verb' } }] },
    })
    const entries = [entry('a/A.als', plugged), entry('b/B.als', song())]
    expect((await metric('plugins', entries))?.claim).toBe('1 plug-in in your songs; Old Verb is in 1 of 2.')
    expect((await metric('formats', entries))?.claim).toBe('50 % of your 2 songs hold plug-ins in the old VST2 format.')
  })
})

describe('mix and order', () => {
  it('shows the chain on the main track in its order', async () => {
    const mastered = song(120, 16, { main: { devices: [{ tag: 'GlueCompressor' }, { tag: 'Limiter' }] } })
    const found = await metric('main-chains', [
      entry('a/A.als', mastered),
      entry('b/B.als', mastered),
      entry('c/C.als', song()),
    ])
    expect(found?.picture.marks[0]).toMatchObject({ steps: ['Glue Compressor', 'Limiter'], value: 2 })
    expect(found?.said.figures['bare']).toBe(1)
  })

  it('puts roles where they are panned', async () => {
    const panned = {
      tracks: [...Array.from({ length: 4 }, () => midi({ name: 'Hats', pan: -0.4 })), midi({ name: 'Bass' })],
    }
    const found = await metric('pans', [entry('a/A.als', panned), entry('b/B.als', panned)])
    expect(values(found)).toEqual({ 'bass C': 2, 'hats 20L': 8 })
    expect(found?.said.figures['share']).toBe(20)
  })

  it('tells how far songs go from their common tracks', async () => {
    const named = (...names: string[]) => ({ tracks: names.map((name) => midi({ name })) })
    const found = await metric('template', [
      entry('a/A.als', named('Kick', 'Bass', 'Keys')),
      entry('b/B.als', named('Kick', 'Bass', 'Keys')),
      entry('c/C.als', named('Kick', 'Bass', 'Keys', 'Flute')),
      entry('d/D.als', named('Kick', 'Choir')),
    ])
    expect(found?.claim).toContain('3 of 4 songs begin with the same tracks: kick, bass and keys.')
    expect(values(found)).toMatchObject({ A: 1, C: 1 })
  })

  it('lays songs that are alike side by side', async () => {
    const found = await metric('map', [
      entry('a/A.als', song(124, 400)),
      entry('b/B.als', song(125, 410)),
      entry('c/C.als', song(126, 390)),
      entry('d/Odd.als', song(70, 16, { tracks: [audio()] })),
    ])
    expect(found?.claim).toBe('4 songs, near where they are alike. Odd lies furthest out.')
  })

  it('names accounts only where there are several', async () => {
    const by = (who: string) => ({
      tracks: [audio({ arrangementClips: [audioClip({ sample: { path: `/Users/${who}/x.wav` } })] })],
    })
    expect(values(await metric('people', [entry('a/A.als', by('ida')), entry('b/B.als', by('ola'))]))).toEqual({
      ida: 1,
      ola: 1,
    })
    expect(await metric('people', [entry('a/A.als', by('ida')), entry('b/B.als', by('ida'))])).toBeUndefined()
  })
})

describe('lengthAmongOwn', () => {
  it('stands among the others, without itself', async () => {
    const projects = groupSaves(
      await Promise.all([100, 200, 300, 400].map((beats) => entry(`${String(beats)}/S.als`, song(120, beats)))),
    )
    expect(lengthAmongOwn(projects, { path: '300/S.als', seconds: 150 })).toMatchObject({
      shorter: 2,
      medianSeconds: 100,
    })
    expect(lengthAmongOwn(projects.slice(0, 2), { path: 'x.als', seconds: 150 })).toBeNull()
  })
})

describe('claims', () => {
  it('fit their nouns to the number', () => {
    expect(fillClaim('{n|song|songs} at {bpm}.', { n: 1, bpm: 120 })).toBe('1 song at 120.')
    expect(fillClaim('{n|song|songs} in {mode}.', { n: 2, mode: 'minor' }, (word) => word.toUpperCase())).toBe(
      '2 songs in MINOR.',
    )
  })

  it('leave no brace unfilled', async () => {
    const entries = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => entry(`${name}/${name}.als`, song(120, 256), '2024-01-01T10:00:00.000Z')),
    )
    for (const { claim } of libraryMetrics(groupSaves(entries), { now: NOW }))
      expect(claim).not.toMatch(/[{}]|undefined|NaN/)
  })

  it('say nothing of nothing', () => {
    expect(libraryMetrics([])).toEqual([])
  })
})
