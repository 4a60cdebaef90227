import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The file runs at another speed than your set, so it is also at another pitch.',
    tryThis: ['Export again with the sample rate that the set uses.', 'Play a few seconds next to Live.'],
    listenFor: 'The pitch of the first chord.',
  },
  intermediate: {
    why: '44.1 read as 48 kHz is 8.8 % faster and 1.5 semitones higher: a header that does not fit its samples.',
    tryThis: [
      "Check the rate in Live's audio preferences and in the export dialog.",
      'Check the converter if one was used.',
    ],
    listenFor: 'Tempo against a metronome.',
  },
  advanced: {
    why: 'Aggregate devices and some recorders write one rate and mean another.',
    tryThis: [
      'Compare length: samples over rate against bars over tempo.',
      'Do not resample the bounce: export it again.',
    ],
    listenFor: 'Pitch and tempo by the same ratio.',
  },
}
