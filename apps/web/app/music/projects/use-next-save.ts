import { toast, useValue } from '@kvint/ui'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useWatchCopy } from '../watch/copy/watch.ts'
import type { SeenSave } from '../watch/watch-store.ts'
import { watch } from './watch-of-site.ts'

/**
 * Goes on to the next save of the song that stands open, laid beside the one before; of another song it tells. Answers
 * the save that this page shows, where the watch has brought it.
 */
export function useNextSave(id: string, fileName: string): SeenSave | null {
  const words = useWatchCopy()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { last } = useValue(watch)
  const seen = useRef(last)
  useEffect(() => {
    if (!last || last === seen.current) return
    seen.current = last
    if (last.id === id) return
    const to = `/projects/${last.id}`
    if (last.report.source.fileName === fileName) {
      const next = new URLSearchParams(search)
      next.set('against', id)
      void navigate(`${to}?${next}`, { replace: true, preventScrollReset: true })
    } else {
      toast(words.other(last.report.source.fileName), { label: words.open, run: () => void navigate(to) })
    }
  }, [last, id, fileName, search, navigate, words])
  return last?.id === id ? last : null
}
