import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Sounds without any room seem very close, as if they were glued onto the speaker.',
    tryThis: [
      'Take a return track with a Reverb, Dry/Wet 100 %; Live’s default set brings one.',
      'Turn up its send on one part, to about the middle, and leave the others dry.',
    ],
    listenFor: 'Depth: something in front, something behind.',
  },
  intermediate: {
    why: 'Depth comes from difference: one part dry, one in a short room, one far away. A single return can do that, and if your samples bring rooms of their own, you hear at once that nothing was missing.',
    tryThis: [
      'One Reverb on a return, 100 % wet, decay about 0.8 s: send one part at −18 dB, another at −10 dB, and leave what leads dry.',
      'Mute the return after eight bars: is the song poorer, or tighter?',
    ],
    listenFor: 'Whether the dry part moves forward as the others go back.',
  },
  advanced: {
    why: 'Samples carry rooms of their own, and dry is a style: early hip-hop, some techno, funk. The question is only whether it was a decision.',
    tryThis: ['Try a slap delay of 80–120 ms instead of a room: space without tail.'],
    listenFor: 'Whether the groove tightens or loosens.',
  },
}
