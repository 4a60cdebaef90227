import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Sounds that share a room seem to have been played together. Here {parts} parts share “{room}”: one knob a part, and all of them stand in the same place.',
    tryThis: ['Mute the return “{room}” and listen.', 'Turn it on again: what moves together?'],
    listenFor: 'How the parts come apart without it.',
  },
  intermediate: {
    why: 'One space for {parts} parts is easier to place than {parts} spaces: the tone and length of “{room}” are set once, and each send says how far away a part stands.',
    tryThis: [
      'Turn the send of the part that is meant to be nearest all the way down for eight bars, then back: does it step forward?',
      'If nothing takes the low end out of “{room}” yet, put an EQ Eight after the reverb and cut below 200 Hz.',
    ],
    listenFor: 'Front and back, rather than loud and soft.',
  },
  advanced: {
    why: 'Sends after the fader keep the ratio of dry to wet while levels move. And “{room}” can be compressed, gated or ducked as a whole, which {parts} inserts cannot.',
    tryThis: ['Duck the return by the part that leads: Compressor on “{room}”, Sidechain from that part, 3 dB.'],
    listenFor: 'A space that opens whenever the lead rests.',
  },
}
