import type { Metric } from '@kvint/insights'

/** A habit in a few lines: what it is, its largest figures, what to try. */
export function metricLines({ title, claim, picture, tryThis }: Metric): string[] {
  const shown = picture.marks
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, SHOWN)
    .map(({ label, value }) => `${label}: ${String(Math.round(value * 100) / 100)}`)
  return ['', title, `  ${claim}`, ...(shown.length > 1 ? [`  ${shown.join(' · ')}`] : []), `  Try: ${tryThis}`]
}

const SHOWN = 6
