import type { Finding, Report } from '@kvint/report'
import { Button } from '@kvint/ui'
import { Play, Square } from 'lucide-react'
import { useMemo } from 'react'
import { usePlayerCopy } from './copy/player.ts'
import { type HeardFinding, hearFinding } from './illustrations/hear-finding.ts'
import type { Piece } from './player.ts'
import { usePlayer, usePlayerState } from './player-context.ts'

/** What can be heard of a finding; `null` where nothing can, or none is asked for. */
export function useHeardFinding(finding: Finding | null, report: Report): HeardFinding | null {
  const player = usePlayer()
  return useMemo(() => finding && hearFinding(finding, report, player.score()), [finding, report, player])
}

/** Plays the bars of a finding, and where its lesson compares, the same bars otherwise. */
export function HearFinding({ heard, describedBy }: { heard: HeardFinding; describedBy?: string }) {
  const words = usePlayerCopy()
  const player = usePlayer()
  const playing = usePlayerState(({ piece }) => piece?.key ?? null)
  const { bars, piece, difference } = heard
  const button = (of: Piece, name: string) => {
    const isPlaying = playing === of.key
    const Sign = isPlaying ? Square : Play
    return (
      <Button
        size="tool"
        look={of === piece ? 'plain' : 'quiet'}
        aria-describedby={describedBy}
        aria-pressed={isPlaying}
        onClick={() => (isPlaying ? player.stop() : player.play(of))}
      >
        <Sign size={13} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        {name}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
      {button(piece, words.hear(bars.from, bars.to))}
      {difference && button(difference.piece, words.differences[difference.kind](difference.partName))}
      <output className="basis-full text-tool text-muted empty:hidden">
        {difference && playing === difference.piece.key ? words.illustration : ''}
      </output>
    </div>
  )
}
