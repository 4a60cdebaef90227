import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Very wide sounds get lost when both sides are played by one speaker, as on a phone.',
    tryThis: [
      'Turn Width to 100 % and back. If you hear no difference, the sound is the same on both sides, and Width does nothing here.',
      'If you do: press Mono on a Utility on the main track. If the part nearly disappears, turn its Width down to 120 %.',
    ],
    listenFor: 'The part with Mono on and off.',
  },
  intermediate: {
    why: 'At {width} % what differs between the sides is raised above what they share. In mono exactly that is gone, so on one speaker the part sinks in the balance.',
    tryThis: [
      'Turn Width to 100 % and back: if nothing changes, the sound is mono, and Width does nothing here.',
      'If it opens up: press Mono on a Utility on the main track, and lower Width until the part keeps its place both ways.',
    ],
    listenFor: 'The part with Mono on and off; in stereo, a hollow middle on headphones.',
  },
  advanced: {
    why: 'At 200 % the side signal is +6 dB; correlation easily turns negative, and the sum loses more than it keeps. BS.775 downmix attenuates but does not repair that.',
    tryThis: ['Watch correlation; keep it above 0 for anything that matters in mono.'],
    listenFor: 'Side-only reverb tails left over in the sum.',
  },
}
