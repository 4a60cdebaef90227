import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { confidenceByRole } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from './audio-clips-of.ts'
import { bpmOver, playedBpm, stretchRatio } from './stretch-ratio.ts'
import { tempoChange, tempoFigures } from './tempo-words.ts'
import { say } from '../../words/say.ts'

export const complexOnDrums: Check = {
  id: 'WA01',
  title: 'Complex warping on drums',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Live’s manual: Complex is for mixed material and whole songs, Beats for rhythm. 1 % is the tolerance for “at its own tempo”',
  find: (song) => {
    const smeared = audioClips(song).filter(({ part, clip, placed }) => {
      const ratio = stretchRatio(clip, bpmOver(song, placed))
      const isComplex = clip.isWarped && (clip.warpMode === 'complex' || clip.warpMode === 'complexPro')
      return (
        isComplex &&
        !NO_DRUM.test(`${placed.report.name} ${placed.report.sampleName ?? ''}`) &&
        DRUM_ROLES.has(part.report.role.role) &&
        ratio !== null &&
        Math.abs(ratio - 1) > NEUTRAL
      )
    })
    const sighting = saw(smeared, {
      name: ({ part }) => part.track.name,
      one: (name) => say`A drum clip on ${name} is stretched in Complex mode.`,
      many: (number, names) => say`${number} drum clips are stretched in Complex mode: on ${names}.`,
      evidence: ({ part, placed, clip }) =>
        aboutClip(
          song,
          part,
          placed,
          say`${clip.warpMode === 'complex' ? 'Complex' : say`Complex Pro`}, ${tempoChange(playedBpm(clip) ?? 0, bpmOver(song, placed))}`,
        ),
      figures: (one) => tempoFigures(song, one),
    })
    const isSlight = smeared.every(
      ({ clip, placed }) => Math.abs((stretchRatio(clip, bpmOver(song, placed)) ?? 1) - 1) < SLIGHT,
    )
    return (
      sighting && {
        ...sighting,
        ...(isSlight && { severity: 'info' as const }),
        confidence: confidenceByRole(smeared.map(({ part }) => part)),
      }
    )
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping', 'Beats mode'), term('Warp', 'warp')],
  honesty:
    'Likely: mode and stretch are certain, the role is read from the track. A melodic loop may do better in Complex.',
}

const NEUTRAL = 0.01
/** Less is a matter of taste: it is not heard without the loop beside it. */
const SLIGHT = 0.1
/** What lies on drum tracks and has no hits to smear. */
const NO_DRUM =
  /vinyl|crackle|noise|hiss|tape|ambien|atmos|foley|field ?rec|rain|room ?tone|texture|drone|\bfx\b|sweep|swell|riser|revers|cymbals? crash|crash(?:es)?\b/i
