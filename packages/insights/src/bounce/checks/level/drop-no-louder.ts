import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import type { BounceSection } from '../../bounce-sections.ts'
import { faultsOf } from '../../faults-of.ts'
import { heardAt, level, placeOf } from '../../heard-evidence.ts'
import { quoted, quotedTracks, type Said } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const dropNoLouder: Check<Bounce> = {
  id: 'HE09',
  title: 'A high point no louder than what comes before',
  area: 'mix',
  severity: 'idea',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'likely',
  source: 'Less than 1 LU between the means, or a step down of all bands at once',
  find: (bounce) => byStep(bounce) ?? bySections(bounce),
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'The levels are measured. Whether it should lift is your decision: some drops work by taking away.',
}

/** What the set calls a drop or chorus, against the section before it. */
function bySections(bounce: Bounce) {
  const sections = bounce.song?.sections ?? []
  const weak = sections.flatMap((section, index) => {
    const before = sections[index - 1]
    if (!before || !HIGH_POINT.test(section.label) || HIGH_POINT.test(before.label)) return []
    if (section.lufs === null || before.lufs === null) return []
    return section.lufs - before.lufs < LEAST_LIFT_LU ? [{ section, before, lift: section.lufs - before.lufs }] : []
  })
  const [first] = weak
  if (!first) return null
  const enters = entering(bounce, first.before, first.section)
  return {
    claim: say`${quoted(first.section.label)} is ${liftWords(first.lift)} ${quoted(first.before.label)} before it.`,
    evidence: weak
      .flatMap(({ section, before }) => [
        heardAt(bounce, say`${quoted(before.label)} ${level(before.lufs as number)} LUFS`, before),
        heardAt(bounce, say`${quoted(section.label)} ${level(section.lufs as number)} LUFS`, section),
      ])
      .concat(
        enters.length > 0
          ? [
              heardAt(bounce, say`${quotedTracks(enters)} enter`, {
                startSeconds: first.section.startSeconds,
                endSeconds: first.section.startSeconds,
              }),
            ]
          : [],
      ),
    figures: { section: first.section.label },
    place: placeOf(bounce, [first.section]),
  }
}

/** What is less than 0.3 LU is no difference that one hears. */
function liftWords(lift: number): Said {
  if (Math.abs(lift) < 0.3) return say`no louder than`
  return lift < 0 ? say`${level(-lift)} LU quieter than` : say`only ${level(lift)} LU louder than`
}

/** Everything turned down at one moment: no arrangement does that to all bands alike. */
function byStep(bounce: Bounce) {
  const [fault] = faultsOf(bounce, 'drop-quieter-than-verse')
  if (!fault) return null
  const moment = { startSeconds: fault.startSeconds, endSeconds: fault.startSeconds }
  return {
    claim: say`From one moment on everything is ${level(fault.value)} dB quieter, in all bands alike.`,
    evidence: [heardAt(bounce, say`all bands fall by ${level(fault.value)} dB`, moment)],
    figures: { section: 'it' },
    place: placeOf(bounce, [moment]),
  }
}

function entering({ song }: Bounce, before: BounceSection, section: BounceSection) {
  return (song?.report.tracks ?? []).filter(
    ({ id }) => typeof id === 'number' && section.trackIds.includes(id) && !before.trackIds.includes(id),
  )
}

const HIGH_POINT = /(?<![a-z])(?:drop|chorus|refr(?:ain|eng)|hook|estribillo|ritornello|coro|kehrreim)(?![a-z])/i
const LEAST_LIFT_LU = 1
