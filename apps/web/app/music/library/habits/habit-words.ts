import { pitchName } from '@kvint/report'
import { fillClaim, type Metric, type Unit } from '@kvint/insights'
import { currentLanguage, writtenDate, writtenLength, writtenNumber } from '@kvint/ui'
import type { LibraryCopy } from '../copy/en/library.ts'
import type { PlotWords } from '../pictures/plot.ts'

export type HabitText = Pick<Metric, 'title' | 'claim' | 'why' | 'tryThis' | 'honesty'>

/** A habit's texts in the reader's language. */
export function habitText(metric: Metric, words: LibraryCopy): HabitText {
  const translated = words.metrics?.[metric.id]
  const claim = translated?.claims[metric.said.claim]
  if (!translated || claim === undefined) return metric
  return { ...translated, claim: fillClaim(claim, metric.said.figures, (value) => words.labels[value] ?? value) }
}

/** How numbers and fixed names are written in pictures. */
export function plotWords(words: LibraryCopy): PlotWords {
  return {
    nameOf: (label) => words.labels[label] ?? label,
    valueOf: (value, unit) => valueOf(value, unit, words),
    tickOf,
    axisOf: (unit) => words.axes[unit],
    growth: words.growth,
  }
}

function valueOf(value: number, unit: Unit, words: LibraryCopy): string {
  switch (unit) {
    case 'seconds':
    case 'share':
    case 'pitch':
    case 'date':
      return tickOf(value, unit) + (unit === 'share' ? ' %' : '')
    default:
      return words.counted(value, unit)
  }
}

function tickOf(value: number, unit: Unit): string {
  switch (unit) {
    case 'seconds':
      return writtenLength(value)
    case 'share':
      return String(Math.round(value * 100))
    case 'pitch':
      return pitchName(Math.round(value))
    case 'date':
      return writtenDate(value, 'month')
    default:
      return writtenNumber(value, currentLanguage(), 1)
  }
}
