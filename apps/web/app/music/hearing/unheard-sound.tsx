import { useHearingCopy } from './copy/hearing.ts'
import type { HearingEnd } from './messages.ts'

/** Why a sound could not be heard, and what to do. */
export function UnheardSound({ name, end }: { name: string; end: HearingEnd }) {
  const { work } = useHearingCopy()
  if (end.kind !== 'problem') return <p className="text-small">{work.broken}</p>
  return (
    <p className="text-small">
      <strong className="text-danger">{work.failed(name)} </strong>
      {work.reason(end)}
    </p>
  )
}
