import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
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
    why: 'Time and pitch move together in Re-Pitch. In semitones, “{track}” sounds {semitones} away from how it was recorded. A shift that is not a whole number lands between the keys, so no keyboard part can match it.',
    tryThis: [
      'To keep the pitch: Complex Pro or Tones.',
      'To keep the tape sound: choose a tempo that makes the shift a whole number of semitones, or transpose the other parts.',
      'Tuner on the track tells what it plays now.',
    ],
    listenFor: 'Beating between the sample and a held synth note.',
  },
  advanced: {
    why: 'The shift in semitones is 12 times the base-2 logarithm of the tempo ratio. Re-Pitch is resampling, with no time-stretch artefacts, so it is the cleanest mode there is. Transpose and Detune have no effect in it; only the tempo and the warp markers do. With an automated tempo the pitch glides.',
    tryThis: [
      'Tempo for a shift of n semitones: own tempo × 2^(n/12).',
      'Freeze and flatten, then transpose the result by the remainder in Complex Pro.',
    ],
    listenFor: 'Formants: voices change size with Re-Pitch, and that may be what you want.',
  },
}
