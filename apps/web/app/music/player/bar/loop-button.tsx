import { type BeatRange, barsOfBeats, type MeterSpan } from '@kvint/report'
import { Button } from '@kvint/ui'
import { Repeat } from 'lucide-react'
import { usePlayerCopy } from '../copy/player.ts'
import { usePlayer, usePlayerState } from '../player-context.ts'
import { useLoopKey } from '../use-player-keys.ts'

/** Loops what is selected; pressed again, lets it go. */
export function LoopButton({ meters, selection }: { meters: readonly MeterSpan[]; selection: BeatRange }) {
  const words = usePlayerCopy()
  const player = usePlayer()
  const loop = usePlayerState((state) => state.loop)
  useLoopKey(player, selection)
  const bars = barsOfBeats(meters, loop ?? selection)
  return (
    <Button
      size="tool"
      aria-pressed={loop !== null}
      aria-keyshortcuts="L"
      className="loop-button"
      onClick={() => player.setLoop(loop ? null : selection)}
    >
      <Repeat size={16} strokeWidth={1.5} aria-hidden="true" />
      {words.loop(bars.from, bars.to)}
    </Button>
  )
}
