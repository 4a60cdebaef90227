import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Automation moves a knob for you. A repeated part that slowly opens up feels like a journey.',
    tryThis: [
      'Press A for the automation view.',
      'Put an Auto Filter on the pad and draw Frequency slowly up over 16 bars.',
    ],
    listenFor: 'The same chords, going somewhere.',
  },
  intermediate: {
    why: 'One slow movement over a section and one quick one at phrase ends are enough for most songs.',
    tryThis: ['Slow: filter or send over 16 bars.', 'Quick: reverb send up on the last beat of each 8th bar.'],
    listenFor: 'Whether the section leads into the next.',
  },
  advanced: {
    why: 'Movement can also come from LFOs, envelopes followers, or be printed in audio; those are not automation in the file.',
    tryThis: ['Record automation by hand, then simplify the envelope: gestures keep their timing.'],
    listenFor: 'Correlation between parts: move two things against each other.',
  },
}
