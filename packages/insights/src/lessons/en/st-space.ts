import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Sounds that share a room seem to have been played together. You turn one knob a part, and all of them stand in the same place.',
    tryThis: ['Mute the return and listen.', 'Turn it on again: what moves together?'],
    listenFor: 'How the parts come apart without it.',
  },
  intermediate: {
    why: 'One space for several parts is easier to place than many: its tone, length and level are set once, and each send only says how far away a part stands.',
    tryThis: [
      'Put an EQ Eight after the effect on the return and take the low end out of it.',
      'Give the nearest part the lowest send, and compare.',
    ],
    listenFor: 'Front and back, rather than loud and soft.',
  },
  advanced: {
    why: 'Sends after the fader keep the ratio of dry to wet while levels move. A return can be compressed, gated or ducked as a whole, which sixteen inserts cannot.',
    tryThis: ['Duck the return by the lead: Compressor on the return, Sidechain from the lead, 3 dB.'],
    listenFor: 'A space that opens whenever the lead rests.',
  },
}
