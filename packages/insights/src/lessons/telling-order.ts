import type { Area, Confidence, Finding, Severity, Stage } from '@kvint/report'

/**
 * Findings in the order in which a teacher would tell them: what is broken, then what is heard before what is filed, by
 * weight and by how sure we are; facts that most sets share come last. The first three hold something about the music
 * where there is something, no inventory, and praise only where it is the best there is to say. Twins are told once.
 * A stage moves ideas and praise, never a fault.
 *
 * `tellingOrder(findings, 'mix').map(({ checkId }) => checkId)` → `['GS09', 'HA10', 'SP03', …]`
 */
export function tellingOrder(findings: readonly Finding[], stage: Stage): Finding[] {
  const sorted = withoutTwins(findings).toSorted((a, b) => weight(b, stage) - weight(a, stage))
  const first = firstThree(sorted)
  return [...first, ...sorted.filter((finding) => !first.includes(finding))]
}

function firstThree(sorted: readonly Finding[]): Finding[] {
  const worthy = sorted.filter(({ severity, isFact }) => severity !== 'info' && !isFact)
  const [lead] = worthy
  if (!lead) return []
  const isMusic = ({ area }: Finding): boolean => MUSIC.has(area)
  const music = isMusic(lead) ? undefined : worthy.find(isMusic)
  const chosen = [lead, ...(music ? [music] : [])]
  const others = worthy.filter((finding) => !chosen.includes(finding))
  while (chosen.length < 3) {
    const hasPraise = chosen.some(({ severity }) => severity === 'strength')
    const fresh = others.filter((one) => !chosen.includes(one) && !(hasPraise && one.severity === 'strength'))
    const next = fresh.find(({ area }) => chosen.every((one) => one.area !== area)) ?? fresh[0]
    if (!next) break
    chosen.push(next)
  }
  return sorted.filter((finding) => chosen.includes(finding))
}

function weight({ stages, severity, confidence, area, isFact }: Finding, stage: Stage): number {
  const isFault = severity === 'fix' || severity === 'check'
  return (
    SEVERITY_WEIGHT[severity] +
    (HEARD.has(area) ? 10 : 0) +
    (stages.includes(stage) || isFault ? 0 : -12) +
    CONFIDENCE_WEIGHT[confidence] -
    (isFact ? 100 : 0)
  )
}

/** Two checks that see one thing, or that contradict each other: what the first says, the second need not. */
function withoutTwins(findings: readonly Finding[]): readonly Finding[] {
  const told = new Set(findings.map(({ checkId }) => checkId))
  const dropped = new Set(TWINS.filter(([kept]) => told.has(kept)).map(([, twin]) => twin))
  return findings.filter(({ checkId }) => !dropped.has(checkId))
}

const TWINS: readonly (readonly [kept: string, dropped: string])[] = [
  // A song that is always full has no small places beside large ones, whatever the clips say.
  ['AR12', 'ST-CONTRAST'],
  ['AR06', 'ST-CONTRAST'],
  // One says that a stretch does not change, the other that something always does.
  ['AR03', 'ST-CHANGES'],
  // Nothing sent anywhere, and returns that nothing is sent to.
  ['SP07', 'SP06'],
]
const MUSIC: ReadonlySet<Area> = new Set(['harmony', 'rhythm', 'arrangement'])
const HEARD: ReadonlySet<Area> = new Set([...MUSIC, 'mix', 'sound'])
/** A check in harmony that is a guess weighs less than a sure idea; praise less than something to try. */
const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { fix: 60, check: 40, idea: 26, strength: 24, info: 8 }
const CONFIDENCE_WEIGHT: Readonly<Record<Confidence, number>> = { certain: 6, likely: 4, guess: 0, unknown: -4 }
