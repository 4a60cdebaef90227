import type { BeatRange } from '@kvint/report'
import { useCallback, useEffect } from 'react'
import type { Player } from './player.ts'

/** Space plays and stops wherever it has no other meaning. */
export function usePlayerKeys(player: Player): void {
  const onSpace = useCallback(() => {
    if (player.score().parts.length === 0) return false
    player.toggle()
    return true
  }, [player])
  useKey(' ', TAKES_SPACE, onSpace)
}

/** L loops what is selected, and lets it go, wherever no letter is typed. */
export function useLoopKey(player: Player, selection: BeatRange): void {
  const { start, end } = selection
  const onLoop = useCallback(() => {
    player.setLoop(player.get().loop ? null : { start, end })
    return true
  }, [player, start, end])
  useKey('l', TAKES_LETTERS, onLoop)
}

/** `onPress` says whether the key did something: then it means nothing else. */
function useKey(key: string, elsewhere: string, onPress: () => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof Element && target.closest(elsewhere)) return
      if (event.repeat) event.preventDefault()
      else if (onPress()) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key, elsewhere, onPress])
}

const TAKES_LETTERS = 'input, select, textarea, dialog, [contenteditable], [role="menu"], [role="dialog"]'
const TAKES_SPACE =
  'input, select, textarea, button, a, summary, dialog, audio, video, [contenteditable], [role="button"], [role="switch"], [role="menu"], [role="dialog"]'
