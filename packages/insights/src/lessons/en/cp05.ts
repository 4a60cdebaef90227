import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A sound that you chose once and never played. It may be the missing part.',
    tryThis: ['Loop eight bars of the song and play along with it.', 'Nothing comes? Delete the track.'],
    listenFor: 'One short answer to the melody is enough.',
  },
  intermediate: {
    why: 'Unused instruments load samples and take memory. They also show what you wanted to add.',
    tryThis: ['Write four bars for one of them: only notes that another part leaves free.', 'Delete the rest.'],
    listenFor: 'A gap in register or rhythm that it could fill.',
  },
  advanced: {
    why: 'The track may be fed by another one through MIDI From, or be played live.',
    tryThis: ['Check its MIDI From before you delete it.'],
    listenFor: 'Load time of the set before and after.',
  },
}
