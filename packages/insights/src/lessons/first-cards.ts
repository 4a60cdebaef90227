import type { Finding, Report } from '@kvint/report'

/**
 * What the first screen shows: at most three findings, of them one strength where there is one: what works is worth
 * hearing at any stage. First what is sure and quick to settle, then what is worth a look or a try, then what works.
 * At least one is about the music where something is to be said of it. Plain facts stay behind “more”.
 *
 * ```ts
 * firstCards(report, { silenced: ['GS01:track-3'] }).map((finding) => finding.severity) // ['fix', 'idea', 'strength']
 * ```
 *
 * @param options.silenced ids that the person called “on purpose”
 */
export function firstCards(report: Report, options: { readonly silenced?: readonly string[] } = {}): Finding[] {
  const silenced = new Set(options.silenced)
  const stage = report.overview.stage.stage
  const heard = report.findings.filter(({ id }) => !silenced.has(id))
  const open = heard.filter(({ stages, severity }) => stages.includes(stage) || severity === 'fix')
  const strengths = [...open, ...heard].filter(({ severity }) => severity === 'strength')
  const strength = strengths.find(({ area }) => MUSIC.has(area)) ?? strengths[0]
  const rest = open.filter(({ severity }) => severity !== 'strength' && severity !== 'info')
  const fix = rest.find(({ severity }) => severity === 'fix') ?? rest[0]
  const next = rest.filter((finding) => finding !== fix)
  const hasMusic = [fix, strength].some((finding) => finding && MUSIC.has(finding.area))
  const other =
    (hasMusic ? undefined : next.find(({ area }) => MUSIC.has(area))) ??
    next.find(({ area }) => area !== fix?.area) ??
    next[0]
  const cards = [fix, other, strength].filter((finding) => finding !== undefined)
  return cards.length > 0 ? cards : open.slice(0, 1)
}

const MUSIC: ReadonlySet<Finding['area']> = new Set(['harmony', 'rhythm', 'arrangement'])
