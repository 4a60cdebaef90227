import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Automation moves a knob for you. A repeated part that slowly opens up feels like a journey.',
    tryThis: [
      'Press A for the automation view.',
      'Put an Auto Filter on the part that you hear longest, and draw its Frequency slowly up over 16 bars.',
    ],
    listenFor: 'The same notes, going somewhere.',
  },
  intermediate: {
    why: 'Every fader, send and filter in the file stays where it is from the first bar to the last, so all change comes from notes, from what is recorded and from devices that move by themselves. One slow movement shows what a hand would add.',
    tryThis: [
      'Switch on Automation Arm and Arrangement Record, play eight bars of the longest section, and turn one filter or send by hand; then play it back.',
      'Undo it, and raise a reverb send on the last beat of one phrase only: which of the two do you notice more?',
    ],
    listenFor: 'Whether the section goes somewhere although no part comes or goes.',
  },
  advanced: {
    why: 'Movement can also come from LFOs and envelope followers, or be printed in audio; those are not automation in the file.',
    tryThis: ['Record automation by hand, then simplify the envelope: gestures keep their timing.'],
    listenFor: 'Correlation between parts: move two things against each other.',
  },
}
