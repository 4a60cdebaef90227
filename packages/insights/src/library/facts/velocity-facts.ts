import { heardRows } from '../../checks/midi/heard-notes-of.ts'
import type { Song } from '../../song/song.ts'
import { quartiles } from './quartiles.ts'
import type { VelocityFacts } from './song-facts.ts'

/** Spread of velocities for each role that plays at least a few notes. */
export function velocityFacts({ parts }: Song): VelocityFacts[] {
  const byRole = Map.groupBy(parts, ({ report }) => report.role.role)
  return [...byRole].flatMap(([role, playing]) => {
    const velocities = playing.flatMap(heardRows).map(([, , , velocity]) => velocity)
    const spread = quartiles(velocities)
    return role === 'unknown' || velocities.length < FEWEST_NOTES || !spread
      ? []
      : [{ role, notes: velocities.length, ...spread }]
  })
}

const FEWEST_NOTES = 16
