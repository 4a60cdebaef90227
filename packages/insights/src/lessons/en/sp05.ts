import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'What you play is still ringing when the next notes and chords come, and they mix.',
    tryThis: [
      'Turn Decay down until you hear each chord or hit by itself.',
      'Keep the long one for the end of a section.',
    ],
    listenFor: 'The moment where something new begins.',
  },
  intermediate: {
    why: 'A bar lasts {barSeconds} s here, and this tail takes {seconds} s to fall by 60 dB: what was played some bars ago still lies under what plays now.',
    tryThis: [
      'Set Decay to {barSeconds} s for eight bars, then back: was the haze part of the sound, or in its way?',
      'If in its way, automate the long decay for section ends only.',
    ],
    listenFor: 'The notes of the last bar inside the new one.',
  },
  advanced: {
    why: 'RT60 counts to −60 dB; under other parts a tail disappears at about −25 dB, so the audible length is under half of the number. For drones and ambient the smear is the harmony.',
    tryThis: ['Duck the tail by the dry part rather than shortening it.'],
    listenFor: 'Semitone clashes between tail and new chord.',
  },
}
