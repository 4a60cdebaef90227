import { type AudioClipDescription, exampleSet, type SetDescription, type TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, midi, midiClip, notes, reportOf } from '../testing/report-of.ts'
import { songSummary } from './song-summary.ts'
import { summaryNb } from './summary-nb.ts'

const inEnglish = async (set: SetDescription) => songSummary(await reportOf(set))
const inNorwegian = async (set: SetDescription) => songSummary(await reportOf(set), summaryNb)

describe('a full song', () => {
  it('is told by its sections, the chord that they share, and what a return adds', async () => {
    expect(await inEnglish(exampleSet())).toEqual([
      'Eight sections (Intro, Verse, Build and 5 more) in 112 bars, and Drop and Drop 2 share a borrowed chord, B♭m.',
      'It builds from Hats and Pad to ten parts in bars 89 to 96 and falls back to Pad and Lead on the way, in bars 59 to 64.',
    ])
    expect(await inNorwegian(exampleSet())).toEqual([
      'Åtte deler (Intro, Verse, Build og 5 til) over 112 takter, og Drop og Drop 2 har en lånt akkord felles, B♭m.',
      'Låten bygger seg opp fra Hats og Pad til ti stemmer i takt 89 til 96.',
      'Drop 2 er Drop på nytt, med Pad i tillegg.',
    ])
  })

  const at = (...names: string[]) => names.map((name, index) => ({ timeBeats: index * 64, name }))
  const playing = (name: string, ...spans: (readonly [number, number])[]) =>
    midi({ name, arrangementClips: spans.map(([from, to]) => midiClip({ startBeats: from, lengthBeats: to - from })) })
  const four = (...spans: (readonly [number, number])[]) =>
    ['Keys', 'Lead', 'Choir', 'Bells'].map((name) => playing(name, ...spans))

  it('is told by how it builds, where it falls back and what is left in the end', async () => {
    const told = async (...tracks: TrackDescription[]) => [
      (await inEnglish({ tracks }))[1],
      (await inNorwegian({ tracks }))[1],
    ]
    expect(await told(playing('Pad', [0, 128]), ...four([64, 128]))).toEqual([
      'It builds from Pad alone to five parts by bar 17 and stays full to the end.',
      'Låten bygger seg opp fra Pad alene til fem stemmer i takt 17 og holder seg full til slutten.',
    ])
    expect(await told(playing('Pad', [0, 256]), ...four([64, 192]))).toEqual([
      'It builds from Pad alone to five parts in bars 17 to 48 and ends with Pad alone, from bar 49 on.',
      'Låten bygger seg opp fra Pad alene til fem stemmer i takt 17 til 48 og ender med Pad alene fra takt 49.',
    ])
    expect(await told(playing('Pad', [0, 256]), playing('Bass', [0, 256]), ...four([0, 64], [96, 256]))).toEqual([
      'It begins with six parts, falls back to Pad and Bass in bars 17 to 24 and is full again at the end.',
      'Låten begynner med seks stemmer, går ned til Pad og Bass i takt 17 til 24 og er full igjen til slutt.',
    ])
    const early = [...four([32, 64], [96, 192]), playing('Horn', [96, 192]), playing('Tuba', [96, 192])]
    expect(await told(playing('Pad', [0, 192]), ...early)).toEqual([
      'It builds from Pad alone to seven parts by bar 25, falls back to Pad alone on the way, in bars 17 to 24 and stays full to the end.',
      'Låten bygger seg opp fra Pad alene til sju stemmer i takt 25, går ned til Pad alene underveis, i takt 17 til 24 og holder seg full til slutten.',
    ])
  })

  it('is told in two lines: without its end, and without the names of those who come in, where these are long', async () => {
    const long = (name: string) => `${name} of an orchestra that is far away`
    const tracks = ['Low', 'Mid', 'High', 'Higher'].map((name, index) => playing(long(name), [index * 32, 256]))
    const [opening = '', unfolds = ''] = await inEnglish({ tracks })
    expect(unfolds).toBe('Parts come in one after another, about every eight bars, up to bar 25.')
    expect(`${opening} ${unfolds}`.length).toBeLessThanOrEqual(226)
  })

  it('is told by its parts where they come in one after another', async () => {
    const voices = (step: number, ...late: number[]) =>
      ['Low', 'Mid', 'High', 'Higher', ...late.map((_, at) => `Late ${String(at)}`)].map((name, index) =>
        playing(name, [(late[index - 4] ?? index * step) * 4, 256]),
      )
    expect((await inEnglish({ tracks: voices(8) }))[1]).toBe(
      'Parts come in one after another, about every eight bars, up to bar 25: Low, Mid, High and Higher. It stays full to the end.',
    )
    expect((await inNorwegian({ tracks: voices(8) }))[1]).toBe(
      'Stemmene kommer inn én etter én, omtrent hver 8. takt, fram til takt 25: Low, Mid, High og Higher. Låten holder seg full til slutten.',
    )
    expect((await inEnglish({ tracks: voices(8, 30) }))[1]).toMatch(/^Parts come in one after another up to bar 31: /)
    const [low, ...others] = voices(8)
    const gone = [playing('Low', [0, 96]), ...others]
    expect(low && (await inEnglish({ tracks: gone }))[1]).not.toContain('one after another')
  })

  it('is told by nothing of this where about as many play all along', async () => {
    const tracks = [playing('Pad', [0, 128]), ...four([0, 128]), playing('Horn', [64, 128])]
    expect((await inEnglish({ tracks })).join(' ')).not.toMatch(/builds|begins|after another/)
    expect(await inEnglish({ tracks: [playing('Pad', [0, 128]), playing('Lead', [64, 128])] })).toHaveLength(1)
  })

  it('counts the microphones of a group as one part, under its name', async () => {
    const track = (name: string, rest: Partial<AudioClipDescription> = {}) =>
      audio({
        name,
        group: 'Kit',
        arrangementClips: [audioClip({ lengthBeats: 128, sample: { path: `/m/${name}.wav` }, ...rest })],
      })
    const kit = { kind: 'group', name: 'Kit' } as const
    const mics = ['Kick', 'Snare', 'Over'].map((name) => track(name))
    const bass = playing('Bass', [0, 128])
    expect((await inEnglish({ tracks: [kit, ...mics, bass] }))[0]).toBe('32 bars with two parts: Kit and Bass.')
    const apart = track('Room', { lengthBeats: 64 })
    expect((await inEnglish({ tracks: [kit, ...mics, bass, apart] }))[0]).toBe(
      '32 bars with three parts: Kit, Bass and Room.',
    )
    expect((await inEnglish({ tracks: [kit, ...mics] }))[0]).toContain('three clips on three tracks (one part), and')
    expect((await inNorwegian({ tracks: [kit, ...mics] }))[0]).toContain('tre klipp på tre spor (én stemme), og')
    const loops = ['Kick', 'Snare'].map((name) => track(name, { loop: { isOn: true, start: 0, end: 16 } }))
    expect((await inEnglish({ tracks: [kit, ...loops, bass] }))[0]).toBe(
      '32 bars with three parts: Kick, Snare and Bass.',
    )
    const lengths = ['Kick', 'Snare'].map((name, at) =>
      track(name, {
        sample: { path: `/m/${name}.wav`, sampleRateHz: 44_100, durationSamples: (60 + at * 3) * 44_100 },
      }),
    )
    expect((await inEnglish({ tracks: [kit, ...lengths, bass] }))[0]).toContain('three parts')
  })

  it('says where drums play alone, behind the opening and for eight bars at least', async () => {
    const kit = playing('Drums', [0, 128])
    const band = (from: number, to: number) => ['Keys'].map((name) => playing(name, [0, from], [to, 128]))
    const locators = at('A', 'B')
    expect((await inEnglish({ tracks: [kit, ...band(64, 96)], locators }))[1]).toBe('Bars 17 to 24 are drums alone.')
    expect((await inNorwegian({ tracks: [kit, ...band(64, 96)], locators }))[1]).toBe(
      'I takt 17 til 24 spiller trommene alene.',
    )
    expect((await inEnglish({ tracks: [kit, ...band(64, 92)], locators })).join(' ')).not.toContain('drums alone')
    const late = ['Keys', 'Lead'].map((name) => playing(name, [64, 128]))
    expect((await inEnglish({ tracks: [kit, ...late], locators })).join(' ')).not.toContain('drums alone')
    const plain = ['Keys', 'Lead'].map((name) => playing(name, [0, 64], [96, 128]))
    expect((await inEnglish({ tracks: [playing('Pad', [0, 128]), ...plain], locators })).join(' ')).not.toContain(
      'drums alone',
    )
  })

  it('says that parts are switched off behind how it goes', async () => {
    const heard = ['Pad', 'Keys', 'Choir', 'Bells', 'Lead', 'Strings'].map((name, index) =>
      playing(name, [index === 0 ? 64 : 0, 128]),
    )
    const off = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...playing(`Off ${at}`, [0, 128]), isMuted: true }))
    const second = async (tracks: NonNullable<SetDescription['tracks']>) =>
      (await inEnglish({ tracks, locators: at('A', 'B') }))[1]
    const many = [...heard, ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => playing(name, [0, 128]))]
    expect(await second([...many, ...off(2)])).toBe('Two more parts are switched off.')
    expect(await second([...heard.slice(0, 5), ...off(1)])).toBe('One more part is switched off.')
  })

  it('does not come back with other takes, nor where its parts play on', async () => {
    const take = (name: string, from: number, to: number, file: string) =>
      audioClip({ name, startBeats: from, lengthBeats: to - from, sample: { path: `/Music/${file}.wav` } })
    const band = (last: string) =>
      ['Guitar', 'Second', 'Bass', 'Keys'].map((name) =>
        audio({
          name,
          arrangementClips: [
            take('', 0, 64, `${name} 1`),
            ...(name === 'Bass' ? [] : [take('', 64, 128, `${name} 2`)]),
            take('', 128, 192, `${name} ${last}`),
          ],
        }),
      )
    const hits = midi({ name: 'Hat', arrangementClips: [midiClip({ lengthBeats: 192 })] })
    expect((await inEnglish({ tracks: [...band('1'), hits], locators: at('Verse', 'Break', 'Verse') }))[1]).toMatch(
      /^When Verse comes back at bar 33/,
    )
    expect(
      (await inEnglish({ tracks: [...band('3'), hits], locators: at('Verse', 'Break', 'Verse') }))[1] ?? '',
    ).not.toContain('comes back')
    const lines = [playing('Riser', [64, 128]), playing('Noise', [64, 128])]
    const on = ['Pad', 'Bass', 'Drums', 'Keys'].map((name) => playing(name, [0, 192]))
    expect((await inEnglish({ tracks: [...on, ...lines] }))[1] ?? '').not.toContain('comes back')
  })

  it('does not come back with other recordings in one part, nor where a part comes in later', async () => {
    const take = (from: number, to: number, file: string) =>
      audioClip({ startBeats: from, lengthBeats: to - from, sample: { path: `/Music/${file}.wav` } })
    const told = async (last: string, from: number) => {
      const band = ['Guitar', 'Organ', 'Bass', 'Keys'].map((name) =>
        audio({
          name,
          arrangementClips: [
            take(0, 64, `${name} 1`),
            take(64, 128, `${name} 2`),
            take(name === 'Bass' ? from : 128, 192, `${name} ${name === 'Bass' ? last : '1'}`),
          ],
        }),
      )
      const report = await reportOf({ tracks: band, locators: at('A', 'B', 'A') })
      return songSummary({ ...report, arrangement: { ...report.arrangement, locators: [] } }).join(' ')
    }
    expect(await told('1', 128)).toContain('At bar 33 the section of bar 1 comes back with the same four parts.')
    expect(await told('3', 128)).not.toContain('comes back')
    expect(await told('1', 144)).not.toContain('comes back')
  })

  it('tells sections that come back in their order as one', async () => {
    const form = (last: number) => {
      const own = (name: string, pitch: number, ...spans: (readonly [number, number])[]) =>
        midi({
          name,
          arrangementClips: spans.map(([from, to]) =>
            midiClip({ startBeats: from, lengthBeats: to - from, notes: notes(to - from, { pitch }) }),
          ),
        })
      const calm = ['Pad', 'Harp', 'Flute'].map((name, at) => own(name, 60 + at * 4, [0, 64], [128, 192]))
      const full = ['Kick', 'Bass', 'Lead', 'Choir'].map((name, at) => own(name, 36 + at * 7, [64, 128], [192, last]))
      return { tracks: [...calm, ...full] }
    }
    expect((await inEnglish(form(256)))[1]).toBe('Bars 1 to 32 come back, section by section, in bars 33 to 64.')
    expect((await inNorwegian(form(256)))[1]).toBe('Takt 1 til 32 kommer tilbake, del for del, i takt 33 til 64.')
    expect((await inEnglish(form(224)))[1]).not.toContain('section by section')
  })

  it('says where nothing is heard inside it', async () => {
    const tracks = [playing('Pad', [0, 64], [80, 128], [132, 192]), playing('Lead', [0, 32], [80, 128], [132, 192])]
    expect((await inEnglish({ tracks, locators: at('A', 'B', 'C') }))[0]).toBe(
      '48 bars (nothing is heard in bars 17 to 20 and bar 33) with two parts: Pad and Lead.',
    )
    expect((await inNorwegian({ tracks, locators: at('A', 'B', 'C') }))[0]).toBe(
      '48 takter (ingenting høres i takt 17 til 20 og takt 33) med to stemmer: Pad og Lead.',
    )
    const four = [playing('Pad', [0, 64], [68, 72], [76, 80], [84, 88], [92, 128])]
    expect((await inEnglish({ tracks: four, locators: at('A', 'B') }))[0]).toContain('(nothing is heard in four bars)')
  })

  it('is not “the same clips” where it is one long clip', async () => {
    const drums = [midi({ name: 'Kit', arrangementClips: [midiClip({ lengthBeats: 80 })] })]
    expect((await inEnglish({ tracks: drums })).join(' ')).not.toContain('same clips')
  })
})

it('counts the parts that a list of names leaves out', async () => {
  const tracks = ['Pad', 'Bass', 'Lead', 'Kit', 'Kit'].map((name) =>
    midi({ name, arrangementClips: [midiClip({ lengthBeats: 64 })] }),
  )
  expect((await inEnglish({ tracks }))[0]).toContain('five parts: Pad, Bass, Lead and 2 × Kit')
  const more = [
    ...tracks,
    ...['Horn', 'Horn'].map((name) => midi({ name, arrangementClips: [midiClip({ lengthBeats: 64 })] })),
  ]
  expect((await inEnglish({ tracks: more }))[0]).toContain('seven parts: Pad, Bass, Lead and 4 more')
  expect((await inNorwegian({ tracks: more }))[0]).toContain('Pad, Bass, Lead og 4 til')
})

it('of two bars before the song is no section, unless the producer named it', async () => {
  const tracks = [
    midi({ name: 'Clave', arrangementClips: [midiClip({ lengthBeats: 8, notes: notes(8, { pitch: 75 }) })] }),
    ...['Organ', 'Bass', 'Lead'].map((name, at) =>
      midi({
        name,
        arrangementClips: [midiClip({ startBeats: 8, lengthBeats: 192, notes: notes(192, { pitch: 40 + at * 12 }) })],
      }),
    ),
  ]
  const named = { tracks, locators: [{ timeBeats: 8, name: 'Song' }] }
  expect((await reportOf(named)).arrangement.sections).toHaveLength(2)
  expect((await inEnglish(named))[0]).not.toContain('wo sections')
  const both = { tracks, locators: [{ timeBeats: 0, name: 'Count-in' }, ...named.locators] }
  expect((await inEnglish(both))[0]).toContain('Two sections')
})

describe('a song that starts late', () => {
  const late = (from: number): SetDescription => ({
    tracks: ['Pad', 'Bass', 'Lead'].map((name, index) =>
      midi({ name, arrangementClips: [midiClip({ startBeats: from + index * 64, lengthBeats: 64 })] }),
    ),
    locators: [0, 1, 2].map((index) => ({ timeBeats: from + index * 64, name: `Part ${index + 1}` })),
  })

  it('is as long as what sounds, and says where that begins', async () => {
    expect((await inEnglish(late(0)))[0]).toBe('Three sections (Part 1, Part 2 and Part 3) in 48 bars.')
    expect((await inEnglish(late(140)))[0]).toBe(
      'Three sections (Part 1, Part 2 and Part 3) in 48 bars from bar 36 on.',
    )
    expect((await inNorwegian(late(140)))[0]).toBe('Tre deler (Part 1, Part 2 og Part 3) over 48 takter fra takt 36.')
    expect((await reportOf(late(140))).overview).toMatchObject({ lengthBars: 48, lengthSeconds: 96 })
  })

  it('begins with the bar that a pickup leads to', async () => {
    const set = late(140)
    const upbeat = midi({ name: 'Kit', arrangementClips: [midiClip({ startBeats: 139.5, lengthBeats: 64.5 })] })
    expect((await inEnglish({ ...set, tracks: [...(set.tracks ?? []), upbeat] }))[0]).toContain('from bar 36 on')
  })
})

describe('places that the producer named', () => {
  const playing = (name: string, ...spans: (readonly [number, number])[]) =>
    midi({
      name,
      arrangementClips: spans.map(([from, to]) => midiClip({ startBeats: from, lengthBeats: to - from })),
    })
  const parts = [
    playing('Pad', [0, 192]),
    playing('Bass', [0, 192]),
    playing('Lead', [64, 128]),
    playing('Choir', [64, 128]),
  ]
  const at = (...names: string[]) => names.map((name, index) => ({ timeBeats: index * 64, name }))

  it('are no form where one of five has a name', async () => {
    const long = [...parts, playing('Bells', [192, 320])]
    const [first] = await inEnglish({ tracks: long, locators: at('A', 'B', 'Break', 'C', 'D') })
    expect(first).toMatch(/^80 bars with five parts/)
  })

  it('count by letters too', async () => {
    const [first] = await inEnglish({ tracks: parts, locators: at('A', 'Break', 'B') })
    expect(first).toMatch(/^Three sections \(among them Break\) in 48 bars/)
  })

  it('do not swallow what follows a single name', async () => {
    const [first] = await inEnglish({ tracks: parts, locators: [{ timeBeats: 64, name: 'Chorus' }] })
    expect(first).toMatch(/^Three sections \(among them Chorus\) in 48 bars/)
  })

  it('do not come back where they go on', async () => {
    const tracks = [...parts.slice(0, 2), playing('Keys', [0, 192]), playing('Lead', [128, 192])]
    const told = async (...names: string[]) => (await inEnglish({ tracks, locators: at(...names) }))[1] ?? ''
    expect(await told('A', 'B', 'A')).toMatch(/comes back and adds Lead/)
    const events = [0, 0, 1].map((value, index) => ({ timeBeats: Math.min(index, 1) * 128, value }))
    const faded = { ...playing('Lead', [0, 192]), automation: [{ parameter: 'Mixer/Volume', events }] }
    const [, again] = await inEnglish({ tracks: [...tracks.slice(0, 3), faded], locators: at('A', 'B', 'A') })
    expect(again).toMatch(/comes back and adds Lead/)
    expect(await told('A', 'B', 'B')).not.toMatch(/comes back/)
  })

  it('add only what was not there before, and leave out only what is gone', async () => {
    const second = await inEnglish({
      tracks: [...parts, playing('Keys', [0, 24], [128, 192]), playing('Bells', [0, 64], [168, 192])],
      locators: at('Verse', 'Chorus', 'Verse'),
    })
    // Bells play in a part of the second Verse: neither the same parts nor a change.
    expect(second.slice(1).join(' ')).not.toContain('Verse')
    const added = await inEnglish({
      tracks: [...parts, playing('Keys', [128, 192]), playing('Bells', [0, 64])],
      locators: at('Verse', 'Chorus', 'Verse'),
    })
    expect(added.join(' ')).toMatch(/adds Keys and leaves out Bells/)
  })

  it('add nothing that an earlier one of the name had, nor leave out what comes in later in it', async () => {
    const told = async (tracks: readonly TrackDescription[], ...names: string[]) =>
      (await inEnglish({ tracks: [...four, ...tracks], locators: at(...names) })).join(' ')
    const keys = (...spans: (readonly [number, number])[]) => [playing('Keys', ...spans)]
    const bells = playing('Bells', [64, 128], [192, 256])
    const four = ['Pad', 'Bass', 'Organ', 'Kit'].map((name) => playing(name, [0, 320]))
    const three = ['Verse', 'Bridge', 'Verse', 'Bridge', 'Verse']
    const others = [playing('Horns', [64, 128]), bells]
    expect(await told([...others, ...keys([256, 320])], ...three)).toContain('Verse comes back at bar 65, it adds Keys')
    expect(await told([...others, ...keys([128, 192], [256, 320])], ...three)).not.toContain('at bar 65, it adds Keys')
  })

  it('do not come back where they came round before, over parts that went on', async () => {
    const told = async (...letters: string[]) => {
      const steady = ['Pad', 'Bass', 'Organ', 'Kit'].map((name) => playing(name, [0, 256], [320, 384]))
      const tracks = [...steady, playing('Keys', [256, 320]), playing('Bells', [128, 192], [320, 384])]
      const report = await reportOf({ tracks, locators: at(...letters) })
      // Sections by letters, as they are found where the producer named none.
      const arrangement = { ...report.arrangement, locators: [] }
      return songSummary({ ...report, arrangement }).join(' ')
    }
    expect(await told('A', 'B', 'A', 'D', 'C', 'A')).not.toContain('comes back')
    expect(await told('A', 'B', 'E', 'D', 'C', 'A')).toContain(
      'At bar 81 the section of bar 1 comes back and adds Bells.',
    )
  })
})

describe('a set that is audio alone', () => {
  const three: SetDescription = {
    tracks: [
      audio({ name: 'Guitar', arrangementClips: [audioClip({ lengthBeats: 256 })] }),
      audio({ name: 'Take', volumeDb: -70 }),
      audio({ name: 'Old', isMuted: true }),
    ],
  }

  it('is told by its length and clips, and says which parts are not heard', async () => {
    expect(await inEnglish(three)).toEqual([
      'Two minutes of audio: three clips on three tracks, and no notes.',
      'As saved, two of three parts are not heard: one fader is all the way down and one part is switched off.',
    ])
    expect(await inNorwegian(three)).toEqual([
      'To minutter lyd: tre klipp på tre spor, og ingen noter.',
      'Slik settet er lagret, høres ikke to av tre stemmer: én fader står helt nede og ett spor er slått av.',
    ])
  })

  it('rounds no length that a clock would not', async () => {
    const lasting = async (beats: number) => {
      const set = { tracks: [audio({ arrangementClips: [audioClip({ lengthBeats: beats })] })] }
      return [...(await inEnglish(set)), ...(await inNorwegian(set))].map((told) =>
        told.split(':').slice(0, -1).join(':'),
      )
    }
    expect(await lasting(0.5)).toEqual(['Less than a second of audio', 'Under ett sekund lyd'])
    expect(await lasting(318)).toEqual(['2:39 of audio', '2:39 lyd'])
    expect(await lasting(342)).toEqual(['Three minutes of audio', 'Tre minutter lyd'])
    expect(await lasting(71.4 * 120)).toEqual(['71 minutes of audio', '71 minutter lyd'])
  })

  it('says what waits in the session, where more does than is arranged', async () => {
    const waiting = (clips: number): SetDescription => ({
      tracks: [
        audio({ name: 'Take', arrangementClips: [audioClip({ lengthBeats: 256 })] }),
        {
          kind: 'midi',
          name: 'Beat',
          sessionClips: Object.fromEntries(
            Array.from({ length: clips }, (_, scene) => [scene, midiClip({ notes: notes(scene + 1) })]),
          ),
        },
      ],
    })
    expect((await inEnglish(waiting(2)))[0]).toBe(
      'Two minutes of audio: one clip on one track; two clips wait in the session view.',
    )
    expect((await inNorwegian(waiting(2)))[0]).toBe(
      'To minutter lyd: ett klipp på ett spor; to klipp venter i Session View.',
    )
    expect((await inEnglish(waiting(1)))[0]).toBe('Two minutes of audio: one clip on one track, and no notes.')
  })

  it('claims nothing of a fader that automation may bring up', async () => {
    const [, second] = await inEnglish({
      tracks: [
        audio({ name: 'Guitar', arrangementClips: [audioClip({ lengthBeats: 64 })] }),
        audio({
          name: 'Swell',
          volumeDb: -70,
          arrangementClips: [audioClip({ lengthBeats: 64 })],
          automation: [
            {
              parameter: 'Mixer/Volume',
              events: [
                { timeBeats: 0, value: 0 },
                { timeBeats: 32, value: 1 },
              ],
            },
          ],
        }),
      ],
    })
    expect(second ?? '').not.toContain('not heard')
  })
})

describe('what is not heard', () => {
  it('is neither counted nor named among the parts', async () => {
    const sketch: SetDescription = {
      tracks: [
        midi({ name: 'Pad' }),
        audio({ name: 'Reference', isMuted: true }),
        midi({ name: 'Old', isMuted: true }),
        midi({ name: 'Empty', arrangementClips: [midiClip({ notes: [] })] }),
      ],
    }
    expect(await inEnglish(sketch)).toEqual([
      'A sketch of four bars in one part: Pad.',
      'Two more parts are switched off.',
    ])
    expect(await inNorwegian(sketch)).toEqual([
      'En skisse på fire takter med én stemme: Pad.',
      'To stemmer til er slått av.',
    ])
  })

  it('is all of a set whose solo is on a track without anything to play', async () => {
    const soloed: SetDescription = {
      tracks: [
        midi({ name: 'Drummer', isSoloed: true, arrangementClips: [midiClip({ notes: [] })] }),
        audio({ name: 'Song', arrangementClips: [audioClip({ lengthBeats: 64 })] }),
      ],
    }
    expect(await inEnglish(soloed)).toEqual([
      '32 seconds of audio: one clip on one track, and no notes.',
      'As saved, nothing is heard: solo is on for Drummer alone.',
    ])
    expect((await inNorwegian(soloed))[1]).toBe(
      'Slik settet er lagret, høres ingenting: solo står på bare for Drummer.',
    )
  })

  it('says what a solo leaves of a song, and nothing where it leaves half', async () => {
    const four = (soloed: readonly string[]): SetDescription => ({
      tracks: ['Guitar', 'Bass', 'Pad', 'Lead'].map((name) =>
        midi({
          name,
          isSoloed: soloed.includes(name),
          arrangementClips: [midiClip({ lengthBeats: 64, notes: notes(8) })],
        }),
      ),
    })
    expect((await inEnglish(four(['Guitar'])))[1]).toBe('As saved, only Guitar is heard: solo is on.')
    expect((await inNorwegian(four(['Guitar'])))[1]).toBe('Slik settet er lagret, høres bare Guitar: solo står på.')
    expect((await inEnglish(four(['Guitar', 'Bass']))).join(' ')).not.toContain('solo')
  })

  it('is said of a broken file whose groups lie in each other', async () => {
    const report = await reportOf({
      tracks: [
        midi({ name: 'Drummer', isSoloed: true, arrangementClips: [midiClip({ notes: [] })] }),
        midi({ name: 'Pad' }),
        midi({ name: 'Keys' }),
      ],
    })
    const [, pad, keys] = report.tracks.map(({ id }) => Number(id))
    const around = new Map([
      [pad, keys],
      [keys, pad],
    ])
    const tracks = report.tracks.map((track) => ({ ...track, groupId: around.get(Number(track.id)) ?? null }))
    expect(songSummary({ ...report, tracks })[1]).toBe('As saved, nothing is heard: solo is on for Drummer alone.')
  })

  it('is no arrangement where its clips hold nothing', async () => {
    const empty = midiClip({ lengthBeats: 2, startBeats: 64, notes: [] })
    const jam: SetDescription = {
      tracks: [{ kind: 'midi', name: 'Pad', arrangementClips: [empty], sessionClips: { 0: midiClip() } }],
    }
    expect((await inEnglish(jam))[0]).toBe('All of it is in the session view: one clip on one track.')
    expect(await inEnglish({ tracks: [midi({ arrangementClips: [empty] })] })).toEqual([
      'The one clip of this set is empty so far.',
    ])
  })
})

it('a chord that comes for a bar in eight is told with those that fill more', async () => {
  const chords = { C: [60, 64, 67], F: [60, 65, 69], Am: [60, 64, 69], G: [59, 62, 67], Dm: [62, 65, 69] }
  const told = async (round: string, last: string) => {
    const rows = `${round} ${round} ${round} ${last}`
      .split(' ')
      .flatMap((name, bar) =>
        chords[name as keyof typeof chords].map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4 })),
      )
    const tracks = [midi({ arrangementClips: [midiClip({ lengthBeats: 128, notes: rows })] })]
    return (await inEnglish({ tracks })).join(' ')
  }
  expect(await told('C C C C Am F F C', 'C G C Dm Am F F C')).toContain(
    'Three chords fill 94 % of the harmony: C, Am and F.',
  )
  expect(await told('C C C C F F F C', 'C G C Dm Am F F C')).toContain('Two chords fill 91 % of the harmony: C and F.')
})

it('a chord that has a seventh or a ninth for a while is one chord', async () => {
  const bars = [
    [53, 57, 60, 65],
    [45, 57, 60, 64],
  ].flatMap((chord, at) => [chord, at === 0 ? [53, 55, 57, 60, 64] : [45, 57, 60, 64, 67]])
  const rows = Array.from({ length: 16 }, (_, bar) =>
    (bars[bar % 4] ?? []).map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4 })),
  ).flat()
  const [, second] = await inEnglish({
    tracks: [midi({ name: 'Keys', arrangementClips: [midiClip({ lengthBeats: 64, notes: rows })] })],
  })
  expect(second).toMatch(/^Two chords fill all of the harmony: F(?:maj[79])? and Am7?\.$/)
})

it('few chords are told as they are played, not by their length', async () => {
  const [F, Am] = [
    [53, 57, 60, 65],
    [45, 57, 60, 64],
  ]
  const notes = Array.from({ length: 4 }, () => [F, Am, Am, Am])
    .flat()
    .flatMap((chord, bar) => chord.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4 })))
  const keys = midi({ name: 'Keys', arrangementClips: [midiClip({ lengthBeats: 64, notes })] })
  expect((await inEnglish({ tracks: [keys] }))[1]).toMatch(/: F and Am\.$/)
})

describe('sets that are not yet a song', () => {
  it('drums alone are named', async () => {
    const kit: SetDescription = {
      tracks: [
        midi({ name: 'Kick', arrangementClips: [midiClip({ notes: notes(16, { pitch: 36 }) })] }),
        midi({ name: 'Hats', arrangementClips: [midiClip({ notes: notes(32, { pitch: 42, stepBeats: 0.5 }) })] }),
      ],
    }
    expect(await inEnglish(kit)).toEqual(['Nothing but drums in four bars: Kick and Hats.'])
    expect(await inNorwegian(kit)).toEqual(['Fire takter med bare trommer: Kick og Hats.'])
  })

  it('a sketch is told by its parts, those of one name counted', async () => {
    const sketch: SetDescription = { tracks: [midi({ name: 'Pad' }), midi({ name: 'Rhodes' }), midi({ name: 'Pad' })] }
    expect((await inEnglish(sketch))[0]).toBe('A sketch of four bars in three parts: 2 × Pad and Rhodes.')
    expect((await inNorwegian(sketch))[0]).toBe('En skisse på fire takter med tre stemmer: 2 × Pad og Rhodes.')
  })

  it('of a session nothing is said that an order would need', async () => {
    const session: SetDescription = {
      tracks: [
        { kind: 'midi', name: 'Pad', sessionClips: { 0: midiClip(), 1: midiClip() } },
        { kind: 'midi', name: 'Bass', sessionClips: { 0: midiClip() } },
      ],
    }
    expect(await inEnglish(session)).toEqual(['All of it is in the session view: three clips on two tracks.'])
    expect(await inNorwegian(session)).toEqual(['Alt ligger i Session View: tre klipp på to spor.'])
    const off = { kind: 'midi', name: 'Old', isMuted: true, sessionClips: { 0: midiClip() } } as const
    expect((await inEnglish({ tracks: [...(session.tracks ?? []), off] }))[0]).toContain('three clips on two tracks')
    expect((await inEnglish({ tracks: [off] }))[0]).toContain('one clip on one track')
  })

  it('a set without clips says so', async () => {
    expect(await inEnglish({ tracks: [{ kind: 'midi' }] })).toEqual([
      'There are no clips in this set yet, only one track.',
    ])
    expect(await inNorwegian({ tracks: [{ kind: 'midi' }] })).toEqual([
      'Det er ingen klipp i dette settet ennå, bare ett spor.',
    ])
    expect(await inEnglish({ tracks: [] })).toEqual(['There are no clips in this set yet.'])
    expect(await inNorwegian({ tracks: [] })).toEqual(['Det er ingen klipp i dette settet ennå.'])
  })
})

describe('chords', () => {
  const block = (pitches: readonly number[], startBeats: number) =>
    pitches.map((pitch) => ({ pitch, startBeats, durationBeats: 4, velocity: 100 }))
  const loop = (bars: number) =>
    Array.from({ length: bars }, (_, bar) =>
      block(
        [
          [59, 62, 66],
          [55, 59, 62],
          [62, 66, 69],
          [57, 61, 64],
        ][bar % 4] ?? [],
        bar * 4,
      ),
    ).flat()

  it('that fill a song are named, in Norwegian as Norwegians name them', async () => {
    const song: SetDescription = {
      tracks: [
        midi({ name: 'Keys', arrangementClips: [midiClip({ lengthBeats: 64, notes: loop(16) })] }),
        midi({
          name: 'Bass',
          arrangementClips: [
            midiClip({
              lengthBeats: 64,
              notes: loop(16)
                .filter((_, index) => index % 3 === 0)
                .map((note) => ({ ...note, pitch: note.pitch - 24 })),
            }),
          ],
        }),
      ],
    }
    const [, english] = await inEnglish(song)
    const [, norwegian] = await inNorwegian(song)
    expect(english).toMatch(/^Four chords fill all of the harmony: .*\bBm\b/)
    expect(norwegian).toMatch(/^Fire akkorder fyller hele harmonikken: .*\bHm\b/)
  })
})

it('calls digests of files no names', async () => {
  const loop = (digit: string) =>
    audio({
      name: `2-${digit.repeat(8)}adca26ef15a1140fcbdce302`,
      arrangementClips: [audioClip({ lengthBeats: 64, sample: { path: `/${digit}.wav` } })],
    })
  expect((await inEnglish({ tracks: [loop('1')] }))[0]).not.toContain('adca')
  const tracks = [loop('1'), loop('2'), midi({ name: 'Keys', arrangementClips: [midiClip({ lengthBeats: 64 })] })]
  expect((await inEnglish({ tracks }))[0]).toBe('A sketch of 16 bars in three parts: 2 unnamed loops and Keys.')
  expect((await inNorwegian({ tracks }))[0]).toBe('En skisse på 16 takter med tre stemmer: 2 looper uten navn og Keys.')
})

describe('a bank of sounds', () => {
  const sound = (beat: number, ...more: number[]) =>
    midi({
      arrangementClips: [beat, ...more].map((startBeats) =>
        midiClip({ startBeats, lengthBeats: 1, notes: notes(1, { durationBeats: 1 }) }),
      ),
    })
  const idsOf = async (set: SetDescription) =>
    (await reportOf(set)).findings.filter(({ area }) => ['arrangement', 'rhythm', 'harmony'].includes(area))

  it('is told as sounds, and of no form', async () => {
    const bank = { tracks: [0, 4, 8, 12].map((beat) => sound(beat)).concat(sound(16, 20)) }
    expect(await inEnglish(bank)).toEqual(['Six single sounds one after another, on five tracks.'])
    expect(await inNorwegian(bank)).toEqual(['Seks enkeltlyder etter hverandre, på fem spor.'])
    expect(await idsOf(bank)).toEqual([])
    const farApart = { tracks: [0, 32, 64, 96].map((beat) => sound(beat)).concat(sound(128, 160)) }
    expect((await inEnglish(farApart))[0]).toMatch(/^Six single sounds/)
    expect(await idsOf(farApart)).toEqual([])
  })

  it('is none where sounds touch, come again, are few or long', async () => {
    const isSketch = async (...tracks: ReturnType<typeof sound>[]) =>
      expect((await inEnglish({ tracks }))[0]).toMatch(/^(?:A sketch|Two|Three|Four|Five|Nothing)(?! single)/)
    await isSketch(...[0, 1, 2, 3, 4].map((beat) => sound(beat)))
    await isSketch(...[0, 4, 8, 12].map((beat) => sound(beat, beat + 16)))
    await isSketch(...[0, 4, 8, 12].map((beat) => sound(beat)))
    const held = midi({
      arrangementClips: [midiClip({ startBeats: 16, lengthBeats: 12, notes: notes(1, { durationBeats: 12 }) })],
    })
    await isSketch(...[0, 4, 8, 12].map((beat) => sound(beat)), held)
  })
})
