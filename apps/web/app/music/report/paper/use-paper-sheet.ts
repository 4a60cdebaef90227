import { type RefObject, useEffect } from 'react'

/**
 * Lays the report out on four pages of A4 at most while it is printed. Pictures are drawn for the width of the paper, which
 * they cannot be by style alone; what is still too long is set smaller.
 */
export function usePaperSheet(report: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = document.documentElement
    const lay = () => {
      if (!report.current) return
      page.dataset['paper'] = ''
      page.style.setProperty('--paper-zoom', '1')
      // Not `beforeprint` itself: pictures would hear that before the paper is laid. Folds open now, and are measured open.
      window.dispatchEvent(new Event(PAPER_CHANGE))
      for (const rows of report.current.querySelectorAll<HTMLElement>('.track-grid')) {
        rows.style.setProperty('--rows-zoom', '1')
        rows.style.setProperty('--rows-zoom', String(rowsZoom(rows.scrollHeight)))
      }
      page.style.setProperty('--paper-zoom', String(paperZoom(report.current.scrollHeight)))
      window.dispatchEvent(new Event(PAPER_CHANGE))
    }
    const leave = () => {
      if (page.dataset['paper'] === undefined) return
      delete page.dataset['paper']
      page.style.removeProperty('--paper-zoom')
      window.dispatchEvent(new Event(PAPER_CHANGE))
    }
    window.addEventListener('beforeprint', lay)
    window.addEventListener('afterprint', leave)
    return () => {
      window.removeEventListener('beforeprint', lay)
      window.removeEventListener('afterprint', leave)
      leave()
    }
  }, [report])
}

/** Told to the window once the page is as wide as the paper, or as the screen again: pictures draw themselves again. */
export const PAPER_CHANGE = 'paperchange'

/** How much smaller a report of so many pixels is set. Height and width shrink together, so a root is enough. */
export function paperZoom(height: number): number {
  return Math.min(1, Math.sqrt((PAGES * PAGE_PX * FILLED) / Math.max(1, height)))
}

/** Many tracks are drawn smaller, so that the arrangement stands on one page with its heading. */
export function rowsZoom(height: number): number {
  return Math.min(1, Math.max(SMALLEST_ROWS, ROWS_PX / Math.max(1, height)))
}

const ROWS_PX = 480
const SMALLEST_ROWS = 0.45
const PAGES = 4
/** A4 less margins of 12 mm, at 96 pixels an inch. */
const PAGE_PX = 1032
/** Pictures, their headings and cards are not cut, so pages end early. */
const FILLED = 0.52
