import type { Area, Finding, Report } from '@kvint/report'
import { firstThree, tellingOrder } from './telling-order.ts'

/** The findings of a report as its page lays them out: none stands in two places. */
export type OrderedFindings = {
  /** At most three: what a teacher would raise, music first. */
  readonly cards: readonly Finding[]
  /** At most four that come next. */
  readonly open: readonly Finding[]
  /** All others by subject. */
  readonly folds: readonly { readonly area: Area; readonly findings: readonly Finding[] }[]
  /** The inventory. */
  readonly facts: readonly Finding[]
}

/**
 * What stands at the top of a report, what follows and what is folded, in the order of `tellingOrder`.
 *
 * ```ts
 * orderFindings(report, { silenced: ['GS01:track-3'] }).cards.map(({ area }) => area) // ['harmony', 'mix', 'rhythm']
 * ```
 *
 * @param options.silenced ids that the person called “on purpose”; they stand at the end of their fold
 */
export function orderFindings(
  { findings, facts = [], overview }: Report,
  { silenced = [] }: { readonly silenced?: readonly string[] } = {},
): OrderedFindings {
  const isSilenced = ({ id }: Finding): boolean => silenced.includes(id)
  const { stage } = overview.stage
  const heard = findings.filter((one) => !isSilenced(one))
  const told = tellingOrder(heard, stage)
  const cards = firstThree(heard, stage)
  const open = told.filter((one) => !cards.includes(one)).slice(0, MOST_OPEN)
  const rest = [...told, ...findings.filter(isSilenced)].filter((one) => !cards.includes(one) && !open.includes(one))
  return {
    cards,
    open,
    folds: AREAS.flatMap((area) => {
      const about = rest.filter((one) => one.area === area)
      return about.length > 0 ? [{ area, findings: about }] : []
    }),
    facts,
  }
}

const AREAS: readonly Area[] = ['harmony', 'rhythm', 'arrangement', 'mix', 'sound', 'files', 'workflow']
const MOST_OPEN = 4
