import type { Area, Finding, Report } from '@kvint/report'

/** The findings of a report as its page lays them out: none stands in two places. */
export type OrderedFindings = {
  /** At most three: what a teacher would raise, music first. */
  readonly cards: readonly Finding[]
  /** At most four that come next. */
  readonly open: readonly Finding[]
  /** All others by subject. */
  readonly folds: readonly { readonly area: Area; readonly findings: readonly Finding[] }[]
}

/**
 * What stands at the top of a report, what follows and what is folded. The cards are a lesson about the music where
 * there is one, another about the music, and what most needs to be settled. A fault counts at any stage of the song;
 * plain facts and housekeeping are never cards. Where there is less than that to raise, the last card says what works.
 *
 * ```ts
 * orderFindings(report, { silenced: ['GS01:track-3'] }).cards.map(({ area }) => area) // ['harmony', 'rhythm', 'mix']
 * ```
 *
 * @param options.silenced ids that the person called “on purpose”; they stand at the end of their fold
 */
export function orderFindings(
  { findings, overview }: Report,
  { silenced = [] }: { readonly silenced?: readonly string[] } = {},
): OrderedFindings {
  const { stage } = overview.stage
  const heard = findings.filter(({ id }) => !silenced.includes(id))
  const isNow = ({ stages }: Finding) => stages.includes(stage)
  const nowFirst = [...heard.filter(isNow), ...heard.filter((finding) => !isNow(finding))]
  const raised = nowFirst.filter((finding) => !isHousekeeping(finding))
  const faults = raised.filter(isFault).toSorted((a, b) => rank(a) - rank(b))
  const ideas = raised.filter(({ severity }) => severity === 'idea')
  const works = raised.filter(({ severity }) => severity === 'strength').toSorted((a, b) => musicRank(a) - musicRank(b))

  const lesson = bestLesson(raised)
  const second = bestLesson(raised.filter((one) => one.severity !== 'strength' && one.area !== lesson?.area))
  const cards = [lesson, second].filter((card) => card !== undefined)
  const left = (list: readonly Finding[]) => list.filter((one) => !cards.includes(one))
  for (const one of [...left(faults), ...left(ideas.filter(isNow))]) {
    const isOfNewArea = cards.every(({ area }) => area !== one.area)
    if (cards.length < MOST_CARDS && (isOfNewArea || isFault(one))) cards.push(one)
  }
  for (const one of [...left(works), ...left(ideas).filter(({ confidence }) => confidence !== 'unknown')])
    if (cards.length < MOST_CARDS) cards.push(one)

  const open = left(faults).slice(0, MOST_OPEN)
  const rest = findings.filter((one) => !cards.includes(one) && !open.includes(one))
  const last = (one: Finding) => Number(silenced.includes(one.id))
  return {
    cards,
    open,
    folds: AREAS.flatMap((area) => {
      const about = rest.filter((one) => one.area === area).toSorted((a, b) => last(a) - last(b))
      return about.length > 0 ? [{ area, findings: about }] : []
    }),
  }
}

/** The lesson about the music that most is to be learned from: harmony before rhythm before form. */
function bestLesson(findings: readonly Finding[]): Finding | undefined {
  return findings.filter(isLesson).toSorted((a, b) => musicRank(a) - musicRank(b))[0]
}

/** A fix is quick to settle and teaches no music; a guess is no lesson. */
function isLesson({ area, severity, confidence }: Finding): boolean {
  return MUSIC.includes(area) && severity !== 'fix' && (confidence === 'certain' || confidence === 'likely')
}

/** By subject; then what can be tried before what works, and what has a place before what has none. */
function musicRank({ area, severity, place }: Finding): number {
  const subject = MUSIC.indexOf(area) < 0 ? MUSIC.length : MUSIC.indexOf(area)
  const placeless = place.bars !== null ? 0 : place.trackIds.length > 0 ? 1 : 2
  return subject * 6 + (severity === 'strength' ? 3 : 0) + placeless
}

function isFault({ severity }: Finding): boolean {
  return severity === 'fix' || severity === 'check'
}

/** A fix before a check; what is heard before what endangers files or lies behind the song. */
function rank({ severity, area }: Finding): number {
  return (severity === 'fix' ? 0 : 2) + (area === 'files' || area === 'arrangement' ? 1 : 0)
}

/** Names, colours, counts: true, useful, and nothing to begin with. */
function isHousekeeping({ severity, area }: Finding): boolean {
  return severity === 'info' || area === 'workflow'
}

const MUSIC: readonly Area[] = ['harmony', 'rhythm', 'arrangement']
const AREAS: readonly Area[] = [...MUSIC, 'mix', 'sound', 'files', 'workflow']
const MOST_CARDS = 3
const MOST_OPEN = 4
