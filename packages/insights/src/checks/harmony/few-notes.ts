import { type Note } from '@kvint/theory'
import { pitchClassSign } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { stockOfNotes } from './pitch-stock.ts'
import { sureHarmony } from './sure-harmony.ts'
import { triggerKeys } from './triggers.ts'
import { count, percent, pitch, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const fewNotes: Check = {
  id: 'HA12',
  title: 'A melody or a song of few notes',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'The pentatonic scales (Biamonte 2010 on rock); 24 notes and 5 % outside in the other parts, two to four notes in a song of sixteen bars, are rules of thumb',
  find: (song) => (triggerKeys(song) ? null : (melodyOfFive(song) ?? stockOfNotes(song))),
  learnMore: [term('Key', 'key'), term('Mode', 'mode')],
  lessons: ['ha12-whole-song'],
  honesty: 'Likely: the notes are certain, the key and the role are read.',
}

function melodyOfFive(song: Song): Sighting | null {
  const detail = sureHarmony(song)
  if (!detail || song.harmony.kind === 'unknown') return null
  const { tonicPitchClass, mode } = detail.key
  const five = mode === 'major' ? MAJOR_FIVE : mode === 'minor' ? MINOR_FIVE : null
  if (!five) return null
  const [missing = '', otherMissing = ''] = (mode === 'major' ? MAJOR_OTHERS : MINOR_OTHERS).map((semitones) =>
    pitchClassSign((tonicPitchClass + semitones) % 12, detail.key),
  )
  const members = new Set(five.map((semitones) => (tonicPitchClass + semitones) % 12))
  const outside = song.harmony.key.pitchClassWeights.reduce(
    (sum, weight, pitchClass) => sum + (members.has(pitchClass) ? 0 : weight),
    0,
  )
  for (const part of partsWith(song, 'lead', 'vocal')) {
    const notes = song.lines.byTrack.get(part.track.id) ?? []
    const used = pitchClassesOf(notes)
    const isFive = used.size >= FEWEST_CLASSES && [...used].every((pitchClass) => members.has(pitchClass))
    if (notes.length < FEWEST_NOTES || !isFive || outside < LEAST_OUTSIDE) continue
    const names = [...members].filter((one) => used.has(one)).map((one) => pitchClassSign(one, detail.key))
    return {
      claim: say`${quoted(part.track.name)} lives on ${String(used.size)} notes, ${pitch(names.join(' '))}: the ${mode === 'major' ? say`major` : say`minor`} pentatonic of your key.`,
      evidence: [
        aboutTrack(part, say`${count(notes.length, 'note')}, none outside these`),
        aboutSet(say`The other parts spend ${percent(outside)} of the time on notes outside the five`),
      ],
      confidence: confidenceByRole([part]),
      figures: { missing, otherMissing, share: Math.round(outside * 100) },
    }
  }
  return null
}

function pitchClassesOf(notes: readonly Note[]): ReadonlySet<number> {
  return new Set(notes.map(({ pitch }) => ((Math.round(pitch) % 12) + 12) % 12))
}

const MAJOR_FIVE = [0, 2, 4, 7, 9]
const MINOR_FIVE = [0, 3, 5, 7, 10]
/** What the scale has besides. */
const MAJOR_OTHERS = [5, 11]
const MINOR_OTHERS = [2, 8]
const FEWEST_CLASSES = 4
const FEWEST_NOTES = 24
const LEAST_OUTSIDE = 0.05
