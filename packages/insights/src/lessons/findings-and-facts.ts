import type { Finding, Report, Stage } from '@kvint/report'
import { isPlainFact } from './plain-facts.ts'
import { tellingOrder } from './telling-order.ts'

/** What was seen in a song, as its report holds it: findings in the order of telling, and the inventory apart. */
export function findingsAndFacts(seen: readonly Finding[], stage: Stage): Required<Pick<Report, 'findings' | 'facts'>> {
  const facts = seen.filter((one) => isPlainFact(one, stage))
  const findings = seen.filter((one) => !facts.includes(one))
  return { findings: tellingOrder(findings, stage), facts: tellingOrder(facts, stage) }
}
