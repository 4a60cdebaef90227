import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf, midi, midiClip } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { GAIN_CASES } from './gain.cases.ts'

describe('gain and faders', () => {
  testCases(GAIN_CASES)

  it('says what a solo leaves to be heard', async () => {
    const solo = async (notesOfIt: readonly [] | undefined) =>
      (
        await findingOf('GS09', {
          tracks: [
            midi({ name: 'Kit', isSoloed: true, arrangementClips: [midiClip(notesOfIt ? { notes: notesOfIt } : {})] }),
            midi({ name: 'Bass' }),
            midi({ name: 'Off', isMuted: true }),
            midi({ name: 'Empty', arrangementClips: [midiClip({ notes: [] })] }),
          ],
        })
      )?.claim
    expect(await solo(undefined)).toBe('Only “Kit” is heard: its Solo is on, and “Bass” can’t be heard.')
    expect(await solo([])).toBe('Nothing is heard: Solo is on for “Kit”, with nothing in the arrangement.')
  })

  it('calls a Main far down behind a limiter a check, and one without a limiter an idea', async () => {
    const severity = async (volumeDb: number, tag?: string) =>
      (await findingOf('GS04', { tracks: [midi()], main: { volumeDb, devices: tag ? [{ tag }] : [] } }))?.severity
    expect(await severity(-6, 'Limiter')).toBe('check')
    expect(await severity(-5.9, 'Limiter')).toBe('idea')
    expect(await severity(-12)).toBe('idea')
    expect(await severity(-4.1)).toBe('idea')
    expect(await severity(-3.9, 'Limiter')).toBe('info')
  })

  it('tells the highest place of a main fader that automation moves', async () => {
    const events = [1.2, 1.2, 1.2, 1.2, 2].map((value, bar) => ({ timeBeats: bar * 3, value }))
    const main = { volumeDb: -3, automation: [{ parameter: 'Mixer/Volume', events }] }
    const found = await findingOf('GS03', { tracks: [midi()], main })
    expect(found?.claim).toBe('Automation takes the fader of Main up to +6 dB, after everything else.')
    expect(found?.evidence.map(({ text }) => text)).toEqual([
      'Main: volume +1.6 dB for most of the song',
      'Main: +6 dB in bar 4',
    ])
  })

  it('is a small matter under 1 dB on the main track, and at a stop where nothing plays', async () => {
    const up = async (volumeDb: number) => (await findingOf('GS03', { tracks: [midi()], main: { volumeDb } }))?.severity
    expect([await up(0.7), await up(1)]).toEqual(['info', 'fix'])
    const empty = midi({ name: 'Empty', volumeDb: 6, arrangementClips: [] })
    expect((await findingOf('GS01', { tracks: [midi({ name: 'Choir', volumeDb: 6 }), empty] }))?.evidence).toHaveLength(
      1,
    )
  })

  it('counts one of the two knobs of a Utility', async () => {
    const told = async (LegacyMode: boolean) =>
      (
        await findingOf('GS05', {
          tracks: [
            audio({
              arrangementClips: [audioClip({ gainDb: 10 })],
              devices: [{ tag: 'StereoGain', params: { Gain: 1, LegacyGain: 12 }, settings: { LegacyMode } }],
            }),
          ],
        })
      )?.claim
    expect(await told(true)).toMatch(/gets \+22 dB in all: clip gain \+10 and Utility \+12/)
    expect(await told(false)).toBeUndefined()
  })

  it('says whether it is the arrangement alone that is silent', async () => {
    const off = midi({ name: 'Pad', isMuted: true })
    expect((await findingOf('GS12', { tracks: [off] }))?.claim).toBe(
      'Nothing is heard: “Pad” is switched off, and nothing else plays.',
    )
    const waiting = midi({ arrangementClips: [], sessionClips: { 0: midiClip({ lengthBeats: 4 }) } })
    expect((await findingOf('GS12', { tracks: [off, waiting] }))?.claim).toMatch(
      /^Nothing of the arrangement is heard: /,
    )
  })

  it('names the track and says how it stands', async () => {
    const finding = await findingOf('GS01', { tracks: [midi({ name: 'Choir', volumeDb: 6 })] })
    expect(finding?.claim).toBe('The fader of “Choir” is all the way up.')
    expect(finding?.evidence[0]?.text).toBe('“Choir”: volume +6 dB of +6 dB')
    expect(finding?.place.trackIds).toHaveLength(1)
  })

  it('says where it is automation that holds a fader up', async () => {
    const events = [0, 16].map((timeBeats) => ({ timeBeats, value: 1.995 }))
    const held = midi({ name: 'Choir', volumeDb: -10, automation: [{ parameter: 'Mixer/Volume', events }] })
    const finding = await findingOf('GS01', { tracks: [held] })
    expect(finding?.claim).toBe('Automation holds the fader of “Choir” all the way up.')
    expect(finding?.evidence[0]?.text).toBe('“Choir”: volume +6 dB of +6 dB by its automation')
  })

  it('counts copies of a clip, and tells them in one line', async () => {
    const clips = [0, 16, 32].map((startBeats) => audioClip({ startBeats, gainDb: 15 }))
    const finding = await findingOf('GS06', { tracks: [audio({ name: 'Speech', arrangementClips: clips })] })
    expect(finding?.claim).toBe('3 clips are turned up by more than 12 dB: on “Speech”.')
    expect(finding?.evidence.map(({ text }) => text)).toEqual([expect.stringMatching(/clip gain \+15 dB, 3 clips$/)])
  })

  it('says in which bars automation has a fader all the way down', async () => {
    const events = [
      [0, 0],
      [31.5, 0],
      [31.5, 1],
      [40, 1],
      [40, 0],
      [44.5, 0],
      [44.5, 1],
    ].map(([timeBeats = 0, value = 0]) => ({ timeBeats, value }))
    const strings = midi({
      name: 'Strings',
      arrangementClips: [midiClip({ lengthBeats: 64 })],
      automation: [{ parameter: 'Mixer/Volume', events }],
    })
    const finding = await findingOf('GS07', { tracks: [strings] })
    expect(finding?.evidence[0]?.text).toBe('“Strings”: volume automation; all the way down in bars 1 to 8 and 11')
  })
})
