import type { Depth } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { ALL_CHECKS } from '../../checks/all-checks.ts'
import { fetchLesson } from '../../lessons/fetch-lesson.ts'
import { toFinding } from '../../lessons/to-finding.ts'
import { bounceOf, type SoundDescription } from '../testing/bounce-of.ts'
import { BOUNCE_CASES } from './bounce.cases.ts'
import { BOUNCE_CHECKS } from './bounce-checks.ts'

const findingOf = async (id: string, sound: SoundDescription) => {
  const bounce = await bounceOf(sound)
  const check = BOUNCE_CHECKS.find((one) => one.id === id)
  const sighting = check?.find(bounce)
  return check && sighting ? toFinding(check, sighting) : null
}

describe('checks of bounces', () => {
  it.each(BOUNCE_CASES)('%s %s: %s', async (id, kind, _what, sound) => {
    expect((await findingOf(id, sound)) !== null).toBe(kind === 'fires')
  })

  it.each(['fires', 'beside', 'trap'] as const)('each have a case that is to be told or not: %s', (kind) => {
    const shown = new Set(BOUNCE_CASES.filter((one) => one[1] === kind).map(([id]) => id))
    expect(BOUNCE_CHECKS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  it('have ids of their own, a source, an honesty line and something to read further', () => {
    const ids = [...BOUNCE_CHECKS, ...ALL_CHECKS].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const lacking = BOUNCE_CHECKS.filter((one) => one.source === '' || one.honesty === '' || one.learnMore.length === 0)
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  it('ask for no fix, and have strengths to tell', () => {
    expect(BOUNCE_CHECKS.filter(({ severity }) => severity === 'fix')).toEqual([])
    expect(BOUNCE_CHECKS.filter(({ severity }) => severity === 'strength').length).toBeGreaterThanOrEqual(2)
  })

  it('speak as a colleague, name no cause, and keep beginners free of jargon', async () => {
    const loud = /\b(?:wrong|bad|must|amateur|terrible|mistake|score|too quiet|is the cause)\b|!/i
    const jargon = /\b(?:LUFS|PLR|RMS|crest factor|knee|correlation|K-weight|aliasing)\b/i
    for (const { id, title, honesty } of BOUNCE_CHECKS) {
      const text = await fetchLesson(id.toLowerCase(), 'en')
      const told = (depth: Depth) => [text[depth].why, ...text[depth].tryThis, text[depth].listenFor]
      const all = [title, honesty, ...told('beginner'), ...told('intermediate'), ...told('advanced')]
      expect(all.filter((line) => loud.test(line))).toEqual([])
      expect(told('beginner').filter((line) => jargon.test(line))).toEqual([])
    }
  })

  it('names a song that was turned down before a drop that does not lift', async () => {
    const [weak, turned] = BOUNCE_CASES.filter(([id, kind]) => id === 'HE09' && kind === 'fires')
    const finding = weak && turned && (await findingOf('HE09', { ...weak[3], ...turned[3] }))
    expect(finding?.claim).toMatch(/^From one moment on everything is 5 dB quieter/)
  })

  it('says that a band sounds raised where it is no louder than what is around it', async () => {
    const claimAt = async (value: number) =>
      (await findingOf('HE16', { faults: [{ kind: 'harsh', startSeconds: 0, endSeconds: 64, value }] }))?.claim
    expect(await claimAt(4)).toBe('The band from 2.8 to 4.5 kHz stands 4 dB above the octaves around it.')
    expect(await claimAt(0.4)).toBe('The band from 2.8 to 4.5 kHz sounds raised, as by an equaliser.')
  })

  it('speaks of platforms without a condition only of a file that lies on its set', async () => {
    const set = BOUNCE_CASES.find(([id, , , sound]) => id === 'HE05' && sound.set)?.[3]
    const [alone, laid] = [
      await findingOf('HE05', { loudness: { integratedLufs: -9 } }),
      set && (await findingOf('HE05', set)),
    ]
    expect(alone?.claim).toMatch(/^If this is the whole song: at −9 LUFS, Spotify would turn this down by about 5 dB/)
    expect(laid?.claim).toMatch(/^At −9 LUFS, Spotify would turn this down by about 5 dB/)
  })

  it('does not say of a low end without sides that it loses at most 0 dB', async () => {
    const told = await findingOf('HE47', {})
    expect(JSON.stringify(told?.evidence)).toContain('31 to 125 Hz lose less than 0.1 dB in mono')
  })

  it('says bars, minutes and who plays there', async () => {
    const set = {
      set: {
        tempo: 120,
        locators: [
          { timeBeats: 0, name: 'Verse' },
          { timeBeats: 64, name: 'Drop' },
        ],
        tracks: [
          {
            kind: 'midi' as const,
            name: 'Pad',
            arrangementClips: [
              {
                kind: 'midi' as const,
                startBeats: 0,
                lengthBeats: 128,
                notes: [{ pitch: 60, startBeats: 0, durationBeats: 128, velocity: 90 }],
              },
            ],
          },
        ],
      },
    }
    const finding = await findingOf('HE33', {
      ...set,
      faults: [{ kind: 'dropout', startSeconds: 20, endSeconds: 20.08, value: 80 }],
    })
    expect(finding?.evidence[0]?.text).toBe('Bar 11 (0:20): 80 ms of nothing; “Pad” plays there')
    expect(finding?.place).toEqual({ trackIds: [expect.any(Number)], clipIds: [], bars: { from: 11, to: 11 } })
  })

  it('tells neighbouring bands that are lost in mono as one stretch, by their usual names', async () => {
    const finding = await findingOf('HE26', {
      band: (hz) =>
        (hz > 350 && hz < 850) || (hz > 3100 && hz < 3200)
          ? { db: -22, correlation: hz > 600 && hz < 700 ? -0.8 : -0.6 }
          : {},
    })
    expect(finding?.claim).toBe('In mono the band around 630 Hz loses 10 dB.')
    expect(finding?.evidence.map(({ text }) => text)).toEqual([
      '400 Hz to 800 Hz: 7 to 10 dB lost, 49 % of the energy',
      '3.2 kHz: 7 dB lost, 12 % of the energy',
    ])
  })

  it('tells a file that came alone by its minutes', async () => {
    const finding = await findingOf('HE33', {
      faults: [{ kind: 'click', startSeconds: 75, endSeconds: 75, value: 0.7 }],
    })
    expect(finding?.evidence[0]?.text).toBe('At 1:15: a click')
    expect(finding?.place.bars).toBeNull()
  })
})
