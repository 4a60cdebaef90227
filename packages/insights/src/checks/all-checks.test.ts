import { describe, expect, it } from 'vitest'
import type { Depth } from '@kvint/report'
import { ALL_CHECKS } from './all-checks.ts'
import { fetchLesson } from '../lessons/fetch-lesson.ts'
import type { CheckCase } from '../testing/check-case.ts'
import { OTHERS_CASES } from './others/others.cases.ts'
import { ARRANGEMENT_CASES } from './arrangement/arrangement.cases.ts'
import { ENERGY_CASES } from './arrangement/energy.cases.ts'
import { FADER_CASES } from './arrangement/faders.cases.ts'
import { LEFT_OVER_CASES } from './arrangement/left-over.cases.ts'
import { SILENCE_CASES } from './arrangement/silence.cases.ts'
import { BREAK_CASES } from './arrangement/break-before.cases.ts'
import { PATTERN_CASES } from './arrangement/one-pattern.cases.ts'
import { PHRASE_CASES } from './arrangement/phrase-of-another-length.cases.ts'
import { TAIL_CASES } from './arrangement/tail.cases.ts'
import { TEMPO_CASES } from './arrangement/tempo.cases.ts'
import { WAITING_CASES } from './arrangement/waiting.cases.ts'
import { AUTOMATION_CASES } from './automation/automation.cases.ts'
import { COLOUR_CASES } from './colour/colour.cases.ts'
import { DEVICES_CASES } from './devices/devices.cases.ts'
import { DYNAMICS_CASES } from './dynamics/dynamics.cases.ts'
import { FILES_CASES } from './files/files.cases.ts'
import { GAIN_CASES } from './gain/gain.cases.ts'
import { DUCKED_CASES } from './dynamics/ducked-by-the-beat.cases.ts'
import { CHORD_ROW_CASES } from './harmony/chord-row.cases.ts'
import { GROUNDS_CASES } from './harmony/grounds.cases.ts'
import { HARMONY_CASES } from './harmony/harmony.cases.ts'
import { LINES_CASES } from './harmony/lines.cases.ts'
import { NAMED_LOOP_CASES } from './harmony/loops-in-other-keys.cases.ts'
import { HOMES_CASES } from './harmony/homes.cases.ts'
import { JOINS_CASES } from './harmony/joins.cases.ts'
import { FIGURES_CASES } from './harmony/figures.cases.ts'
import { PARTS_CASES } from './harmony/parts.cases.ts'
import { HYGIENE_CASES } from './hygiene/hygiene.cases.ts'
import { LOW_END_CASES } from './low-end/low-end.cases.ts'
import { MASTER_CASES } from './master/master.cases.ts'
import { MIDI_CASES } from './midi/midi.cases.ts'
import { VELOCITY_CASES } from './midi/velocity.cases.ts'
import { ACCENT_CASES } from './rhythm/accents.cases.ts'
import { BASS_AND_KICK_CASES } from './rhythm/bass-and-kick.cases.ts'
import { CROSS_RHYTHM_CASES } from './rhythm/cross-rhythms.cases.ts'
import { LATE_CASES } from './rhythm/late-throughout.cases.ts'
import { LOOP_LENGTH_CASES } from './rhythm/loops-beside-the-bar.cases.ts'
import { BAR_LINE_CASES } from './rhythm/off-the-bar-line.cases.ts'
import { OTHER_METER_CASES } from './rhythm/other-meter.cases.ts'
import { RHYTHM_CASES } from './rhythm/rhythm.cases.ts'
import { SWING_CASES } from './rhythm/two-swings.cases.ts'
import { SPACE_CASES } from './space/space.cases.ts'
import { STEREO_CASES } from './stereo/stereo.cases.ts'
import { BEAT_CASES } from './strengths/beat.cases.ts'
import { STRENGTHS_CASES } from './strengths/strengths.cases.ts'
import { WARP_CASES } from './warp/warp.cases.ts'

const DEPTHS: readonly Depth[] = ['beginner', 'intermediate', 'advanced']
const lessons = new Map(
  await Promise.all(
    ALL_CHECKS.flatMap(({ id, lessons: others = [] }) => [id.toLowerCase(), ...others]).map(
      async (id) => [id, await fetchLesson(id, 'en')] as const,
    ),
  ),
)
const told = [...lessons].flatMap(([id, lesson]) =>
  DEPTHS.flatMap((depth) => {
    const { why, tryThis, listenFor } = lesson[depth]
    return [why, ...tryThis, listenFor].map((text) => ({ id, depth, text }))
  }),
)

describe('all checks', () => {
  it('have ids of their own, a source, an honesty line and something to read further', () => {
    expect(new Set(ALL_CHECKS.map(({ id }) => id)).size).toBe(ALL_CHECKS.length)
    const lacking = ALL_CHECKS.filter(
      ({ source, honesty, learnMore, stages }) =>
        source === '' || honesty === '' || learnMore.length === 0 || stages.length === 0,
    )
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  it('teach at every depth, in sentences', () => {
    expect(told.filter(({ text }) => !/[.?…:]$/.test(text))).toEqual([])
    const empty = [...lessons].filter(([, lesson]) => DEPTHS.some((depth) => lesson[depth].tryThis.length === 0))
    expect(empty).toEqual([])
  })

  it('speak as a colleague: no verdict, no score, no shout', () => {
    const all = [
      ...told,
      ...ALL_CHECKS.flatMap(({ id, title, honesty }) => [title, honesty].map((text) => ({ id, depth: null, text }))),
    ]
    const loud = /\b(?:wrong|bad|must|amateur|professional sound|terrible|mistake|score|unlock|elevate)\b|!/i
    expect(all.filter(({ text }) => loud.test(text))).toEqual([])
  })

  it('keep beginners free of jargon', () => {
    const jargon = /\b(?:LUFS|PLR|RMS|crest factor|knee|correlation|octave per|K-weight|aliasing|formants?)\b/i
    const found = told.filter(
      ({ depth, text }) => depth === 'beginner' && jargon.test(text) && !/▸|play with Formants/.test(text),
    )
    expect(found).toEqual([])
  })

  it('always have strengths to tell, and ask for no fix at a guess', () => {
    expect(ALL_CHECKS.filter(({ severity }) => severity === 'strength').length).toBeGreaterThanOrEqual(5)
    expect(ALL_CHECKS.filter(({ severity, confidence }) => severity === 'fix' && confidence !== 'certain')).toEqual([])
  })

  it.each(['fires', 'beside', 'trap'] as const)('each have a case that is to be told or not: %s', (kind) => {
    const shown = new Set(ALL_CASES.filter((one) => one[1] === kind).map(([id]) => id))
    expect(ALL_CHECKS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  it('have a case for each of their lessons', () => {
    const taught = new Set(ALL_CASES.flatMap(([, , , , given]) => given?.lesson ?? []))
    expect(ALL_CHECKS.flatMap((check) => check.lessons ?? []).filter((lesson) => !taught.has(lesson))).toEqual([])
  })

  it('are what the cases are about', () => {
    const known = new Set(ALL_CHECKS.map(({ id }) => id))
    expect(ALL_CASES.map(([id]) => id).filter((id) => !known.has(id))).toEqual([])
  })
})

const ALL_CASES: readonly CheckCase[] = [
  ...ARRANGEMENT_CASES,
  ...ENERGY_CASES,
  ...FADER_CASES,
  ...LEFT_OVER_CASES,
  ...SILENCE_CASES,
  ...BREAK_CASES,
  ...PATTERN_CASES,
  ...PHRASE_CASES,
  ...TAIL_CASES,
  ...TEMPO_CASES,
  ...WAITING_CASES,
  ...AUTOMATION_CASES,
  ...OTHERS_CASES,
  ...COLOUR_CASES,
  ...DEVICES_CASES,
  ...DYNAMICS_CASES,
  ...DUCKED_CASES,
  ...FILES_CASES,
  ...GAIN_CASES,
  ...GROUNDS_CASES,
  ...HARMONY_CASES,
  ...LINES_CASES,
  ...CHORD_ROW_CASES,
  ...NAMED_LOOP_CASES,
  ...HOMES_CASES,
  ...JOINS_CASES,
  ...FIGURES_CASES,
  ...PARTS_CASES,
  ...HYGIENE_CASES,
  ...LOW_END_CASES,
  ...MASTER_CASES,
  ...MIDI_CASES,
  ...VELOCITY_CASES,
  ...ACCENT_CASES,
  ...BASS_AND_KICK_CASES,
  ...CROSS_RHYTHM_CASES,
  ...BAR_LINE_CASES,
  ...LATE_CASES,
  ...LOOP_LENGTH_CASES,
  ...OTHER_METER_CASES,
  ...RHYTHM_CASES,
  ...SWING_CASES,
  ...SPACE_CASES,
  ...STEREO_CASES,
  ...BEAT_CASES,
  ...STRENGTHS_CASES,
  ...WARP_CASES,
]
