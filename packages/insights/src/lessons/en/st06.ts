import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Very wide sounds get lost when both sides are played by one speaker, as on a phone.',
    tryThis: [
      'Press Mono on a Utility on the main track.',
      'If the part nearly disappears, turn its Width down to 120 %.',
    ],
    listenFor: 'The part with Mono on and off.',
  },
  intermediate: {
    why: 'Width above 100 % raises what differs between the sides. In mono exactly that is gone, so the balance changes from one listener to the next.',
    tryThis: [
      'Reduce to 120 %, or widen only above 300 Hz.',
      'A short delay on a send widens without touching the dry part.',
    ],
    listenFor: 'A hollow middle on headphones.',
  },
  advanced: {
    why: 'At 200 % the side signal is +6 dB; correlation easily turns negative, and the sum loses more than it keeps. BS.775 downmix attenuates but does not repair that.',
    tryThis: ['Watch correlation; keep it above 0 for anything that matters in mono.'],
    listenFor: 'Side-only reverb tails left over in the sum.',
  },
}
