import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This effect waits for another track to play. Here it has no other track to listen to.',
    tryThis: [
      'Open the sidechain section of the device.',
      'In Audio From, choose the track that it should give way to.',
    ],
    listenFor: 'The sound dips on each hit of that track.',
  },
  intermediate: {
    why: 'Audio From points past the part that should trigger it. A device that was copied from another set or another track can leave that behind.',
    tryThis: [
      'Watch the device’s meter for four bars: does it move with another part, or not at all?',
      'If it should: Audio From ▸ that part ▸ Pre FX. If it should only even out its own part, switch Sidechain off.',
    ],
    listenFor: 'Whether the dips come with the hits of the other part.',
  },
  advanced: {
    why: 'Deleting a source track turns its routing into No Input; an id that points nowhere comes from copying between sets. A source on its own track makes an ordinary compressor with a longer path.',
    tryThis: ['For its own track switch Sidechain off; the internal detector sees the same signal.'],
    listenFor: 'Latency differences between tap points.',
  },
}
