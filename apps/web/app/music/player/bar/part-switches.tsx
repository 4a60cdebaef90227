import type { Report } from '@kvint/report'
import { Volume2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { usePlayerCopy } from '../copy/player.ts'
import { usePlayer, usePlayerState } from '../player-context.ts'
import type { ScorePart } from '../score/score.ts'

/** Which parts sound: each has a switch, and can be heard alone. */
export function PartSwitches({ report }: { report: Report }) {
  const words = usePlayerCopy()
  const { parts } = usePlayer().score()
  const list = useRef<HTMLDetailsElement>(null)
  useClosing(list)
  const silent = report.tracks.filter(
    ({ id, isHeard }) =>
      isHeard && report.arrangement.clips.some((clip) => clip.kind === 'audio' && clip.trackId === id),
  ).length
  return (
    <details ref={list} className="part-switches">
      <summary className="tool-button border border-control" aria-label={words.parts} title={words.parts}>
        <Volume2 aria-hidden="true" />
      </summary>
      <div className="part-list">
        <ul>
          {parts.map((part) => (
            <Part
              key={part.trackId}
              part={part}
              color={report.tracks.find(({ id }) => id === part.trackId)?.color ?? 'var(--muted)'}
            />
          ))}
        </ul>
        <p className="text-tool text-muted">
          {words.sound} {silent > 0 && words.silentAudio(silent)}
        </p>
      </div>
    </details>
  )
}

function Part({ part, color }: { part: ScorePart; color: string }) {
  const words = usePlayerCopy()
  const player = usePlayer()
  usePlayerState((state) => state.switched)
  const isOn = player.isOn(part)
  const isAlone = player.score().parts.every((each) => player.isOn(each) === (each === part))
  return (
    <li className="part-row">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className="part-switch"
        onClick={() => player.switchPart(part, !isOn)}
      >
        <span
          aria-hidden="true"
          className="part-square"
          style={{ borderColor: color, background: isOn ? color : 'none' }}
        />
        <span className="truncate">{part.name}</span>
      </button>
      <button
        type="button"
        aria-pressed={isAlone}
        aria-label={words.aloneOf(part.name)}
        className="part-alone"
        onClick={() => player.solo(part)}
      >
        {words.alone}
      </button>
    </li>
  )
}

/** Escape closes the list, and a press beside it. */
function useClosing(list: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const { current } = list
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current?.open) return
      current.open = false
      current.querySelector('summary')?.focus()
    }
    const onPress = ({ target }: PointerEvent) => {
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false
    }
    current?.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPress)
    return () => {
      current?.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [list])
}
