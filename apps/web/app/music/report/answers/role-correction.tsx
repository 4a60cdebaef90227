import type { Role, TrackReport } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { useReason } from '../findings/use-finding-words.ts'
import { useAnswers } from './answers.ts'

/** What a track is taken for, and why; a list to correct it where the set can be read again. */
export function RoleCorrection({ track }: { track: TrackReport }) {
  const { mix, answers: words } = useReportCopy()
  const { answers, correct, isReading } = useAnswers()
  const { role } = track.role
  const { text: because } = useReason()(track.role)
  const isFixed = track.kind === 'group' || track.kind === 'return' || track.kind === 'main'
  if (isFixed || !correct)
    return (
      <span className="text-muted" title={because}>
        {mix.roles[role]}
      </span>
    )
  return (
    <select
      aria-label={words.roleOf(track.name)}
      title={because}
      value={role}
      disabled={isReading}
      onChange={(event) => {
        const chosen = ROLES.find((each) => each === event.target.value)
        if (chosen) correct({ ...answers.corrections, roles: { ...answers.corrections.roles, [track.id]: chosen } })
      }}
      className="min-h-8 rounded-control border border-control bg-raised px-1 text-small pointer-coarse:min-h-11"
    >
      {ROLES.map((each) => (
        <option key={each} value={each}>
          {mix.roles[each]}
        </option>
      ))}
    </select>
  )
}

const ROLES: readonly Role[] = [
  'drums',
  'kick',
  'snare',
  'hats',
  'percussion',
  'bass',
  'chords',
  'pad',
  'keys',
  'guitar',
  'lead',
  'arp',
  'vocal',
  'effects',
  'song',
  'unknown',
]
