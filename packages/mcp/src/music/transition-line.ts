import type { Report, TransitionReading, TransitionSign } from '@kvint/report'
import { round } from './numbers.ts'
import { namesOf } from './entrances.ts'

/**
 * The step from one section to the next in a line: how much fuller it gets, and what leads into it.
 *
 * `bar 33, Build → Drop: density +0.4; led into by a fill (Snare), a gap`
 */
export function transitionLine({ bar, from, to, change, signs }: TransitionReading, report: Report): string {
  const step = round(change)
  const density = step === 0 ? 'as dense' : `density ${step > 0 ? '+' : '−'}${Math.abs(step)}`
  const lead = signs.length === 0 ? 'nothing announces it' : `led into by ${signsText(signs, report)}`
  return `bar ${bar}, ${from} → ${to}: ${density}; ${lead}`
}

function signsText(signs: readonly TransitionSign[], report: Report): string {
  return [...new Set(signs.map(({ kind }) => kind))]
    .map((kind) => {
      const tracks = signs.flatMap((sign) => (sign.kind === kind && sign.trackId !== null ? [sign.trackId] : []))
      const names = tracks.map((id) => (id === 'main' ? 'the main track' : (namesOf([id], report)[0] ?? '')))
      return `${SIGNS[kind]}${names.length > 0 ? ` (${[...new Set(names)].join(', ')})` : ''}`
    })
    .join(', ')
}

const SIGNS: Record<TransitionSign['kind'], string> = {
  fill: 'a fill',
  riser: 'a riser',
  automation: 'a move of automation',
  gap: 'a gap',
  dropOut: 'a drop-out',
  pickup: 'a pickup',
}
