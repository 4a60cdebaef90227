import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The same recording comes from the left and from the right. Your ears put equal sounds together into one, somewhere between the speakers: it is louder, and not wider.',
    tryThis: [
      'Mute one of the two and pan the other to C. Is anything missing but loudness?',
      'If you want it wide, use another take of the part on one side.',
    ],
    listenFor: 'Where the sound is when you close your eyes.',
  },
  intermediate: {
    why: 'Equal sound from both sides is heard as one image between them. Width needs a difference between left and right: in timing, in tuning, in tone, or another take.',
    tryThis: [
      'Mute one and pan the other to C, as loud as both were: if the picture is the same, one track is enough.',
      'For width, make one side different: another take, or its clip some cents up. Then check in mono that it does not turn hollow.',
    ],
    listenFor: 'With closed eyes: one place, or two sides?',
  },
  advanced: {
    why: 'A phantom centre of two panned copies is less stable than a centred source: it moves with the listener. Both copies are coherent, so they add fully where they meet, and every threshold after them sees more than the single track would give.',
    tryThis: [
      'Replace the pair by one track in the middle and compare from another seat in the room.',
      'If the copy came from a change that was given up, delete it, so that later edits reach all of the sound.',
    ],
    listenFor: 'Whether the image moves as you move your head.',
  },
}
