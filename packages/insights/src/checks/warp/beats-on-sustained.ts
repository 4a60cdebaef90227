import { barsBetween, type Evidence, type Message } from '@kvint/report'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { confidenceByRole } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { everyAudioClip, type PlacedAudio } from './audio-clips-of.ts'
import { bpmOver, playedBpm, stretchRatio } from './stretch-ratio.ts'
import { tempoChange, tempoFigures } from './tempo-words.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const beatsOnSustained: Check = {
  id: 'WA02',
  title: 'Beats mode on sustained sound',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Live’s manual: Tones, Texture and Complex are for pitched and ambient material. Within 3 % Beats is close to neutral',
  find: (song) => {
    // The farthest from its tempo first.
    const chopped = sustainedInBeats(song).toSorted((a, b) => stretchBy(song, b) - stretchBy(song, a))
    const sighting = saw(chopped, {
      name: ({ part }) => part.track.name,
      one: (name) => say`A clip on ${name} is stretched in Beats mode.`,
      many: (number, names) => say`${number} clips of sustained sound are stretched in Beats mode: on ${names}.`,
      evidence: (one) => aboutClip(song, one.part, one.placed, stretchOf(song, one)),
      figures: (one) => tempoFigures(song, one),
    })
    // Clips of one recording that are stretched alike are told in one line.
    const alike = Map.groupBy(chopped, (one) => aboutClip(song, one.part, one.placed, stretchOf(song, one)).text)
    const [first] = chopped
    return (
      sighting && {
        ...sighting,
        lesson: first?.part.report.role.role === 'vocal' ? 'wa02-voice' : 'wa02',
        evidence: [...alike.values()].flatMap((clips) => linesOf(song, clips)),
        confidence: confidenceByRole(chopped.map(({ part }) => part)),
      }
    )
  },
  lessons: ['wa02-voice'],
  learnMore: [manual('Audio Clips, Tempo, and Warping', 'Warp modes'), term('Warp', 'warp')],
  honesty: 'Likely: mode and stretch are certain. Beats is Live’s default, so it may simply never have been looked at.',
}

/** Clips of voices, pads and what is called a flute or strings that Beats mode stretches by more than is close to neutral. */
export function sustainedInBeats(song: Song): PlacedAudio[] {
  return everyAudioClip(song).filter(({ part, clip, placed }) => {
    const names = [part.track.name, placed.report.name, placed.report.sampleName ?? '']
    if (names.some((name) => SPEECH.test(name) || SHORT_NOTES.test(name))) return false
    const ratio = stretchRatio(clip, bpmOver(song, placed))
    const { role } = part.report.role
    const isSustained =
      role === 'vocal' || role === 'pad' || (!DRUM_ROLES.has(role) && names.some((name) => LONG_NOTES.test(name)))
    return clip.isWarped && clip.warpMode === 'beats' && isSustained && ratio !== null && (ratio < 0.97 || ratio > 1.03)
  })
}

/** In octaves, slower or faster. */
function stretchBy(song: Song, { clip, placed }: PlacedAudio): number {
  return Math.abs(Math.log2(stretchRatio(clip, bpmOver(song, placed)) ?? 1))
}

function stretchOf(song: Song, { placed, clip }: PlacedAudio): Message {
  return say`Beats, ${tempoChange(playedBpm(clip) ?? 0, bpmOver(song, placed))}`
}

function linesOf(song: Song, clips: readonly PlacedAudio[]): Evidence[] {
  const [first, last] = [clips[0], clips.at(-1)]
  if (!first || !last) return []
  const stretch = stretchOf(song, first)
  const said = clips.length > 1 ? say`${stretch}, ${count(clips.length, 'clip')}` : stretch
  const bars = barsBetween(song.picture.meters, first.placed.report.startBeats, last.placed.report.endBeats)
  return [{ ...aboutClip(song, first.part, first.placed, said), bars }]
}

/** Blown, bowed and sung. */
const LONG_NOTES = /(?<![a-z])(?:flutes?|strings|violins?|cellos?|choirs?|saxophones?)(?![a-z])/i
const SHORT_NOTES = /(?<![a-z])(?:pluck|pizz|stab|staccato|hits?(?![a-z]))/i
/** What is spoken is not sustained, and has no tempo. */
const SPEECH = /\bspeech|spoken|interview|monologue|dialog|voice ?over|sermon|podcast|narrat/i
