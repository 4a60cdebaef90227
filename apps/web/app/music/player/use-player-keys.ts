import { useEffect } from 'react'
import type { Player } from './player.ts'

/** Space plays and stops wherever it has no other meaning. */
export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof Element && target.closest(TAKES_SPACE)) return
      if (player.score().parts.length === 0) return
      event.preventDefault()
      if (!event.repeat) player.toggle()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [player])
}

const TAKES_SPACE =
  'input, select, textarea, button, a, summary, dialog, audio, video, [contenteditable], [role="button"], [role="switch"], [role="menu"], [role="dialog"]'
