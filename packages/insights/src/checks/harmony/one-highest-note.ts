import { barAt, keyAt, pitchName } from '@kvint/report'
import { analyseMelody } from '@kvint/theory'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, percent, pitch, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const oneHighestNote: Check = {
  id: 'HA11',
  title: 'A melody with one highest note',
  area: 'harmony',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'A single peak past the middle, as books on melody recommend (Huron 2006; Perricone 2000); the numbers are rules of thumb',
  find: (song) => {
    for (const part of partsWith(song, 'lead', 'vocal')) {
      const melody = analyseMelody(song.lines.byTrack.get(part.track.id) ?? [])
      if (melody.kind === 'unknown' || melody.noteCount < FEWEST_NOTES || melody.range.semitones < NARROWEST) continue
      // What mostly leaps, or goes through three octaves, is a figure and no melody.
      if (melody.leaps > melody.steps * 2 || melody.range.semitones > WIDEST) continue
      const { pitch: highest, startBeats, place, times } = melody.peak
      if (times > 1 || place < EARLIEST || place > LATEST) continue
      const key = keyAt(song.harmony, startBeats)
      const bar = barAt(song.picture.meters, startBeats)
      return {
        claim: say`${quoted(part.track.name)} touches its highest note, ${pitch(pitchName(highest, key))}, only once, in ${atBar(song, bar)}.`,
        evidence: [
          aboutTrack(part, say`${pitch(pitchName(highest, key))} after ${percent(place)} of the melody`, {
            from: bar,
            to: bar,
          }),
          aboutTrack(
            part,
            say`range ${pitch(pitchName(melody.range.lowest, key))} to ${pitch(pitchName(melody.range.highest, key))}, ${count(melody.range.semitones, 'semitone')}; ${count(melody.steps, 'step')}, ${count(melody.leaps, 'leap')}`,
          ),
        ],
        confidence: confidenceByRole([part]),
        figures: { tone: pitchName(highest, key), share: Math.round(place * 100) },
        place: { trackIds: [part.track.id], clipIds: [], bars: { from: bar, to: bar } },
      }
    }
    return null
  },
  learnMore: [term('Role', 'role')],
  honesty:
    'Likely: notes are certain, that this is the melody is read from the track. A melody in audio is unknown to me.',
}

const FEWEST_NOTES = 24
const NARROWEST = 7
const WIDEST = 36
const EARLIEST = 0.4
/** A last note that is the highest has nothing to come down to. */
const LATEST = 0.95
