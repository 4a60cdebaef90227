import { useCallback, useEffect, useRef } from 'react'
import type { Piece } from '../player/player.ts'
import { usePlayer } from '../player/player-context.ts'

/** Plays pieces in turn, with a breath between them; whatever is played next takes their place. */
export function useListening(): (pieces: readonly Piece[]) => void {
  const player = usePlayer()
  const leave = useRef<() => void>(() => undefined)
  useEffect(() => () => leave.current(), [])
  return useCallback(
    (pieces) => {
      leave.current()
      const [first, ...rest] = pieces
      if (!first) return
      let waiting = rest
      let last = first
      let breath: ReturnType<typeof setTimeout> | undefined
      const unsubscribe = player.subscribe(() => {
        const { phase, piece } = player.get()
        if (piece && piece !== last) leave.current()
        const [next] = waiting
        if (phase !== 'silent' || !next) return
        waiting = waiting.slice(1)
        last = next
        breath = setTimeout(() => player.play(next), BREATH_MS)
      })
      leave.current = () => {
        clearTimeout(breath)
        unsubscribe()
      }
      player.play(first)
    },
    [player],
  )
}

const BREATH_MS = 350
