import type { Finding, Report } from '@kvint/report'

/**
 * What the first screen shows: at most three findings, of them one strength where there is one: what works is worth
 * hearing at any stage. First what is sure and quick to settle, then what is worth a look or a try, then what works.
 * Plain facts stay behind “more”.
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
  const open = heard.filter(({ stages }) => stages.includes(stage))
  const strength = [...open, ...heard].find(({ severity }) => severity === 'strength')
  const rest = open.filter(({ severity }) => severity !== 'strength' && severity !== 'info')
  const fix = rest.find(({ severity }) => severity === 'fix') ?? rest[0]
  const other =
    rest.find((finding) => finding !== fix && finding.area !== fix?.area) ?? rest.find((finding) => finding !== fix)
  const cards = [fix, other, strength].filter((finding) => finding !== undefined)
  return cards.length > 0 ? cards : open.slice(0, 1)
}
