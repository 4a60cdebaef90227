import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The echo of one chord is still there when the next chords come, and they mix.',
    tryThis: ['Turn Decay down until you hear each chord by itself.', 'Keep the long one for the end of a section.'],
    listenFor: 'The moment where the chord changes.',
  },
  intermediate: {
    why: 'A decay of about one bar leaves the tail in time with the music: 60 × beats / BPM seconds.',
    tryThis: ['Start at one bar, then adjust by ear.', 'Automate Decay or Dry/Wet longer at section ends.'],
    listenFor: 'Notes of the last chord inside the new one.',
  },
  advanced: {
    why: 'RT60 counts to −60 dB; under other parts a tail disappears at about −25 dB, so the audible length is under half of the number. For drones and ambient the smear is the harmony.',
    tryThis: ['Duck the tail by the dry part rather than shortening it.'],
    listenFor: 'Semitone clashes between tail and new chord.',
  },
}
