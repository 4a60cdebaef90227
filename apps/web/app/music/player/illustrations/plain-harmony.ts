import { type ChordReading, localKeyAt, type Report } from '@kvint/report'
import type { Score } from '../score/score.ts'
import { changeScore } from './change-score.ts'

/** Notes that a foreign chord brings moved by a semitone into the key of its place: the ordinary chord of the degree. */
export function plainChords(score: Score, { harmony }: Report): Score {
  if (harmony.kind === 'unknown') return score
  const parts = new Set(harmony.trackIds)
  const foreign = harmony.chords.filter(({ colour }) => colour !== null)
  return changeScore(
    score,
    ({ trackId, voice }) => parts.has(trackId) && voice !== 'drums',
    ({ pitch, beats }) => {
      const chord = foreign.find(({ startBeats, endBeats }) => beats >= startBeats - HAIR_BEATS && beats < endBeats)
      return chord ? { pitch: intoKey(pitch, scaleAt(harmony, beats), chord) } : {}
    },
  )
}

/** Every note outside the key moved to the nearest note of it. */
export function plainScale(score: Score, { harmony }: Report, trackIds: ReadonlySet<number>): Score {
  if (harmony.kind === 'unknown') return score
  return changeScore(
    score,
    ({ trackId, voice }) => trackIds.has(trackId) && voice !== 'drums',
    ({ pitch, beats }) => ({ pitch: intoKey(pitch, scaleAt(harmony, beats), null) }),
  )
}

/** A lowered degree goes up, a raised one, as in the dominant of another degree, goes down. */
function intoKey(pitch: number, scale: ReadonlySet<number>, chord: ChordReading | null): number {
  if (scale.has(pitch % 12)) return pitch
  const first = chord?.colour === 'borrowed' && isLowered(scale) ? 1 : -1
  return [first, -first].map((step) => pitch + step).find((each) => scale.has(each % 12)) ?? pitch
}

/** In major, the parallel key lends lowered degrees; in minor, raised ones. */
function isLowered(scale: ReadonlySet<number>): boolean {
  const [tonic = 0] = scale
  return scale.has((tonic + 4) % 12)
}

type KnownHarmony = Extract<Report['harmony'], { kind: 'known' }>

function scaleAt({ key, localKeys }: KnownHarmony, beats: number): ReadonlySet<number> {
  const local = localKeyAt(localKeys, beats)
  if (!local || local.tonicPitchClass === key.tonicPitchClass) return new Set(key.scalePitchClasses)
  const isMajor = MAJOR_MODES.has(local.mode)
  return new Set((isMajor ? MAJOR : MINOR).map((step) => (local.tonicPitchClass + step) % 12))
}

const HAIR_BEATS = 0.06
const MAJOR_MODES: ReadonlySet<string> = new Set(['major', 'lydian', 'mixolydian'])
const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
