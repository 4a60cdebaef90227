import { keyAt, pitchName } from '@kvint/report'
import { analyseMelody, type Note } from '@kvint/theory'
import { REFERENCE_SONGS } from '../../reference/generated/reference-songs.ts'
import { melodyHabits } from '../../reference/melody-habits.ts'
import type { Part, Song } from '../../song/song.ts'
import { barsOfPart } from '../bars-of-part.ts'
import { isWholeSong, middleHalf, POP909 } from './songs-of-others.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, percent, pitch, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const melodyBesideSongs: Check = {
  id: 'HA26',
  title: 'Your melody beside those of other songs',
  area: 'harmony',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Measured with the same reading of melodies on POP909 (npm run measure:songs); 64 notes on six pitches, twice as many as the next voice, 16 bars and a minute and a half are rules of thumb',
  find: (song) => {
    if (!isWholeSong(song)) return null
    const part = melodyOf(song)
    if (!part || barsOfPart(song, part) < FEWEST_BARS) return null
    const notes = notesOf(song, part)
    const habits = melodyHabits(notes)
    const melody = analyseMelody(notes)
    if (!habits || melody.kind === 'unknown') return null
    const { pop } = REFERENCE_SONGS.melody
    const [lowest, highest] = middleHalf(pop.semitones, String)
    const [fewest, most] = middleHalf(pop.steps, percent)
    const key = keyAt(song.harmony, 0)
    return {
      claim: say`${quoted(part.track.name)} spans ${count(habits.semitones, 'semitone')}, and ${percent(habits.steps)} of its moves are steps. Half of ${String(pop.songs)} sung pop melodies span ${lowest} to ${highest}, and in half of them ${fewest} to ${most} are steps.`,
      evidence: [
        aboutTrack(
          part,
          say`from ${pitch(pitchName(melody.range.lowest, key))} to ${pitch(pitchName(melody.range.highest, key))}; ${count(melody.noteCount, 'note')}`,
        ),
        aboutTrack(part, say`a step is a whole tone or a semitone to another note; repeated notes are no moves`),
      ],
      figures: {
        semitones: habits.semitones,
        steps: Math.round(habits.steps * 100),
        rangeFrom: pop.semitones[1],
        rangeTo: pop.semitones[3],
        stepsFrom: Math.round(pop.steps[1] * 100),
        stepsTo: Math.round(pop.steps[3] * 100),
      },
    }
  },
  learnMore: [POP909, term('Role', 'role')],
  honesty:
    'Likely: the notes are certain; that this is the melody follows from the track. The pop songs are Chinese and sung; an instrument may go further and leap more.',
}

/** The one part that is surely a lead or a voice and has most of their notes; `null` where one sings in audio. */
function melodyOf(song: Song): Part | null {
  const voices = partsWith(song, 'lead', 'vocal').map((part) => ({ part, notes: notesOf(song, part).length }))
  const [most, next] = voices.toSorted((a, b) => b.notes - a.notes)
  const isSung = voices.some(({ part, notes }) => part.report.role.role === 'vocal' && notes === 0)
  const isSure = most && most.part.report.role.confidence >= SURE_MELODY && most.notes >= (next?.notes ?? 0) * 2
  return isSure && !isSung ? most.part : null
}

function notesOf({ lines }: Song, { track }: Part): readonly Note[] {
  return lines.byTrack.get(track.id) ?? []
}

const SURE_MELODY = 0.8
const FEWEST_BARS = 16
