import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Sounds without any room seem very close, as if they were glued onto the speaker.',
    tryThis: [
      'Put a Reverb on a return track, Dry/Wet 100 %.',
      'Turn up its send on a pad or a clap, to about the middle.',
    ],
    listenFor: 'Depth: something in front, something behind.',
  },
  intermediate: {
    why: 'Depth comes from difference: one part dry, one in a short room, one far away. A single send can do that.',
    tryThis: ['Room of 0.8 s with 15 ms pre-delay; pads −12 dB, claps −18 dB, lead dry.'],
    listenFor: 'The dry lead moves forward as others go back.',
  },
  advanced: {
    why: 'Samples carry rooms of their own, and dry is a style: early hip-hop, some techno, funk. The question is only whether it was a decision.',
    tryThis: ['Try a slap delay of 80–120 ms instead of a room: space without tail.'],
    listenFor: 'Whether the groove tightens or loosens.',
  },
}
