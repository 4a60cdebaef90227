import type { BeatRange, Report } from '@kvint/report'
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Turns } from './turns.ts'
import type { View } from './view.ts'
import type { ViewStore } from './view-store.ts'

/** The report on the page and what is seen of it. */
export type ReportOnPage = {
  /** As it is shown: its keys and chords in the language of the page. */
  readonly report: Report
  /** As it was made: to compare, and to take along. */
  readonly made: Report
  /** The song's own bars, without what is parked behind it. */
  readonly whole: BeatRange
  readonly store: ViewStore
  readonly turns: Turns
}

export const ReportContext = createContext<ReportOnPage | null>(null)

export function useReport(): ReportOnPage {
  const context = useContext(ReportContext)
  if (!context) throw new Error('This part of the report stands outside of a ReportView: wrap it in one.')
  return context
}

/** Part of the view; the component is drawn again only when that part changes. */
export function useView<Part>(select: (view: View) => Part): Part {
  const { store } = useReport()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.get()),
  )
}

/** The same for what only marks a choice made elsewhere: drawn in its turn, after the pictures. */
export function useViewInTurn<Part>(select: (view: View) => Part): Part {
  const { store, turns } = useReport()
  const [shown, setShown] = useState(() => select(store.get()))
  const latest = useRef({ select, shown })
  useEffect(() => {
    latest.current = { select, shown }
  })
  useEffect(() => {
    const draw = () => setShown(latest.current.select(store.get()))
    const look = () => {
      if (latest.current.select(store.get()) !== latest.current.shown) turns.ask(draw, 'mark')
    }
    look()
    return store.subscribe(look)
  }, [store, turns])
  return shown
}
