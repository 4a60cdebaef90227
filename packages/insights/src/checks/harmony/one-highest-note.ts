import { barAt, keyAt, pitchName } from '@kvint/report'
import { analyseMelody } from '@kvint/theory'
import { quoted } from '../../words/name-words.ts'
import { count, percent } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'

export const oneHighestNote: Check = {
  id: 'HA11',
  title: 'A melody with one highest note',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes', 'tracks.role'],
  source:
    'A single peak past the middle, as books on melody recommend (Huron 2006; Perricone 2000); the numbers are rules of thumb',
  find: (song) => {
    for (const part of partsWith(song, 'lead', 'vocal')) {
      const melody = analyseMelody(song.lines.byTrack.get(part.track.id) ?? [])
      if (melody.kind === 'unknown' || melody.noteCount < FEWEST_NOTES || melody.range.semitones < NARROWEST) continue
      const { pitch, startBeats, place, times } = melody.peak
      if (times > 1 || place < EARLIEST || place > LATEST) continue
      const key = keyAt(song.harmony, startBeats)
      const bar = barAt(song.picture.meters, startBeats)
      return {
        claim: `${quoted(part.track.name)} touches its highest note, ${pitchName(pitch, key)}, only once, in bar ${String(bar)}.`,
        evidence: [
          aboutTrack(part, `${pitchName(pitch, key)} after ${percent(place)} of the melody`, { from: bar, to: bar }),
          aboutTrack(
            part,
            `range ${pitchName(melody.range.lowest, key)} to ${pitchName(melody.range.highest, key)}, ${count(melody.range.semitones, 'semitone')}; ${count(melody.steps, 'step')}, ${count(melody.leaps, 'leap')}`,
          ),
        ],
        confidence: confidenceByRole([part]),
        place: { trackIds: [part.track.id], clipIds: [], bars: { from: bar, to: bar } },
      }
    }
    return null
  },
  lesson: {
    beginner: {
      why: 'A melody is like a hill. Yours has one top, and it comes late, so the listener has something to climb to.',
      tryThis: ['Loop the two bars around that note.', 'Listen to how the melody gets there and how it comes down.'],
      listenFor: 'Whether everything else makes room at that moment.',
    },
    intermediate: {
      why: 'The highest note draws the ear. Kept for one place, it marks the emotional top of the line; repeated often, it becomes the normal height.',
      tryThis: ['Put the most important word or chord under it.', 'Thin the arrangement for the beat before it.'],
      listenFor: 'The silence, or the breath, just before the peak.',
    },
    advanced: {
      why: 'Peaks of phrases can make a line of their own: look at the highest note of each phrase and whether that row rises towards this one. Register, length and dissonance may place the real climax elsewhere.',
      tryThis: [
        'Let the tops of the phrases rise by step towards the peak.',
        'Give the peak a dissonance that resolves downward.',
      ],
      listenFor: 'The line of tops.',
    },
  },
  learnMore: [term('Role', 'role')],
  honesty:
    'Likely: notes are certain, that this is the melody is read from the track. A melody in audio is unknown to me.',
}

const FEWEST_NOTES = 24
const NARROWEST = 7
const EARLIEST = 0.4
/** A last note that is the highest has nothing to come down to. */
const LATEST = 0.95
