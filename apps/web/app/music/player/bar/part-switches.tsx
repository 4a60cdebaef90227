import type { Report } from '@kvint/report'
import { Volume2 } from 'lucide-react'
import { usePlayerCopy } from '../copy/player.ts'
import { usePlayer, usePlayerState } from '../player-context.ts'

/** Which parts sound. */
export function PartSwitches({ report }: { report: Report }) {
  const words = usePlayerCopy()
  const player = usePlayer()
  usePlayerState((state) => state.switched)
  const { parts } = player.score()
  const silent = report.tracks.filter(
    ({ id, isHeard }) =>
      isHeard && report.arrangement.clips.some((clip) => clip.kind === 'audio' && clip.trackId === id),
  ).length
  return (
    <details className="part-switches">
      <summary className="tool-button border border-control" aria-label={words.parts} title={words.parts}>
        <Volume2 aria-hidden="true" />
      </summary>
      <div className="part-list">
        <p className="text-tool text-muted">{words.partsHelp}</p>
        <ul className="grid gap-1">
          {parts.map((part) => {
            const isOn = player.isOn(part)
            const color = report.tracks.find(({ id }) => id === part.trackId)?.color ?? 'var(--muted)'
            return (
              <li key={part.trackId}>
                <button
                  type="button"
                  role="switch"
                  aria-checked={isOn}
                  className="part-switch"
                  onClick={(event) => (event.altKey ? player.solo(part) : player.switchPart(part, !isOn))}
                >
                  <span
                    aria-hidden="true"
                    className="part-square"
                    style={{ borderColor: color, background: isOn ? color : 'none' }}
                  />
                  {part.name}
                </button>
              </li>
            )
          })}
        </ul>
        <p className="text-tool text-muted">
          {words.sound} {silent > 0 && words.silentAudio(silent)}
        </p>
      </div>
    </details>
  )
}
