import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Reverb on low notes rolls on under everything, and the beat can get blurred.',
    tryThis: [
      'Turn the send of this track down, or Dry/Wet if the reverb stands on the track itself.',
      'If you miss the room: in Reverb, switch Lo Cut on and set it to about 250 Hz.',
    ],
    listenFor: 'The gaps between the notes: are they quiet?',
  },
  intermediate: {
    why: 'A low tail fills the gap before the next low note and takes headroom. The room can stay, if it starts above the low end.',
    tryThis: [
      'Play four bars with reverb on “{part}” and four without: does the low end get firmer, or do you miss the room?',
      'If both: low-cut the reverb’s input at 200–300 Hz. If it is a rumble and meant, leave it.',
    ],
    listenFor: 'The gap before the next note of “{part}”: is it quiet?',
  },
  advanced: {
    why: 'Short rooms under 0.4 s on a kick are a sound of their own; a techno rumble is a reverb that is low-passed and ducked on purpose. Then it should be mono and gated by the kick.',
    tryThis: ['If it is a rumble: sidechain it hard, mono, low-pass at 120 Hz.'],
    listenFor: 'Groove of the tail against the kick.',
  },
}
