import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Low notes need the most power. Off the centre, one speaker does more of the work.',
    tryThis: [
      'Double-click the pan control of “{part}”: it jumps to the centre.',
      'Listen to the fullest bars both ways; undo (Ctrl+Z, or Cmd+Z on a Mac) brings it back.',
    ],
    listenFor: 'The low end: is it firmer, or only in another place?',
  },
  intermediate: {
    why: 'At {pan} one speaker carries more of “{part}”. The ear hardly hears where low notes come from, so the pan costs level on the other side and gives little width.',
    tryThis: [
      'Double-click the pan and play the fullest bars, at C and at {pan}.',
      'If you want it aside: an Audio Effect Rack with two chains, below 150 Hz in the centre, above it panned.',
    ],
    listenFor: 'Headphones: pressure on one ear.',
  },
  advanced: {
    why: 'Vinyl cutting, club subs and phone playback sum lows to mono. A panned low part also loads one channel of the limiter more, which pumps the other if they are linked.',
    tryThis: ['Split at 150 Hz with an Audio Effect Rack: centre below, pan above.'],
    listenFor: 'Linked gain reduction on the far side.',
  },
}
