import { quotedTracks } from '../../words/name-words.ts'
import { count, plain, signed } from '../../words/number-words.ts'
import type { Part, PlacedClip } from '../../song/song.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { clipBpm, stretchRatio } from './stretch-ratio.ts'

export const rePitchMovesKey: Check = {
  id: 'WA06',
  title: 'Re-Pitch moves the key',
  area: 'harmony',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['clips.warpMode', 'clips.warpMarkers', 'tempo.bpm'],
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
          ? `A clip on ${names} plays ${plain(Math.abs(first.semitones))} semitones ${first.semitones < 0 ? 'lower' : 'higher'} than it was recorded.`
          : `${count(moved.length, 'clip')} in Re-Pitch sound at another pitch than recorded: on ${names}.`,
      evidence: moved.map(({ part, clip, semitones, ownBpm }) =>
        aboutClip(
          song,
          part,
          clip,
          `Re-Pitch, own tempo ${plain(ownBpm)}, set ${plain(bpm, 2)}: ${signed(semitones)} semitones`,
        ),
      ),
    }
  },
  lesson: {
    beginner: {
      why: 'In Re-Pitch a sample behaves like a record: played slower, it also sounds lower. So its key is no longer the one in its name.',
      tryThis: [
        'Click the clip and look at Warp mode.',
        'Choose Complex Pro: the tempo stays, and the pitch goes back to how it was recorded.',
        'Switch between both and keep the one that you like.',
      ],
      listenFor: 'Does it sit with your chords? A clash often shows on the longest notes.',
    },
    intermediate: {
      why: 'Time and pitch move together: the shift in semitones is 12 times the base-2 logarithm of the tempo ratio. A shift that is not a whole number lands between the keys, so no keyboard part can match it.',
      tryThis: [
        'To keep the pitch: Complex Pro or Tones.',
        'To keep the tape sound: choose a tempo that makes the shift a whole number of semitones, or transpose the other parts.',
        'Tuner on the track tells what it plays now.',
      ],
      listenFor: 'Beating between the sample and a held synth note.',
    },
    advanced: {
      why: 'Re-Pitch is resampling, with no time-stretch artefacts, so it is the cleanest mode there is. Transpose and Detune have no effect in it; only the tempo and the warp markers do. With an automated tempo the pitch glides.',
      tryThis: [
        'Tempo for a shift of n semitones: own tempo × 2^(n/12).',
        'Freeze and flatten, then transpose the result by the remainder in Complex Pro.',
      ],
      listenFor: 'Formants: voices change size with Re-Pitch, and that may be what you want.',
    },
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
  const ownBpm = clipBpm(clip)
  if (ratio === null || ownBpm === null) return []
  const semitones = 12 * Math.log2(ratio)
  const fromOctave = Math.abs(semitones - 12 * Math.round(semitones / 12))
  return fromOctave > LEAST_SHIFT ? [{ part, clip: placed, semitones, ownBpm }] : []
}

const LEAST_SHIFT = 0.25
const SURE_ROLE = 0.7
