import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Fills the screen and lies along its longer side. Where the browser gives the whole screen and turns it, it does; else
 * the style turns the sheet. Escape, or leaving the full screen, closes it.
 */
export function TurnedSheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useLayoutEffect(() => {
    const { current: sheet } = dialog
    sheet?.showModal()
    const isFull = fillScreen()
    const onChange = () => {
      if (!document.fullscreenElement) latest.current()
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      // The browser may grant the screen only after it was left.
      void isFull.then(() => document.fullscreenElement && document.exitFullscreen()).catch(() => undefined)
      // Taken away while open it would leave the keyboard nowhere.
      sheet?.close()
    }
  }, [])
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose} className="turned-sheet">
      <div className="turned-page">{children}</div>
    </dialog>
  )
}

/** Safari on a telephone does neither, and a computer does not turn. */
async function fillScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    const orientation: ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> } = screen.orientation
    orientation.lock?.('landscape').catch(() => undefined)
  } catch {
    // The style turns it.
  }
}
