import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Reverb on low notes rolls on under everything, and the beat gets blurred.',
    tryThis: ['Turn the send of this track down.', 'Or, in the reverb, switch Lo Cut on and set it to about 250 Hz.'],
    listenFor: 'The gaps between the notes: are they quiet?',
  },
  intermediate: {
    why: 'Low tails mask the next kick and take headroom. The room can stay, if it starts above the low end.',
    tryThis: ['Low-cut the reverb’s input at 200–300 Hz.', 'Or split the bass: dry below 150 Hz, room above.'],
    listenFor: 'Main meter between the kicks.',
  },
  advanced: {
    why: 'Short rooms under 0.4 s on a kick are a sound of their own; a techno rumble is a reverb that is low-passed and ducked on purpose. Then it should be mono and gated by the kick.',
    tryThis: ['If it is a rumble: sidechain it hard, mono, low-pass at 120 Hz.'],
    listenFor: 'Groove of the tail against the kick.',
  },
}
