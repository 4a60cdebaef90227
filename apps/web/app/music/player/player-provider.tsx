import type { Report } from '@kvint/report'
import { type ReactNode, useEffect, useMemo } from 'react'
import { createPlayer } from './player.ts'
import { PlayerContext } from './player-context.ts'
import { usePlayerKeys } from './use-player-keys.ts'

/** One player for a report. It starts nothing by itself, and falls silent when the page is left. */
export function PlayerProvider({ report, children }: { report: Report; children: ReactNode }) {
  const player = useMemo(() => createPlayer(report), [report])
  usePlayerKeys(player)
  useEffect(() => {
    window.addEventListener('pagehide', player.leave)
    return () => {
      window.removeEventListener('pagehide', player.leave)
      player.leave()
    }
  }, [player])
  return <PlayerContext value={player}>{children}</PlayerContext>
}
