import { barAt, type ChordReading, type Report } from '@kvint/report'
import { clsx } from 'clsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePlayerCopy } from '../copy/player.ts'
import { chordPiece } from '../pieces.ts'
import { usePlayer, usePlayerState } from '../player-context.ts'
import { useBeatsNow } from '../use-beats-now.ts'

/** The chords of eight bars around the music, each with its numeral; pressed, a chord sounds. */
export function ChordCells({ report }: { report: Report }) {
  const words = usePlayerCopy()
  const player = usePlayer()
  const list = useRef<HTMLOListElement>(null)
  const playing = usePlayerState(({ piece }) => piece?.key ?? null)
  const { meters } = report.arrangement
  const chords = report.harmony.kind === 'known' ? report.harmony.chords : NO_CHORDS
  const [at, setAt] = useState(-1)
  const follow = useCallback(
    (beats: number) => setAt(chords.findLastIndex(({ startBeats }) => startBeats <= beats + 1e-3)),
    [chords],
  )
  useBeatsNow(follow)
  // Before the first chord none is lit.
  const lit = chords[at]
  const current = lit ?? chords[0]
  const startOfCurrent = current?.startBeats
  const firstBar = current ? firstOfEight(barAt(meters, current.startBeats)) : 1
  const shown = chords.filter(({ startBeats }) => firstOfEight(barAt(meters, startBeats)) === firstBar)
  useEffect(() => {
    const cell = list.current?.querySelector<HTMLElement>(`[data-beats="${startOfCurrent}"]`)
    if (cell && list.current) list.current.scrollLeft = cell.offsetLeft - list.current.offsetLeft - cell.offsetWidth
  }, [startOfCurrent])
  if (chords.length === 0) return <div className="chord-cells" />
  return (
    <ol ref={list} aria-label={words.chords} className="chord-cells" tabIndex={-1}>
      {shown.map((chord) => {
        const name = words.chord(chord.symbol, roleOf(chord, words), barAt(meters, chord.startBeats))
        const piece = chordPiece(report, chord)
        return (
          <li key={chord.startBeats}>
            <button
              type="button"
              className={clsx('chord-cell', playing === piece.key && 'chord-cell-playing')}
              aria-current={chord === lit ? 'true' : undefined}
              data-beats={chord.startBeats}
              aria-label={name}
              title={name}
              onClick={() => player.play(piece)}
            >
              <span className="font-semibold">{chord.symbol}</span>
              <span className="flex items-center gap-1 font-mono text-tool text-muted">
                <span
                  aria-hidden="true"
                  className="chord-mark"
                  style={{ background: `var(--${chord.roman === null ? 'control' : chord.function})` }}
                />
                {chord.roman ?? '–'}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** What is no whole chord, a lone tone or two, has none yet. */
function roleOf(
  { roman, function: role, colour }: ChordReading,
  words: ReturnType<typeof usePlayerCopy>,
): string | null {
  if (roman === null) return null
  return colour ? words.colours[colour] : words.functions[role]
}

function firstOfEight(bar: number): number {
  return bar - ((bar - 1) % 8)
}

const NO_CHORDS: readonly never[] = []
