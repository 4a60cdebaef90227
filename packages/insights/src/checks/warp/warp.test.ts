import { describe, expect, it } from 'vitest'
import { audio, findingOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { clipBpm } from './stretch-ratio.ts'
import { WARP_CASES, drumsBeside, loop } from './warp.cases.ts'

describe('warping and clips', () => {
  testCases(WARP_CASES)

  it('says by how much a loop is moved', async () => {
    const finding = await findingOf('WA06', { ...loop(97.2, 'rePitch', 'Keys'), tempo: 84 })
    expect(finding?.claim).toBe('A clip on “Keys” plays 2.5 semitones lower than it was recorded.')
    expect(finding?.evidence[0]?.bars).toEqual({ from: 1, to: 4 })
  })

  it('tells pieces of one recording once', async () => {
    const [track] = loop(87, 'complex', 'Sax').tracks ?? []
    const clips = [...(track?.arrangementClips ?? [])]
    const again = clips.map((clip) => ({ ...clip, startBeats: 16, transposeSemitones: 1 }))
    const finding = await findingOf('WA05', {
      tempo: 120,
      tracks: [audio({ name: 'Sax', arrangementClips: [...clips, ...again] })],
    })
    expect(finding?.claim).toBe('A loop of 87 BPM on “Sax” plays at 120, in 2 clips.')
    expect(finding?.evidence).toHaveLength(1)
  })

  it('counts short pieces of a recording whose tempo a longer one bears out', async () => {
    const [track] = loop(87, 'complex', 'Strings').tracks ?? []
    const [clip] = track?.arrangementClips ?? []
    const short = clip && { ...clip, startBeats: 16, lengthBeats: 4, transposeSemitones: 1 }
    const claim = async (...clips: readonly (typeof clip)[]) =>
      (
        await findingOf('WA05', {
          tempo: 120,
          tracks: [audio({ name: 'Strings', arrangementClips: clips.flatMap((one) => one ?? []) })],
        })
      )?.claim
    expect(await claim(clip, short)).toBe('A loop of 87 BPM on “Strings” plays at 120, in 2 clips.')
    expect(await claim(short)).toBeUndefined()
    const on = (name: string) => audio({ name, arrangementClips: [clip, short].flatMap((one) => one ?? []) })
    expect((await findingOf('WA05', { tempo: 120, tracks: [on('Strings'), on('Brass')] }))?.claim).toBe(
      'A loop of 87 BPM on “Strings” and “Brass” plays at 120, in 4 clips.',
    )
  })

  it('counts loops, and the clips that play them', async () => {
    const clipsOf = (file: string, bpm: number, count: number) => {
      const [clip] = loop(bpm, 'complex').tracks?.[0]?.arrangementClips ?? []
      return Array.from({ length: count }, (_, at) =>
        clip ? { ...clip, startBeats: at * 16, sample: { path: `/Music/${file}.wav` } } : [],
      ).flat()
    }
    const finding = await findingOf('WA05', {
      tempo: 120,
      tracks: [
        audio({ name: 'Strings', arrangementClips: clipsOf('a', 87, 3) }),
        audio({ name: 'Brass', arrangementClips: clipsOf('b', 170, 2) }),
      ],
    })
    expect(finding?.claim).toBe('2 loops on “Strings” and “Brass” play far from their own tempo, in 5 clips.')
    expect(finding?.evidence.map(({ text }) => text.replace(/^.*: /, ''))).toEqual([
      'Complex, sped up from 87 to 120 BPM, 3 clips',
      'Complex, slowed from 170 to 120 BPM, 2 clips',
    ])
  })

  it('names what fills most of the song first, and the tracks that hold most of its clips', async () => {
    const clips = (file: string, bpm: number, from: number, count: number, isOn = true) => {
      const [clip] = loop(bpm, 'complex').tracks?.[0]?.arrangementClips ?? []
      return Array.from({ length: count }, (_, at) =>
        clip?.kind === 'audio'
          ? {
              ...clip,
              startBeats: from + at * 16,
              sample: { path: `/Music/${file}.wav` },
              loop: { isOn, start: 0, end: 16 },
            }
          : [],
      ).flat()
    }
    const finding = await findingOf('WA05', {
      tempo: 120,
      tracks: [
        audio({ name: 'Brief', arrangementClips: clips('a', 87, 0, 1) }),
        audio({ name: 'Cello 1', arrangementClips: clips('b', 85, 16, 1, false) }),
        audio({ name: 'Cello 2', arrangementClips: clips('b', 85, 32, 3, false) }),
      ],
    })
    expect(finding?.claim).toBe(
      '2 recordings on “Cello 2”, “Cello 1” and “Brief” play far from their own tempo, in 5 clips.',
    )
    expect(finding?.evidence.map(({ text }) => text)).toEqual([
      '“Cello 2”: Complex, sped up from 85 to 120 BPM, 3 clips',
      '“Cello 1”: Complex, sped up from 85 to 120 BPM, 1 clip',
      '“Brief”: Complex, sped up from 87 to 120 BPM, 1 clip',
    ])
    const alone = { tempo: 120, tracks: [audio({ name: 'Cello', arrangementClips: clips('b', 85, 0, 1, false) })] }
    expect((await findingOf('WA05', alone))?.claim).toBe('A recording of 85 BPM on “Cello” plays at 120, in 1 clip.')
  })

  it('names loops that may be half or double beside one whose file states its tempo', async () => {
    const named = (name: string, file: string, bpm: number) => {
      const [clip] = loop(bpm, 'complex').tracks?.[0]?.arrangementClips ?? []
      const sample = { path: `/Music/${file}.wav` }
      return audio({ name, arrangementClips: clip?.kind === 'audio' ? [{ ...clip, sample }] : [] })
    }
    const claim = async (...tracks: ReturnType<typeof named>[]) =>
      (await findingOf('WA05', { tempo: 65, tracks }))?.claim
    const [stated, guessed, close] = [
      named('Synth', 'Line_128', 128),
      named('Pad', 'Text', 120),
      named('Keys', 'Fate', 60),
    ]
    expect(await claim(guessed)).toBeUndefined()
    expect(await claim(stated, guessed, close)).toBe(
      '2 loops on “Synth” and “Pad” have about half or double the song’s tempo and are stretched all the way to it, in 2 clips.',
    )
    expect(await claim(stated, named('Bass', 'Bass_90', 90))).toBe(
      '2 loops on “Synth” and “Bass” play far from their own tempo, in 2 clips.',
    )
    const lines = (await findingOf('WA05', { tempo: 65, tracks: [stated, named('Bass', 'Bass_90', 90)] }))?.evidence
    expect(lines?.map(({ text }) => text)).toEqual([
      '“Synth”: Complex, slowed from 128 to 65 BPM, 1 clip; set to half its tempo, by 2 %',
      '“Bass”: Complex, slowed from 90 to 65 BPM, 1 clip',
    ])
    const slow = (await findingOf('WA05', { tempo: 120, tracks: [named('Beat', 'Beat_65', 65)] }))?.evidence
    expect(slow?.map(({ text }) => text)).toEqual([
      '“Beat”: Complex, sped up from 65 to 120 BPM, 1 clip; set to double its tempo, by 8 %',
    ])
    const between = (await findingOf('WA05', { tempo: 90, tracks: [named('Cello', 'Cello_140', 140)] }))?.evidence
    expect(between?.map(({ text }) => text)).toEqual(['“Cello”: Complex, slowed from 140 to 90 BPM, 1 clip'])
  })

  it('counts drums in Beats mode beside a loop that is far for sure', async () => {
    expect((await findingOf('WA05', drumsBeside('Strings', 'complex')))?.claim).toBe(
      '2 loops on “Drums” and “Strings” play far from their own tempo, in 2 clips.',
    )
  })

  it('tells each recording and stretch in Beats mode once', async () => {
    const { tracks: [track] = [], ...set } = loop(110, 'beats', 'Vocal')
    const [clip] = track?.arrangementClips ?? []
    const clips = clip ? [0, 16, 32].map((startBeats) => ({ ...clip, startBeats })) : []
    const finding = await findingOf('WA02', { ...set, tracks: [audio({ name: 'Vocal', arrangementClips: clips })] })
    expect(finding?.claim).toBe('3 clips of sustained sound are stretched in Beats mode: on “Vocal”.')
    expect(finding?.evidence.map(({ text, bars }) => [text, bars?.from, bars?.to])).toEqual([
      ['“Vocal”: Beats, sped up from 110 to 120 BPM, 3 clips', 1, 12],
    ])
  })

  it('makes little of drums that Complex moves by less than a tenth', async () => {
    expect((await findingOf('WA01', loop(110, 'complex', 'Drums')))?.severity).toBe('info')
    expect((await findingOf('WA01', loop(108, 'complex', 'Drums')))?.severity).toBe('check')
  })

  it.each([
    ['between two markers', [0, 16], [8, 16.03125], 120],
    ['behind a single one', [0], [0.03125 * (60 / 97), 0.03125], 97],
  ])('knows the tempo of a clip %s', (_, beats, [seconds = 0, behind = 0], bpm) => {
    const warpMarkers = beats.map((at) => ({ beats: at, seconds: at / 2 }))
    expect(clipBpm({ warpMarkers, warpSentinel: { seconds, beats: behind } })).toBeCloseTo(bpm, 6)
  })

  it('counts copies of a clip that Beats mode stretches', async () => {
    const [take] = loop(110, 'beats', 'Vocal').tracks ?? []
    const [clip] = take?.arrangementClips ?? []
    if (!take || !clip) throw new Error('no clip')
    const arrangementClips = [0, 16, 32].map((startBeats) => ({ ...clip, startBeats }))
    expect((await findingOf('WA02', { tempo: 120, tracks: [{ ...take, arrangementClips }] }))?.claim).toMatch(
      /^3 clips of/,
    )
  })

  it('knows no tempo where a lone marker stands at the end', () => {
    expect(clipBpm({ warpMarkers: [{ seconds: 0, beats: 0 }], warpSentinel: null })).toBeNull()
  })
})
