import { quoted } from '../words/figures.ts'
import { say } from '../words/say.ts'
import type { Clip, Track } from '@kvint/als'
import type { Role } from '@kvint/report'
import { roleByName } from './role-by-name.ts'
import { EVIDENCE_WEIGHT, type RoleEvidence } from './role-evidence.ts'

/** What the sample files of a track's audio clips are called, where most of them agree. */
export function clipEvidence(track: Track): RoleEvidence[] {
  const clips: Clip[] = [...track.arrangementClips, ...track.sessionClips.map(({ clip }) => clip)]
  const names = clips.flatMap((clip) => (clip.kind === 'audio' && clip.sample ? [clip.sample.fileName] : []))
  if (names.length === 0) return []
  const votes = new Map<Role, { count: number; example: string }>()
  for (const name of names) {
    const found = roleByName(name.replace(/\.\w+$/, ''))
    if (!found) continue
    const vote = votes.get(found.role) ?? { count: 0, example: name }
    vote.count++
    votes.set(found.role, vote)
  }
  const [best] = [...votes].toSorted(([, a], [, b]) => b.count - a.count)
  if (!best || best[1].count < names.length * LEAST_AGREEMENT) return []
  return [{ role: best[0], weight: EVIDENCE_WEIGHT.sample, because: say`it plays ${quoted(best[1].example)}` }]
}

const LEAST_AGREEMENT = 0.5
