import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { audio, audioClip, findingOf, midi, midiClip } from '../../testing/report-of.ts'
import { ARPEGGIATED_CASES } from './arpeggiated.cases.ts'
import { ACCENT_CASES, eighths } from './accents.cases.ts'
import { BASS_AND_KICK_CASES } from './bass-and-kick.cases.ts'
import { CROSS_RHYTHM_CASES, drifting } from './cross-rhythms.cases.ts'
import { amongThemselves, besideABeat, LOOP_LENGTH_CASES } from './loops-beside-the-bar.cases.ts'
import { BAR_LINE_CASES, barLineSet, movedWithHats } from './off-the-bar-line.cases.ts'
import { low, on, one, part, pattern, RHYTHM_CASES, sixteenths, SYNTH } from './rhythm.cases.ts'
import { SWING_CASES } from './two-swings.cases.ts'

describe('rhythm', () => {
  testCases(RHYTHM_CASES)
  testCases(SWING_CASES)
  testCases(ACCENT_CASES)
  testCases(BASS_AND_KICK_CASES)
  testCases(ARPEGGIATED_CASES)
  testCases(BAR_LINE_CASES)
  testCases(CROSS_RHYTHM_CASES)
  testCases(LOOP_LENGTH_CASES)

  it('calls a beat swung only where no other sound of it is straight', async () => {
    const swung = part('Drums', [...on(36), ...sixteenths(0.6)])
    const textOf = async (...tracks: readonly TrackDescription[]) =>
      (await findingOf('RH04', { tracks: [...tracks] }))?.claim
    expect(await textOf(swung)).toContain('swung sixteenths at 60 %')
    expect(await textOf(swung, part('Shaker', sixteenths(0.5)))).toMatch(
      /four on the floor \(a kick on every beat\)\.$/,
    )
  })

  it('counts a syncopated line that two parts play once', async () => {
    const line = pattern(4, [0, 0.75, 1.5, 2.5], 64, 0.75).map((note, at) => ({ ...note, pitch: 48 + ((5 * at) % 12) }))
    const [bass, keys] = [
      part('Bass', line),
      part(
        'Lead',
        line.map((note) => ({ ...note, pitch: note.pitch + 12 })),
      ),
    ]
    expect((await findingOf('RH02', { tracks: [bass, keys] }))?.claim).toMatch(/^“Bass” is syncopated/)
    const other = line.map((note, at) => ({ ...note, pitch: 60 + ((7 * at) % 11) }))
    expect((await findingOf('RH02', { tracks: [bass, part('Lead', other)] }))?.claim).toMatch(/^2 parts are syncopated/)
  })

  it('calls what a part of chords holds over a beat its notes and chords', async () => {
    const line = pattern(4, [0, 0.75, 1.5, 2.5], 64, 0.75)
    const third = line.filter((_, at) => at % 4 === 0).map((note) => ({ ...note, pitch: note.pitch + 4 }))
    const found = (...notes: typeof line) => findingOf('RH02', { tracks: [part('Keys', notes)] })
    const [single, chords] = [await found(...line), await found(...line, ...third)]
    expect(single?.claim).toMatch(/^“Keys” is syncopated: about [a-z ]+ of its notes start off/)
    expect(chords?.claim).toMatch(/^“Keys” is syncopated: about [a-z ]+ of its notes and chords start off/)
    const shareOf = (finding: typeof single) => /\d+ %/.exec(finding?.evidence[0]?.text ?? '')?.[0]
    expect(shareOf(chords)).toBe(shareOf(single) ?? 'no share')
  })

  it('says no distance between kick and bass where there is none', async () => {
    const locked = BASS_AND_KICK_CASES.filter(([id, kind]) => id === 'RH05' && kind === 'fires')
    const findings = await Promise.all(locked.map(([, , , set]) => findingOf('RH05', set)))
    const exact = findings.filter((finding) => finding?.claim.includes('is locked'))
    expect(exact.length).toBeGreaterThan(0)
    for (const finding of exact) expect(finding?.evidence.map(({ text }) => text).join()).not.toContain(' 0 ms')
  })

  it('calls one amount on every note no drag', async () => {
    const claim = async (beats: readonly number[]) =>
      (await findingOf('RH06', { tempo: 120, ...one('Bass', low(beats)) }))?.claim
    expect(await claim([0.04, 1.04, 2.29, 3.04])).toBe('“Bass” sits 20 ms late on every note.')
    expect(await claim([0.96, 1.46, 2.71, 3.96])).toBe('“Bass” sits 20 ms early on every note.')
    expect(await claim([0.04, 1.03, 2.29, 3.045])).toBe(
      '“Bass” drags: half of its notes come 20 ms or more after the grid.',
    )
  })

  it('finds no drag in a recording that Live turned into notes, nor in one that was left before the song', async () => {
    const late = (name: string, songBeats = 0): SetDescription => ({
      tempo: 120,
      tracks: [
        midi({ name: 'Bass', arrangementClips: [midiClip({ name, lengthBeats: 64, notes: low([0.04, 1.04, 2.29]) })] }),
        audio({
          name: 'Loop',
          arrangementClips: [audioClip({ name: 'Slap Loop', startBeats: songBeats, lengthBeats: 400 })],
        }),
      ],
    })
    expect(await findingOf('RH06', late('MIDI Slap Loop'))).toBeUndefined()
    expect(await findingOf('RH06', late('Slap', 96))).toBeUndefined()
    expect(await findingOf('RH06', late('Slap'))).toBeDefined()
  })

  it('names the sound of a rack that swings', async () => {
    const [, , , set] = SWING_CASES.find(([, , name]) => name.includes('of one rack')) ?? []
    const { claim } = (set && (await findingOf('RH03', set))) ?? {}
    expect(claim).toBe('“Chain 2” on “Kit” swings at 60 %, “Shaker” at 50 %: the groove pulls two ways.')
  })

  it('names the drums that hold what the beat is made of', async () => {
    const shaker = part('Drums', pattern(1, [0.5]), {
      devices: [{ tag: 'DrumGroupDevice', chains: [{ name: 'Shaker', note: 60 }] }],
    })
    const finding = await findingOf('RH04', {
      tracks: [part('Kick', pattern(1, [0]), SYNTH), part('Snare', pattern(4, [1, 3]), SYNTH), shaker],
    })
    const told = finding?.evidence.map(({ text }) => text).join()
    expect(told).toContain('“Snare”')
    expect(told).not.toContain('“Drums”')
  })

  it('names the drums that hold a kick', async () => {
    const steady = low([0, 1, 2, 2.5, 3])
    const finding = await findingOf('RH05', {
      tracks: [
        part('Kick', pattern(1, [0])),
        part(
          'Drums',
          eighths(() => 100),
        ),
        part('Bass', steady),
      ],
    })
    expect(finding?.evidence.map(({ text }) => text).join()).toContain('“Kick”')
    expect(finding?.evidence.map(({ text }) => text).join()).not.toContain('“Drums”')
  })

  it('says nothing of a bass that rings under the kicks between which it starts', async () => {
    const claim = async (durationBeats: number) =>
      (
        await findingOf('RH05', {
          tracks: [
            part('Kick', pattern(1, [0])),
            part(
              'Bass',
              low([0.5, 1.5, 2.5, 3.5]).map((note) => ({ ...note, durationBeats })),
            ),
          ],
        })
      )?.claim
    expect(await claim(0.25)).toBe('“Bass” and the kick take turns: no bass note begins with a kick.')
    expect(await claim(0.75)).toBeUndefined()
  })

  it('calls soft hits of a pad named snare drum ghost notes', async () => {
    const hits = eighths((beat) => (beat === 1.5 ? 28 : 103)).filter(({ startBeats }) =>
      [1, 1.5, 3].includes(startBeats % 4),
    )
    const kit = (name: string) => {
      const chains = [{ note: 42, name, devices: [{ tag: 'OriginalSimpler' }] }]
      const part = { name: 'Kit', devices: [{ tag: 'DrumGroupDevice', chains }] }
      return { tracks: [midi({ ...part, arrangementClips: [midiClip({ lengthBeats: 64, notes: hits })] })] }
    }
    expect((await findingOf('RH07', kit('Snare Drum')))?.claim).toBe(
      'The snare on “Kit” has ghost notes: 16 hits at a velocity of about 28, between 32 at about 103.',
    )
    expect((await findingOf('RH07', kit('Ride')))?.claim).toMatch(/ is softer on 2\.3 of the bar/)
  })

  it('calls the loud hits accents, and names the soft ones as soft where they are fewer', async () => {
    const accented = await findingOf(
      'RH07',
      one(
        'Hats',
        eighths((beat) => (beat === 1 || beat === 3 ? 100 : 60)),
      ),
    )
    expect(accented?.claim).toBe(
      '“Hats” has accents: hits on 2 and 4 of the bar have a velocity of about 100, the others of about 60.',
    )
    const softened = await findingOf(
      'RH07',
      one(
        'Hats',
        eighths((beat) => (beat === 1 || beat === 3 ? 60 : 100)),
      ),
    )
    expect(softened?.claim).toBe(
      '“Hats” is softer on 2 and 4 of the bar: a velocity of about 60, against about 100 elsewhere.',
    )
    const apart = eighths((beat) => (beat === 1 || beat === 3 ? 110 : beat % 1 === 0 ? 30 : 50))
    const oneSofter = apart.map((hit, at) => (at === 0 ? { ...hit, velocity: 20 } : hit))
    expect((await findingOf('RH07', one('Hats', oneSofter)))?.claim).toBe(
      '“Hats” has accents: hits on 2 and 4 of the bar have a velocity of about 110, the others of about 20–50.',
    )
  })

  it.each([
    [
      'eleven bars and a bit',
      'From bar 12 on, what plays on “Drums” comes 0.43 beats (215 ms) late: earlier, the same clip lies on the grid.',
      '“Drums”: 1 clip from bar 12 on, 0.43 beats behind the line',
    ],
    [
      'before one that lies on it',
      'In bars 9 to 16, what plays on “Drums” comes 0.43 beats (215 ms) late: earlier, the same clip lies on the grid.',
      '“Drums”: 1 clip from bar 9 on, 0.43 beats behind the line',
    ],
    [
      'two kits by two amounts',
      'From bar 12 on, what plays on “Drums” comes 0.43 beats (215 ms) late: earlier, the same clip lies on the grid.',
      '“Drums”: 1 clip from bar 12 on, 0.43 beats behind the line',
    ],
    [
      'a little before the line',
      'From bar 8 on, what plays on “Drums” comes 0.1 beats (50 ms) early: earlier, the same clip lies on the grid.',
      '“Drums”: 1 clip from bar 8 on, 0.1 beats before the line',
    ],
    [
      'alone for eleven bars and a bit',
      'In bar 12 the loop on “Drums” starts over 0.43 beats (215 ms) after the bar line, and the beat stumbles there: nothing else plays.',
      '“Drums”: 1 clip from bar 12 on, 0.43 beats behind the line',
    ],
    [
      'alone that start over too soon',
      'In bar 8 the loop on “Drums” starts over 0.1 beats (50 ms) before the bar line, and the beat stumbles there: nothing else plays.',
      '“Drums”: 1 clip from bar 8 on, 0.1 beats before the line',
    ],
    [
      'turned by half a bar',
      'In bars 9 to 17 the downbeat of “Drums” falls on 3 of the bar: before, the same clip has it on 1.',
      '“Drums”: 1 clip from bar 9 on, 2 beats behind the line',
    ],
    [
      'clip after clip',
      'In bars 9 to 17 clip after clip begins on 3 of the bar, 9 on 3 tracks: elsewhere most begin on the bar line.',
      '“Bass”: 3 clips from bar 9 on, 2 beats behind the line',
    ],
  ])('says where and by how much clips lie beside the line: %s', async (what, claim, line) => {
    const finding = await findingOf('RH10', barLineSet(what))
    expect(finding?.claim).toBe(claim)
    expect(finding?.evidence[0]?.text).toBe(line)
  })

  it('counts clips that begin on that beat where their content recurs within the bar', async () => {
    const finding = await findingOf('RH10', movedWithHats())
    expect(finding?.claim).toContain('clip after clip begins on 3 of the bar, 11 on 4 tracks')
    expect(finding?.evidence.map(({ text }) => text)).toContain(
      '“Hats”: 2 clips from bar 9 on, 2 beats behind the line',
    )
  })

  it.each([
    [
      2.25,
      32,
      'The pattern on “Arp” lasts 2.25 beats, 9 sixteenths: it drifts against the bar and ends before they meet again.',
      '“Arp”: repeats after 2.25 beats, 9 sixteenths, at least 14 times; on the bar line again after 9 bars, which it does not reach',
    ],
    [
      2.5,
      32,
      'The pattern on “Arp” lasts 2.5 beats: it drifts against the bar, and both meet on the one every fifth bar.',
      '“Arp”: repeats after 2.5 beats, at least 12 times; on the one again every fifth bar',
    ],
  ])('says when a loop of %f beats meets the bar only where it does', async (loopBeats, lengthBeats, claim, line) => {
    const finding = await findingOf('RH01', drifting(loopBeats, lengthBeats))
    expect(finding?.claim).toBe(claim)
    expect(finding?.evidence[0]?.text).toBe(line)
  })

  it('tells each of two patterns by its length', async () => {
    const [one, other] = [drifting(2.25), drifting(1.75)]
    const finding = await findingOf('RH01', { tracks: [...(one.tracks ?? []), ...(other.tracks ?? []).slice(0, 1)] })
    expect(finding?.claim).toBe(
      '2 patterns drift against the bar line: “Arp” (2.25 beats, 9 sixteenths) and “Arp” (1.75 beats, 7 sixteenths).',
    )
  })

  it.each([
    [
      13.25,
      'The loop on “Bells” lasts 13.25 beats, 53 sixteenths, not a whole number of bars: each time it begins at another place of the bar.',
      '“Bells”: lasts 13.25 beats, 53 sixteenths, comes round 9 times; on the bar line again after 53 bars',
    ],
    [
      53 / 3,
      'The loop on “Bells” lasts 17.67 beats, not a whole number of bars: each time it begins at another place of the bar.',
      '“Bells”: lasts 17.67 beats, comes round 7 times',
    ],
  ])('says how long a loop of %f beats is, and when it meets the bar if it does', async (beats, claim, line) => {
    const finding = await findingOf('RH11', besideABeat(beats))
    expect(finding?.claim).toBe(claim)
    expect(finding?.evidence.map(({ text }) => text)).toEqual([line])
  })

  it('says in which bars loops of other lengths lie', async () => {
    const bells = (...lengths: readonly number[]) => {
      const { tracks: [, beat] = [], ...set } = besideABeat(13.25)
      const clips = lengths.flatMap((beats, at) =>
        [...(besideABeat(beats, 64).tracks?.[0]?.arrangementClips ?? [])].map((clip) => ({
          ...clip,
          startBeats: at * 64,
        })),
      )
      return { ...set, tracks: [midi({ name: 'Bells', arrangementClips: clips }), ...(beat ? [beat] : [])] }
    }
    expect((await findingOf('RH11', bells(16, 13.25)))?.claim).toMatch(/^In bars 17 to 32 the loop on “Bells” lasts/)
    expect((await findingOf('RH11', bells(9.5, 13.25)))?.claim).toBe(
      '2 loops begin at another place of the bar each time: “Bells” (9.5 beats, bars 1 to 16) and “Bells” (13.25 beats, 53 sixteenths, bars 17 to 32).',
    )
  })

  it('tells loops that fit one another and not the bar by the length that they share', async () => {
    const finding = await findingOf('RH11', amongThemselves(17.67, 35.34, 53.01))
    expect(finding?.claim).toBe(
      '3 loops last 17.67 beats or a multiple of it: they fit one another and not the bar, and no part keeps it.',
    )
    expect(finding?.evidence.at(-1)?.text).toBe('17.67 beats would be 16 beats at 108.7 BPM')
    expect((await findingOf('RH11', amongThemselves(6.5, 15)))?.claim).toBe(
      '2 loops last no whole bars, and no part keeps the bar: “Part 1” (6.5 beats) and “Part 2” (15 beats).',
    )
  })

  it.each([
    [15.96, 'The loop on “Bells” is 20 ms shorter than 4 bars: each time it begins that much earlier.'],
    [32.12, 'The loop on “Bells” is 60 ms longer than 8 bars: each time it begins that much later.'],
  ])('says how far a loop of %f beats creeps in each pass', async (beats, claim) => {
    const { tracks = [], ...set } = besideABeat(beats)
    expect((await findingOf('RH12', { ...set, tracks }))?.claim).toBe(claim)
    const two = await findingOf('RH12', { ...set, tracks: [...tracks, ...tracks.slice(0, 1)] })
    expect(two?.claim).toMatch(/^The loops on 2 × “Bells” are \d+ ms (?:shorter|longer) than \d bars: each time they /)
    const [other] = besideABeat(48.2).tracks ?? []
    const apart = await findingOf('RH12', { ...set, tracks: [...tracks, ...(other ? [other] : [])] })
    expect(apart?.claim).toBe(
      '2 loops are a hair shorter or longer than whole bars and creep away from the others: on 2 × “Bells”.',
    )
  })
})
