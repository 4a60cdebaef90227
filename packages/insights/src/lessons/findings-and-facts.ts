import type { Finding, Report, Stage } from '@kvint/report'
import { IN_SUMMARY, isMusic, isPlainFact } from './plain-facts.ts'
import { CARDS, FEWEST_OF_MUSIC, firstThree, tellingOrder, withoutTwins } from './telling-order.ts'

/**
 * What was seen in a song, as its report holds it: findings in the order of telling, and the inventory apart. Where
 * little stands out, or too little about the music, what many songs have in theirs is told as well.
 */
export function findingsAndFacts(seen: readonly Finding[], stage: Stage): Required<Pick<Report, 'findings' | 'facts'>> {
  const findings = seen.filter((one) => !isPlainFact(one, stage))
  const ofMusic = seen.filter((one) => !findings.includes(one) && isMusic(one) && one.severity !== 'info')
  for (const one of tellingOrder(ofMusic, stage)) {
    const first = firstThree(findings, stage)
    const ofMusicThere = first.filter(isMusic).length
    const isWanted = one.checkId === IN_SUMMARY ? ofMusicThere === 0 : ofMusicThere < FEWEST_OF_MUSIC
    const isNeeded = isWanted || (first.length < CARDS && one.checkId !== IN_SUMMARY)
    if (isNeeded) findings.push(one)
  }
  // A short beat or a few notes have little that stands out; what they are is told before nothing is.
  const inventory = AT_LEAST.flatMap((id) => seen.find(({ checkId }) => checkId === id) ?? [])
  const least = firstThree(findings, stage).length === 0 ? inventory[0] : undefined
  if (least && !findings.includes(least)) findings.push(least)
  // What a finding tells, a fact need not.
  const facts = withoutTwins(seen).filter((one) => !findings.includes(one))
  return { findings: tellingOrder(findings, stage), facts: tellingOrder(facts, stage) }
}

/** What says most of the music where nothing else does: its beat by name, its two homes, how it is struck. */
const AT_LEAST = ['RH04', 'HA09', 'ST-VELOCITY'] as const
