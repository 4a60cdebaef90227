import { type BeatRange, barsOfBeats, type MeterSpan } from '@kvint/report'
import { Button } from '@kvint/ui'
import { Repeat } from 'lucide-react'
import { usePlayerCopy } from '../copy/player.ts'
import { usePlayer, usePlayerState } from '../player-context.ts'

/** Loops what is selected; pressed again, lets it go. */
export function LoopButton({ meters, selection }: { meters: readonly MeterSpan[]; selection: BeatRange }) {
  const words = usePlayerCopy()
  const player = usePlayer()
  const loop = usePlayerState((state) => state.loop)
  const bars = barsOfBeats(meters, loop ?? selection)
  return (
    <Button
      size="tool"
      aria-pressed={loop !== null}
      className="loop-button"
      onClick={() => player.setLoop(loop ? null : selection)}
    >
      <Repeat size={16} strokeWidth={1.5} aria-hidden="true" />
      {words.loop(bars.from, bars.to)}
    </Button>
  )
}
