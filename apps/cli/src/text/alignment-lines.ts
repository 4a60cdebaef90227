import type { AlignmentRefusal, Music } from '@kvint/audio'

/** Where the bounce lies in its set, or why it was not laid on it. */
export function alignmentLines({ alignment, alignmentRefusal }: Music): string[] {
  if (alignmentRefusal) return [`In the set    ${REFUSALS[alignmentRefusal]}`]
  if (!alignment) return []
  const { offsetSeconds, rate, moved, alternativesSeconds } = alignment
  const lines = [`In the set    bar 1 lies at ${offsetSeconds.toFixed(3)} s of the file`]
  if (rate !== 1) lines.push(`              the file plays ${rate.toFixed(4)} times as fast as the set`)
  if (alternativesSeconds.length > 0) lines.push('              the music repeats: other places fit as well')
  for (const { startSeconds, endSeconds, shiftSeconds } of moved)
    lines.push(
      `              ${startSeconds.toFixed(0)} to ${endSeconds.toFixed(0)} s of the file ${shiftSeconds === null ? 'are not in the set' : `lie ${Math.abs(shiftSeconds).toFixed(1)} s ${shiftSeconds > 0 ? 'later' : 'earlier'} in the set now`}`,
    )
  return lines
}

const REFUSALS: Record<AlignmentRefusal, string> = {
  'no-notes': 'the set has too few notes to tell where the file belongs',
  'too-short': 'the file is too short to tell where it belongs',
  'another-song': 'this file does not sound like the set: no place fits',
}
