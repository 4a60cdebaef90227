import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Player, PlayerState } from './player.ts'

export const PlayerContext = createContext<Player | null>(null)

export function usePlayer(): Player {
  const player = useContext(PlayerContext)
  if (!player) throw new Error('This stands outside of a PlayerProvider: wrap it in one.')
  return player
}

/** Part of what the player does; the component is drawn again only when that part changes. */
export function usePlayerState<Part>(select: (state: PlayerState) => Part): Part {
  const { subscribe, get } = usePlayer()
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(get()),
  )
}
