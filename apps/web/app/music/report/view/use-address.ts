import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { ReportOnPage } from './report-context.ts'
import { addressOfView, viewOfAddress } from './view-address.ts'

/** Writes the view into the address once it rests, and follows the address when the reader goes back or forth. */
export function useAddress({ report, store }: ReportOnPage): void {
  const [search, setSearch] = useSearchParams()
  const shown = search.toString()
  const written = useRef(shown)
  const latest = useRef(shown)
  const write = useRef(setSearch)
  useEffect(() => {
    latest.current = shown
    write.current = setSearch
  }, [shown, setSearch])

  useEffect(() => {
    if (shown === written.current) return
    written.current = shown
    store.set(viewOfAddress(new URLSearchParams(shown), report))
  }, [shown, store, report])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastFinding = store.get().findingId
    const leave = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const view = store.get()
        const next = addressOfView(view, report, new URLSearchParams(latest.current))
        if (next.toString() === written.current) return
        written.current = next.toString()
        const isStep = view.findingId !== lastFinding
        lastFinding = view.findingId
        write.current(next, { replace: !isStep, preventScrollReset: true })
      }, REST_MS)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [report, store])
}

const REST_MS = 200
