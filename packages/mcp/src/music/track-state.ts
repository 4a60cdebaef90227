import type { Report, TrackReport } from '@kvint/report'

/**
 * Whether a track sounds as the set stands: `heard`, `muted` (its own activator), `in a muted group`, or `soloed away`.
 * Solo is a state of listening: the song that other answers speak of goes by activators alone.
 */
export function trackState(track: TrackReport, { tracks }: Report): string {
  const known = BY_TRACKS.get(tracks) ?? familyOf(tracks)
  BY_TRACKS.set(tracks, known)
  const groups = groupsOf(track, known.byId)
  if (!track.isHeard) return groups.some(({ isHeard }) => !isHeard) ? 'in a muted group' : 'muted'
  const canBeSoloedAway = track.kind === 'midi' || track.kind === 'audio' || track.kind === 'group'
  if (!canBeSoloedAway || known.playing.size === 0) return 'heard'
  return known.playing.has(track) || groups.some(({ isSoloed }) => isSoloed) ? 'heard' : 'soloed away'
}

type Family = {
  readonly byId: ReadonlyMap<TrackReport['id'], TrackReport>
  /** Soloed tracks, and the groups around them. */
  readonly playing: ReadonlySet<TrackReport>
}

/** Kept as long as the report is: each of thousands of tracks asks. */
const BY_TRACKS = new WeakMap<Report['tracks'], Family>()

function familyOf(tracks: Report['tracks']): Family {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const soloed = tracks.filter(({ isSoloed }) => isSoloed)
  return { byId, playing: new Set(soloed.flatMap((track) => [track, ...groupsOf(track, byId)])) }
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

/** From the inside out, a hundred levels at most: a file may say more. */
function groupsOf({ groupId }: TrackReport, byId: Family['byId']): TrackReport[] {
  const groups: TrackReport[] = []
  let group = groupId === null ? undefined : byId.get(groupId)
  while (group && !groups.includes(group) && groups.length < MOST_LEVELS) {
    groups.push(group)
    group = group.groupId === null ? undefined : byId.get(group.groupId)
  }
  return groups
}

const MOST_LEVELS = 100
const SHOWN = 5
