import { barAt, barPlace, beatOfBar, type Report } from '@kvint/report'
import { writtenLength } from '@kvint/ui'
import { type KeyboardEvent, useCallback, useRef } from 'react'
import { usePlayerCopy } from '../copy/player.ts'
import { usePlayer } from '../player-context.ts'
import { useBeatsNow } from '../use-beats-now.ts'

/** Bar and beat, and the time: a slider for the keyboard, a bar a step, eight with Shift. */
export function Position({ report }: { report: Report }) {
  const words = usePlayerCopy()
  const player = usePlayer()
  const { meters } = report.arrangement
  const { clock, endBeats } = player.score()
  const lastBar = Math.max(1, barAt(meters, endBeats - 1e-3))
  const slider = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const show = useCallback(
    (beats: number) => {
      const bar = barAt(meters, beats)
      const text = `${bar}.${1 + Math.floor((barPlace(meters, beats) - bar) * beatsIn(meters, bar) + 1e-3)}`
      const seconds = words.time(
        writtenLength(Math.max(0, Math.floor(clock.secondsAt(beats)))),
        writtenLength(clock.secondsAt(endBeats)),
      )
      if (place.current && place.current.textContent !== text) place.current.textContent = text
      if (time.current && time.current.textContent !== seconds) time.current.textContent = seconds
      if (slider.current?.ariaValueNow === String(bar)) return
      slider.current?.setAttribute('aria-valuenow', String(bar))
      slider.current?.setAttribute('aria-valuetext', words.at(bar, lastBar))
    },
    [meters, clock, endBeats, lastBar, words],
  )
  useBeatsNow(show)
  const onKeyDown = (event: KeyboardEvent) => {
    const bar = barAt(meters, player.beatsNow())
    const target = targetBar(event, bar, lastBar)
    if (target === null) return
    event.preventDefault()
    player.seek(beatOfBar(meters, Math.max(1, Math.min(lastBar, target))))
    show(player.beatsNow())
  }
  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role -- text, not a thumb on a line
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      aria-label={words.position}
      aria-valuemin={1}
      aria-valuemax={lastBar}
      aria-valuenow={1}
      className="player-position"
      onKeyDown={onKeyDown}
    >
      <span ref={place} className="font-mono text-base text-ink" />
      <span ref={time} className="font-mono text-tool text-muted" />
    </div>
    // oxlint-enable
  )
}

function targetBar({ key, shiftKey }: KeyboardEvent, bar: number, lastBar: number): number | null {
  const step = shiftKey ? 8 : 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return bar + step
  if (key === 'ArrowLeft' || key === 'ArrowDown') return bar - step
  if (key === 'PageDown') return bar - 8
  if (key === 'PageUp') return bar + 8
  if (key === 'Home') return 1
  return key === 'End' ? lastBar : null
}

/** Counted in the lower number of the meter: six in 6/8. */
function beatsIn(meters: Report['arrangement']['meters'], bar: number): number {
  return meters.findLast(({ startBar }) => startBar <= bar)?.numerator ?? 4
}
