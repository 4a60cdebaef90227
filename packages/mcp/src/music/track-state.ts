import type { Report, TrackReport } from '@kvint/report'

/**
 * Whether a track sounds as the set stands: `heard`, `muted` (its own activator), `in a muted group`, or `soloed away`.
 * Solo is a state of listening: the song that other answers speak of goes by activators alone.
 */
export function trackState(track: TrackReport, { tracks }: Report): string {
  const groups = groupsOf(track, tracks)
  if (!track.isHeard) return groups.some(({ isHeard }) => !isHeard) ? 'in a muted group' : 'muted'
  const canBeSoloedAway = track.kind === 'midi' || track.kind === 'audio' || track.kind === 'group'
  if (!canBeSoloedAway || !tracks.some(({ isSoloed }) => isSoloed)) return 'heard'
  const isPlayed =
    [track, ...groups].some(({ isSoloed }) => isSoloed) ||
    tracks.some((other) => other.isSoloed && groupsOf(other, tracks).includes(track))
  return isPlayed ? 'heard' : 'soloed away'
}

/** What an answer about the song leaves unsaid while a solo is on. */
export function soloRemark({ tracks }: Report): string[] {
  const soloed = tracks.filter(({ isSoloed }) => isSoloed).map(({ name }) => name)
  return soloed.length === 0
    ? []
    : [
        `Solo is on (${soloed.slice(0, SHOWN).join(', ')}): Live plays only that now. This answer is about the whole song as written.`,
      ]
}

function groupsOf(track: TrackReport, tracks: readonly TrackReport[]): TrackReport[] {
  const groups: TrackReport[] = []
  for (
    let group = tracks.find(({ id }) => id === track.groupId);
    group && !groups.includes(group);
    group = tracks.find(({ id }) => id === group?.groupId)
  )
    groups.push(group)
  return groups
}

const SHOWN = 5
