import type { BeatRange, Report } from '@kvint/report'
import { clsx } from 'clsx'
import { usePlayerCopy } from '../copy/player.ts'
import { usePlayer, usePlayerState } from '../player-context.ts'
import { ChordCells } from './chord-cells.tsx'
import { LoopButton } from './loop-button.tsx'
import { PartSwitches } from './part-switches.tsx'
import { PlayButton } from './play-button.tsx'
import { Position } from './position.tsx'
import { reasonForSilence } from './reason-for-silence.ts'
import '../player.css'

/** Play, where the music is, its chords, the loop and the parts. `selection` is what the loop is set to. */
export function PlayerBar({ report, selection }: { report: Report; selection: BeatRange }) {
  const words = usePlayerCopy()
  const { parts } = usePlayer().score()
  const hasFailed = usePlayerState(({ phase }) => phase === 'failed')
  const isEmpty = parts.length === 0
  return (
    <section aria-label={words.title} className={clsx('player-bar print:hidden', !isEmpty && 'player-bar-held')}>
      <div className="page-width player-bar-row">
        {isEmpty ? (
          <p className="py-3 text-small text-muted">{words.nothing[reasonForSilence(report)]}</p>
        ) : (
          <>
            <PlayButton />
            <Position report={report} />
            <ChordCells report={report} />
            <div className="player-tools">
              <LoopButton meters={report.arrangement.meters} selection={selection} />
              <PartSwitches report={report} />
            </div>
          </>
        )}
        {hasFailed && (
          <p role="alert" className="player-alert text-small">
            {words.failed}
          </p>
        )}
      </div>
    </section>
  )
}
