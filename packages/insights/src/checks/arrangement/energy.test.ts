import type { TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf, midi, midiClip, notes } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { bars, ENERGY_CASES, four, kick, step, track } from './energy.cases.ts'
import { LIVE_SET_CASES } from './live-set.cases.ts'
import { LEFT_OVER_CASES, touched } from './left-over.cases.ts'
import { BREAK_CASES } from './break-before.cases.ts'
import { SILENCE_CASES } from './silence.cases.ts'
import { WAITING_CASES } from './waiting.cases.ts'
import { kickAnd, TAIL_CASES, warpedThen, whole } from './tail.cases.ts'

describe('energy and sections', () => {
  testCases(ENERGY_CASES)
  testCases(SILENCE_CASES)
  testCases(BREAK_CASES)
  testCases(TAIL_CASES)
  testCases(WAITING_CASES)
  testCases(LIVE_SET_CASES)
  testCases(LEFT_OVER_CASES)

  it('tells what is left over together as one thing, in the bar where it begins', async () => {
    const finding = await findingOf('AR10', touched(2.25))
    expect(finding?.claim).toMatch(/^The song ends in bar 8; 2 clips on “.*” and “.*” are left over from bar 75 on, /)
    expect(finding?.evidence.map(({ text }) => text.replace(/^.*: /, ''))).toEqual([
      'lies there with others',
      'lies there with others',
      'silence',
    ])
    expect(finding?.evidence.at(-1)?.text).toBe('Bars 9 to 74: silence')
  })

  it('counts empty clips of a column that is left over, and tells one that lies alone', async () => {
    const empty = midiClip({ startBeats: 132, lengthBeats: 4, notes: [] })
    const short = [0, 2, 4, 6].map((from) => bars(from, 2))
    const column = { tracks: [track(...short, bars(33, 1)), track(bars(0, 8, 64), empty)] }
    const told = await findingOf('AR10', column)
    expect(told?.claim).toMatch(/^The song ends in bar 8; 2 clips on .* are left over from bar 34 on, /)
    expect(told?.evidence.map(({ text }) => text.replace(/^.*: /, ''))).toContain('holds no notes')
    const alone = await findingOf('AR10', { tracks: [track(bars(0, 8), empty)] })
    expect(alone?.claim).toMatch(/; one empty clip on “.*” is left over in bar 34, /)
    const nearer = midiClip({ startBeats: 92, lengthBeats: 4, notes: [] })
    expect(await findingOf('AR10', { tracks: [track(bars(0, 8), nearer)] })).toBeUndefined()
  })

  it('has the silence begin in the bar after the last that sounds', async () => {
    const half = midiClip({ startBeats: 28, lengthBeats: 2, notes: notes(2) })
    const told = await findingOf('AR10', { tracks: [track(bars(0, 4), bars(4, 2), bars(6, 1), half, bars(33, 1))] })
    expect(told?.claim).toMatch(/^The song ends in bar 8; /)
    expect(told?.evidence.at(-1)?.text).toBe('Bars 9 to 33: silence')
  })

  it('names an empty start beside a hole', async () => {
    const holed = (from: number) => ({ tracks: [track(bars(from, 8), bars(from + 12, 8))] })
    expect((await findingOf('AR17', holed(3)))?.claim).toMatch(/^Nothing sounds from bar 12 to bar 15, /)
    const late = await findingOf('AR17', holed(4))
    expect(late?.claim).toMatch(/^The first sound falls in bar 5, and nothing sounds from bar 13 to bar 16, /)
    expect(late?.evidence[0]?.bars).toEqual({ from: 1, to: 4 })
  })

  it('counts all parts of a scene, short ones too', async () => {
    const hit = midiClip({ lengthBeats: 1, notes: notes(1) })
    const jam = (clips: Record<number, ReturnType<typeof midiClip>>) =>
      midi({ arrangementClips: [], sessionClips: clips })
    const scenes = { 0: midiClip(), 1: midiClip(), 2: midiClip() }
    const tracks = [jam(scenes), jam(scenes), jam({ 0: hit }), jam({ 0: hit })]
    expect((await findingOf('AR01', { tracks }))?.claim).toContain(
      'is the fullest, with 4 parts; no other has more than 2',
    )
  })

  it('knows whether the arrangement lacks what waits', async () => {
    const riff = (pitch: number) => midiClip({ notes: notes(8, { pitch }) })
    const riffs = Object.fromEntries([60, 61, 62, 63].map((pitch, at) => [at, riff(pitch)]))
    const waits = (name: string) => midi({ name, arrangementClips: [], sessionClips: riffs })
    const plays = (name: string) => midi({ name, arrangementClips: [riff(40)] })
    const lacks = async (...tracks: ReturnType<typeof midi>[]) => {
      const built = tracks.map((one) => ({ ...one, devices: [{ tag: 'Operator' }] }))
      return (await findingOf('AR22', { tracks: built }))?.figures['lacks']
    }
    const song = [plays('Bass'), plays('Pad'), plays('Lead'), plays('Hats')]
    expect(await lacks(...song, waits('Snare'))).toBe(1)
    expect(await lacks(...song, plays('Drums'), waits('Snare'))).toBe(0)
    expect(await lacks(...song.slice(1), waits('Bass'))).toBe(1)
    expect(await lacks(...song, waits('Bass'))).toBe(0)
    expect(await lacks(plays('Hats'), plays('Kick'), waits('Pad'))).toBe(1)
    expect(await lacks(...song, waits('Snare'), waits('Keys'), waits('Lead'))).toBe(0)
    expect(await lacks(plays('Lead'), waits('Lead'), waits('Pad'))).toBe(1)
  })

  it('counts all clips that wait on a track, also those whose notes another one plays', async () => {
    const riff = (pitch: number, at = 0) => midiClip({ startBeats: at, notes: notes(8, { pitch }) })
    const clips = [60, 61, 62, 63, 64, 64].map((pitch) => riff(pitch))
    const waiting = midi({ name: 'Keys', arrangementClips: [], sessionClips: Object.fromEntries(clips.entries()) })
    const tracks = [waiting, midi({ name: 'Lead', arrangementClips: [riff(64), riff(72, 16)] })].map((one) => ({
      ...one,
      devices: [{ tag: 'Operator' }],
    }))
    const finding = await findingOf('AR22', { tracks })
    expect(finding?.claim).toBe('Nothing of “Keys” is in the arrangement: 6 clips wait in the session view.')
    expect(finding?.evidence[0]?.text).toBe('“Keys”: 6 session clips, 5 different ones')
  })

  it('names the bars before the change', async () => {
    const finding = await findingOf('AR07', step(4))
    expect(finding?.place.bars).toEqual({ from: 15, to: 17 })
    expect(finding?.claim).toContain('bar 17')
    expect(finding?.evidence[0]?.text).toContain('from 16 notes a bar to 40 notes a bar')
  })

  it('names all that goes on in half of the bars without a kick', async () => {
    const rests = midi({ name: 'Half', arrangementClips: [bars(0, 10, 64), bars(12, 8, 64)] })
    const leaves = midi({ name: 'Less', arrangementClips: [bars(0, 9, 67), bars(12, 8, 67)] })
    const through = midi({ name: 'Pad', arrangementClips: [bars(0, 20)] })
    const enters = midi({ name: 'Choir', arrangementClips: [bars(8, 12, 72)] })
    const tracks = [kick(four(0, 8), four(12, 8)), through, rests, leaves, enters]
    const told = (await findingOf('AR19', { tracks }))?.evidence.map(({ text }) => text)
    expect(told).toContain('What goes on: “Pad” and “Half”')
    expect(told).toContain('What comes in: “Choir”')
  })

  it('counts a fill without its first beat to the gap, and names those who play in some of its bars', async () => {
    const backIn = async (at: number) =>
      await findingOf('AR19', {
        tracks: [
          track(bars(0, 24)),
          { ...track(bars(8, 1, 64)), name: 'Bell' },
          kick(
            four(0, 8),
            midiClip({
              startBeats: 48,
              lengthBeats: 4,
              notes: [at, at + 1].map((startBeats) => ({ pitch: 36, startBeats, durationBeats: 0.5 })),
            }),
            four(13, 8),
          ),
        ],
      })
    const fill = await backIn(2)
    expect(fill?.claim).toBe(
      '“Kick” drops out in bars 9 to 12 and leads back through bar 13 to the first beat of bar 14.',
    )
    expect(fill?.figures).toMatchObject({ bar: 14, last: 13, bars: 4 })
    expect(fill?.evidence.map(({ text }) => text)).toContain('In some of these bars: “Bell”')
    expect((await backIn(0))?.claim).toBe('“Kick” drops out in bars 9 to 12 and comes back in bar 13.')
  })

  it('names all that leaves with a kick, a whole group by its name', async () => {
    const off = (name: string, group?: string) => ({
      ...midi({ name, arrangementClips: [bars(0, 8, 45), bars(12, 8, 45)] }),
      ...(group !== undefined && { group }),
    })
    const claim = async (...more: TrackDescription[]) =>
      (await findingOf('AR19', { tracks: [track(bars(0, 20)), ...more] }))?.claim
    expect(await claim(kick(four(0, 8), four(12, 8)), off('Bass'))).toBe(
      '“Kick” and “Bass” drop out in bars 9 to 12 and come back in bar 13.',
    )
    const kit = [{ kind: 'group', name: 'Kit' } as const, { ...kick(four(0, 8), four(12, 8)), group: 'Kit' }]
    expect(await claim(...kit, off('Hat', 'Kit'))).toBe('“Kit” drops out in bars 9 to 12 and comes back in bar 13.')
    expect(await claim(...kit, { ...track(bars(0, 20)), name: 'Bell', group: 'Kit' })).toBe(
      '“Kick” drops out in bars 9 to 12 and comes back in bar 13.',
    )
  })

  it('tells a group that is off as one', async () => {
    const band = [
      { kind: 'group', name: 'Band', isMuted: true } as const,
      midi({ name: 'Bass', group: 'Band', arrangementClips: [bars(0, 24, 33)] }),
    ]
    const keys = midi({ name: 'Keys', group: 'Band', arrangementClips: [bars(0, 24, 60)] })
    const claim = async (...more: TrackDescription[]) =>
      (await findingOf('AR21', { tracks: [track(bars(0, 24)), track(bars(0, 24, 64)), ...band, ...more] }))?.claim
    expect(await claim(keys)).toBe(
      'The group “Band” is switched off with all its 2 parts, and no bass plays in bars 1 to 24.',
    )
    expect(await claim()).toBe('“Bass” is switched off, and no other bass plays in bars 1 to 24.')
    const lead = midi({ name: 'Lead', group: 'Band', arrangementClips: [bars(0, 24, 72)] })
    expect(await claim(keys, lead), 'also where most is in it').toContain('with all its 3 parts')
    expect(
      await findingOf('GS08', { tracks: [track(bars(0, 24)), track(bars(0, 24, 64)), ...band, keys, lead] }),
    ).toBeUndefined()
  })

  it('names what comes back with what comes in', async () => {
    const back = midi({ name: 'Choir', arrangementClips: [bars(0, 4, 48), bars(16, 16, 48)] })
    const claim = async (...more: (typeof back)[]) =>
      (await findingOf('AR07', { tracks: [...(step(4).tracks ?? []).slice(0, 6), ...more] }))?.claim
    expect(await claim(back, midi({ name: 'Lead', arrangementClips: [bars(16, 16, 72)] }))).toContain('“Choir”')
  })

  it('calls the rest of a recording by its name, and counts no silent bars in it', async () => {
    expect((await findingOf('AR18', kickAnd(whole(0, 45))))?.claim).toMatch(
      /^From bar 25 to the end only the rest of the recording on “.*” plays: 21 bars, 47 % of the song\.$/,
    )
    const late = await findingOf('AR18', kickAnd(whole(0, 28), { ...whole(30, 45) }))
    expect(late?.claim).toMatch(
      /^From bar 25 to the end only “.*” plays: 19 bars, 42 % of the song\. From bar 31 on it is the rest of the recording\.$/,
    )
    expect(late?.evidence.map(({ text }) => text)).toContain('Bars 29 to 30: silence')
    const parts = [60, 64, 67].map((pitch) => midi({ arrangementClips: [bars(0, 24, pitch)] }))
    const takes = audio({ arrangementClips: [{ ...whole(0, 45), startBeats: 96 }] })
    expect((await findingOf('AR18', { tracks: [...parts, takes] }))?.claim).toMatch(
      /^From bar 25 to the end only “.*” plays: 45 bars/,
    )
    expect((await findingOf('AR18', warpedThen(9)))?.evidence[1]?.text).toMatch(/: not warped as the clips before it/)
  })

  it('says how long all stop before the drums, or who goes on', async () => {
    const told = async (until: number, ...more: readonly TrackDescription[]) =>
      (
        await findingOf('AR24', {
          tracks: [
            ...[60, 64].map((pitch) => track(bars(0, until, pitch), bars(16, 16, pitch))),
            ...more,
            kick(four(16, 16)),
          ],
        })
      )?.claim
    const arp = midi({ name: 'Arp', arrangementClips: [bars(0, 32, 72)] })
    expect(await told(15.5)).toBe('Everything stops for 2 beats before bar 17, where the drums come in.')
    expect(await told(15, arp)).toBe('In bar 16 all but “Arp” stops, just before the drums come in in bar 17.')
    expect(await told(15.5, arp)).toBe(
      'At the end of bar 16 all but “Arp” stops, just before the drums come in in bar 17.',
    )
    const hats = midi({ name: 'Hat', arrangementClips: [bars(0, 15.5, 42), bars(16, 16, 42)] })
    expect(await told(15.5, hats)).toBe('Everything stops for 2 beats before bar 17, where the kick comes in.')
  })

  it('names two parts that are left, and one that is off there; a song from an mp3 is no take', async () => {
    const left = ['Loop', 'Bass'].map((name) => midi({ name, arrangementClips: [bars(0, 40)] }))
    const gone = [60, 64].map((pitch) => track(bars(0, 20, pitch)))
    expect((await findingOf('AR18', { tracks: [...gone, ...left] }))?.claim).toBe(
      'From bar 21 to the end only “Loop” and “Bass” play: 20 bars, 50 % of the song.',
    )
    const off = { ...midi({ name: 'Voice', arrangementClips: [bars(10, 30)] }), isMuted: true }
    expect(await findingOf('AR18', { tracks: [...gone, ...left, off] })).toBeUndefined()
    expect((await findingOf('AR18', { tracks: [...gone, ...left.slice(0, 1), off] }))?.claim).toBe(
      'From bar 21 to the end only “Loop” plays: 20 bars, 50 % of the song. “Voice” has clips there too, and is not heard.',
    )
    const beat = {
      ...whole(0, 45),
      sample: { path: '/Music/beat.mp3', sampleRateHz: 48_000, durationSamples: 90 * 48_000 },
    }
    expect((await findingOf('AR18', kickAnd(beat)))?.claim).toMatch(
      /^From bar 25 to the end only “.*” plays, until its file ends: 21 bars/,
    )
  })

  it('counts the bars that it names, and calls only clips in them not heard', async () => {
    const played = { start: 0, end: 20 }
    const short = (pitch: number) =>
      track(
        midiClip({ lengthBeats: 18, loop: { isOn: true, ...played }, notes: notes(18, { pitch, durationBeats: 1 }) }),
      )
    const off = (...clips: ReturnType<typeof bars>[]) => ({ ...track(...clips), isMuted: true })
    const told = await findingOf('AR18', {
      tracks: [
        ...[60, 64, 67].map(short),
        audio({ arrangementClips: [audioClip({ lengthBeats: 56 })] }),
        { ...off(bars(0, 2), bars(60, 4)), name: 'Far' },
        { ...off(bars(0, 7), bars(60, 4)), name: 'There' },
      ],
    })
    expect(told?.claim).toMatch(/^From bar 6 to the end only “.*” plays: 9 bars, 64 % of the song\.$/)
    const lines = told?.evidence.filter(({ text }) => text.endsWith('has clips there, and is not heard'))
    expect(lines?.map(({ text, bars: at }) => [text.split(':')[0], at])).toEqual([['“There”', { from: 5, to: 7 }]])
  })
})
