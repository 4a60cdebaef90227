import { exampleSet, type SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, midi, midiClip, notes, reportOf } from '../testing/report-of.ts'
import { songSummary } from './song-summary.ts'

const inEnglish = async (set: SetDescription) => songSummary(await reportOf(set), 'en')
const inNorwegian = async (set: SetDescription) => songSummary(await reportOf(set), 'nb')

describe('a full song', () => {
  it('is told by its sections, the chord that they share, and what a return adds', async () => {
    expect(await inEnglish(exampleSet())).toEqual([
      'Eight sections in 112 bars, and Drop and Drop 2 share a borrowed chord, B♭m.',
      'Drop 2 repeats Drop and adds Pad.',
    ])
    expect(await inNorwegian(exampleSet())).toEqual([
      'Åtte deler over 112 takter, og Drop og Drop 2 har en lånt akkord felles, B♭m.',
      'Drop 2 er Drop på nytt, med Pad i tillegg.',
    ])
  })

  it('is told by its smallest and largest place where nothing returns, and a silent place is neither', async () => {
    const growing = ['Pad', 'Keys', 'Lead', 'Choir'].map((name, index) =>
      midi({ name, arrangementClips: [midiClip({ startBeats: index === 0 ? 0 : 64, lengthBeats: 64 })] }),
    )
    const report = await reportOf({
      tracks: growing,
      locators: [
        { timeBeats: 0, name: 'Alone' },
        { timeBeats: 64, name: 'Together' },
      ],
    })
    expect(songSummary(report, 'en')[1]).toMatch(
      /^It is smallest in Alone, bars 1 to 16 \(one part\) and largest in Together, bars 17 to 32 \(three parts\)\.$|^From bar/,
    )
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

  it('count by letters too', async () => {
    const [first] = await inEnglish({ tracks: parts, locators: at('A', 'Break', 'B') })
    expect(first).toMatch(/^Three sections in 48 bars/)
  })

  it('do not swallow what follows a single name', async () => {
    const [first] = await inEnglish({ tracks: parts, locators: [{ timeBeats: 64, name: 'Chorus' }] })
    expect(first).toMatch(/^Three sections in 48 bars/)
  })

  it('do not come back where they go on', async () => {
    const tracks = [...parts.slice(0, 2), playing('Keys', [0, 192]), playing('Lead', [128, 192])]
    const told = async (...names: string[]) => (await inEnglish({ tracks, locators: at(...names) }))[1] ?? ''
    expect(await told('A', 'B', 'A')).toMatch(/comes back and adds Lead/)
    expect(await told('A', 'B', 'B')).not.toMatch(/comes back/)
  })

  it('add only what was not there before, and leave out only what is gone', async () => {
    const [, second] = await inEnglish({
      tracks: [...parts, playing('Keys', [0, 24], [128, 192]), playing('Bells', [0, 64], [168, 192])],
      locators: at('Verse', 'Chorus', 'Verse'),
    })
    expect(second).toBe('When Verse comes back at bar 33, it has the same three parts.')
    const [, added] = await inEnglish({
      tracks: [...parts, playing('Keys', [128, 192]), playing('Bells', [0, 64])],
      locators: at('Verse', 'Chorus', 'Verse'),
    })
    expect(added).toMatch(/adds Keys and leaves out Bells/)
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
      'As saved, two of three parts are not heard: one fader is all the way down and one is switched off.',
    ])
    expect(await inNorwegian(three)).toEqual([
      'To minutter lyd: tre klipp på tre spor, og ingen noter.',
      'Slik settet er lagret, høres ikke to av tre stemmer: én fader står helt nede og ett spor er slått av.',
    ])
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

describe('sets that are not yet a song', () => {
  it('drums alone are named', async () => {
    const kit: SetDescription = {
      tracks: [
        midi({ name: 'Kick', arrangementClips: [midiClip({ notes: notes(16, { pitch: 36 }) })] }),
        midi({ name: 'Hats', arrangementClips: [midiClip({ notes: notes(32, { pitch: 42, stepBeats: 0.5 }) })] }),
      ],
    }
    expect(await inEnglish(kit)).toEqual(['Four bars of drums alone: Kick and Hats.'])
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
    expect(await inEnglish(session)).toEqual([
      'Nothing is arranged yet: three clips on two tracks in the session view.',
    ])
    expect(await inNorwegian(session)).toEqual(['Ingenting er arrangert ennå: tre klipp på to spor i Session View.'])
  })

  it('a set without clips says so', async () => {
    expect(await inEnglish({ tracks: [{ kind: 'midi' }] })).toEqual([
      'There are no clips in this set yet, only one track.',
    ])
    expect(await inNorwegian({ tracks: [{ kind: 'midi' }] })).toEqual([
      'Det er ingen klipp i dette settet ennå, bare ett spor.',
    ])
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
