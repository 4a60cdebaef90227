import { Play, Square } from 'lucide-react'
import { usePlayerCopy } from '../copy/player.ts'
import { usePlayer, usePlayerState } from '../player-context.ts'

export function PlayButton() {
  const words = usePlayerCopy()
  const player = usePlayer()
  const phase = usePlayerState((state) => state.phase)
  const isSounding = phase === 'playing' || phase === 'loading'
  return (
    <button
      type="button"
      className="play-button"
      aria-label={isSounding ? words.stop : words.play}
      aria-keyshortcuts="Space"
      aria-busy={phase === 'loading'}
      title={phase === 'loading' ? words.loading : undefined}
      onClick={player.toggle}
    >
      {isSounding ? (
        <Square size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      ) : (
        <Play size={18} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      )}
    </button>
  )
}
