import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kick and “{track}” start together: {met} of {hits} kicks have a bass note with them. What starts together is heard as one larger hit.',
    tryThis: [
      'Loop four bars in which both play. Mute the bass, then the kick, and hear what each gives to the hit.',
      'Duplicate the bass clip, move all its notes later by a sixteenth, and compare.',
    ],
    listenFor: 'Whether you hear one hit or two.',
  },
  intermediate: {
    why: 'With {met} of {hits} kicks “{track}” begins on the kick, so the two share the moment of the hit. Their room has to come from level, frequency or ducking, not from time.',
    tryThis: [
      'Set the Track Delay of “{track}” to 10 ms, then to −10 ms, and loop four bars: one sound, or a lean?',
      'In every fourth bar move one bass note to the eighth after its kick: the one place where they part becomes a landmark.',
    ],
    listenFor: 'The moment of the hit: which of the two you hear first.',
  },
  advanced: {
    why: 'In the notes the middle distance is {ms} ms; what is heard also depends on the attacks. A soft bass that starts on the grid is heard behind a clicking kick, and where the first cycles oppose each other, the hit gets smaller.',
    tryThis: [
      'Put a Utility on the bass, invert both channels, and loop a bar with both: if the hit grows, the two were working against each other.',
      'Keep them locked in one section and let them take turns in the next.',
    ],
    listenFor: 'Whether the low end grows or shrinks at the moment when they meet.',
  },
}
