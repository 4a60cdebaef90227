import { barPlace, beatOfBar } from '@kvint/report'
import { type KeyboardEvent, useState } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { rangeOfKey } from '../picture/range-key.ts'
import { panRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import { signNames } from './sign-names.ts'
import { useTrackNames } from './use-track-names.ts'

/** Left and right walk from bar to bar, up and down from section to section; each is said. */
export function useFormKeys() {
  const { report, store, whole } = useReport()
  const { form: words } = useReportCopy()
  const namesOf = useTrackNames()
  const [bar, setBar] = useState<number | null>(null)
  const { form, meters } = report.arrangement
  const transitions = form.unfolding?.transitions ?? []

  const nextBar = (key: string, start: number): number | null => {
    const here = bar ?? Math.ceil(barPlace(meters, start))
    const barCount = form.densityPerBar.length
    if (key === 'ArrowRight') return bar === null ? here : Math.min(here + 1, barCount)
    if (key === 'ArrowLeft') return Math.max(here - 1, 1)
    if (key === 'ArrowDown') return transitions.find((each) => each.bar > here)?.bar ?? null
    if (key === 'ArrowUp') return transitions.findLast((each) => each.bar < here)?.bar ?? 1
    return null
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { range } = store.get()
    const moved = rangeOfKey(event, range, whole)
    const next = moved ? null : nextBar(event.key, range.start)
    if (moved) store.set({ range: moved })
    else if (next !== null) {
      setBar(next)
      const beat = beatOfBar(meters, next)
      if (beat < range.start || beat >= range.end) {
        store.set({ range: panRange(range, whole, (beat - range.start) / (range.end - range.start) - 0.1) })
      }
    } else return
    event.preventDefault()
  }

  const said = (at: number) => {
    const move = form.moves.find((each) => each.bar === at)
    const transition = transitions.find((each) => each.bar === at)
    return [
      words.spoken(at, form.densityPerBar[at - 1] ?? 0, namesOf(move?.enters ?? []), namesOf(move?.leaves ?? [])),
      transition
        ? words.transition(transition, signNames(transition.signs, words.signs).join(', ') || words.noSign)
        : '',
    ]
      .filter(Boolean)
      .join('; ')
  }
  return { bar, spoken: bar === null ? '' : said(bar), onKeyDown }
}
