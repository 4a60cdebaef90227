import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { PAPER_CHANGE } from './use-paper-sheet.ts'

/** Whether the page is being printed: then everything is drawn dark on light. */
export function useOnPaper(): boolean {
  const [isOnPaper, setIsOnPaper] = useState(false)
  useEffect(() => {
    const look = () => flushSync(() => setIsOnPaper(document.documentElement.dataset['paper'] !== undefined))
    window.addEventListener(PAPER_CHANGE, look)
    return () => window.removeEventListener(PAPER_CHANGE, look)
  }, [])
  return isOnPaper
}
