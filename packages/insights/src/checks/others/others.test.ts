import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf, midi, midiClip, reportOf } from '../../testing/report-of.ts'
import { OTHERS_CASES } from './others.cases.ts'
import { chords, loop } from '../harmony/harmony.cases.ts'

describe('beside songs of others', () => {
  testCases(OTHERS_CASES)

  it('names and counts the chords, and says what they were held against', async () => {
    const finding = await findingOf('HA25', chords(loop, 12))
    expect(finding?.claim).toMatch(
      /^Your song uses 4 chords\. Half of \d{3} pop songs use \d+ to \d+, half of \d{3} rock songs \d+ to \d+\.$/,
    )
    const [names, how, lengths, foreign] = (finding?.evidence ?? []).map(({ text }) => text)
    expect(names).toBe('C, G, Am and F, each for 2 % of the time or more')
    expect(how).toMatch(/^Counted by root and third/)
    expect(lengths).toMatch(
      /^By their middle length your chords last 4 beats; in half of the pop songs [\d.]+ to [\d.]+,/,
    )
    expect(foreign).toMatch(/^Chords that are foreign to the key take 0 % of the time/)
    expect(finding?.figures['chords']).toBe(4)
  })

  it('counts a chord once, with a seventh, another bass or a suspension', async () => {
    const [c = [], g = [], a = [], f = []] = loop
    const varied = [[...c, 71], g, [48, ...a.slice(1)], f, [43, 60, 62, 67], g, a, f]
    const finding = await findingOf('HA25', chords(varied, 6))
    expect(
      finding?.evidence[0]?.text
        .split(', each')[0]
        ?.split(/, | and /)
        .toSorted(),
    ).toEqual(['Am', 'C', 'F', 'G'])
  })

  it('counts range and steps of a melody', async () => {
    const [, , , set] = OTHERS_CASES.find(([id, kind]) => id === 'HA26' && kind === 'fires') ?? []
    const finding = set && (await findingOf('HA26', set))
    expect(finding?.claim).toMatch(/^“Lead” spans 9 semitones, and 75 % of its moves are steps\. Half of \d{3} sung /)
    expect(finding?.evidence[0]?.text).toMatch(/from G3 to E4; 192 notes$/)
  })

  it('says how long other songs last where a length is unusual', async () => {
    const finding = await findingOf('AR08', { tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 140 })] })] })
    expect(finding?.evidence[1]?.text).toMatch(/^Half of \d{3} pop songs last \d:\d\d to \d:\d\d$/)
  })

  it('counts soft hits against the highest velocity, and is a fact', async () => {
    const [, , , set] = OTHERS_CASES.find(([id, kind]) => id === 'RH09' && kind === 'fires') ?? []
    const report = set && (await reportOf(set))
    const told = report?.facts?.find(({ checkId }) => checkId === 'RH09')
    expect(told?.claim).toMatch(
      /^43 % of the hits on “Drums” are soft, below 60 % of its highest velocity\. In half of /,
    )
    expect(told?.evidence[0]?.text).toBe('“Drums”: 1.8 hits a beat on all drums in the bars in which it plays')
  })
})
