import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The whole kit “{part}” stands on one side: its kick as well as its hats. The other speaker hardly plays it.',
    tryThis: [
      'Double-click its pan control: it jumps to the centre.',
      'In a Drum Rack, pan single sounds instead: a hat, a shaker.',
    ],
    listenFor: 'With headphones: does the beat sit between both ears?',
  },
  intermediate: {
    why: 'At {pan} all that “{part}” plays comes mostly from one speaker, low hits included. Where it is the only kit, the beat leaves the middle; beside another kit that holds the middle, it can answer from the side.',
    tryThis: [
      'Mute “{part}” for four bars. Do other drums hold the middle? Then listen whether both sides feel equally heavy.',
      'If it is the only kit: pan at C, and give single sounds a side. In a Drum Rack each pad has a pan of its own.',
    ],
    listenFor: 'Whether the beat is in front of you or beside you.',
  },
  advanced: {
    why: 'A hard-panned kit loads one channel of the limiter: linked, it presses down the other side as well; unlinked, the picture moves with each hit.',
    tryThis: [
      'Pan the chains of the rack and leave the track at C; a loop can be sliced to a rack for that (right-click ▸ Slice to New MIDI Track).',
    ],
    listenFor: 'Sustained sounds on the other side: do they dip with each hit?',
  },
}
