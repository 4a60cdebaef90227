import type { Part, PlacedClip } from '../../song/song.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { playedBpm, stretchRatio } from './stretch-ratio.ts'
import { count, plain, quotedTracks, signed } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const rePitchMovesKey: Check = {
  id: 'WA06',
  title: 'Re-Pitch moves the key',
  area: 'harmony',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Re-Pitch plays like a tape machine: 12·log2(set tempo / clip tempo) semitones. A quarter of a semitone is a rule of thumb',
  find: (song) => {
    const { bpm } = song.overview.tempo
    const moved = song.parts.flatMap((part) => part.clips.flatMap((clip) => seeClip(part, clip, bpm)))
    const [first] = moved
    if (!first) return null
    const names = quotedTracks(moved.map(({ part }) => part.track))
    return {
      claim:
        moved.length === 1
          ? say`A clip on ${names} plays ${plain(Math.abs(first.semitones))} semitones ${first.semitones < 0 ? say`lower` : say`higher`} than it was recorded.`
          : say`${count(moved.length, 'clip')} in Re-Pitch sound at another pitch than recorded: on ${names}.`,
      evidence: moved.map(({ part, clip, semitones, ownBpm }) =>
        aboutClip(
          song,
          part,
          clip,
          say`Re-Pitch, own tempo ${plain(ownBpm)}, set ${plain(bpm, 2)}: ${signed(semitones)} semitones`,
        ),
      ),
      figures: { track: first.part.track.name, semitones: Math.abs(first.semitones) },
    }
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping', 'Re-Pitch mode'), term('Semitone', 'semitone')],
  honesty:
    'Certain about the shift if the warp markers are right: a loop with a misread tempo gives another number here.',
}

type Moved = { readonly part: Part; readonly clip: PlacedClip; readonly semitones: number; readonly ownBpm: number }

/** Drums have no key; a shift of whole octaves keeps it. */
function seeClip(part: Part, placed: PlacedClip, bpm: number): Moved[] {
  const { clip, report } = placed
  if (clip.kind !== 'audio' || clip.warpMode !== 'rePitch' || !report.isHeard) return []
  if (DRUM_ROLES.has(part.report.role.role) && part.report.role.confidence >= SURE_ROLE) return []
  const ratio = stretchRatio(clip, bpm)
  const ownBpm = playedBpm(clip)
  if (ratio === null || ownBpm === null) return []
  const semitones = 12 * Math.log2(ratio)
  const fromOctave = Math.abs(semitones - 12 * Math.round(semitones / 12))
  return fromOctave > LEAST_SHIFT ? [{ part, clip: placed, semitones, ownBpm }] : []
}

const LEAST_SHIFT = 0.25
const SURE_ROLE = 0.7
