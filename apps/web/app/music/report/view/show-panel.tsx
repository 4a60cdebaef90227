import { useEffect } from 'react'
import { useReport } from './report-context.ts'

/** Once: an address that names a panel leads to it. */
export function ShowPanel() {
  const { store } = useReport()
  useEffect(() => {
    const { panel } = store.get()
    if (panel) document.getElementById(`panel-${panel}`)?.scrollIntoView({ block: 'start' })
  }, [store])
  return null
}
