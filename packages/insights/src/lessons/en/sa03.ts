import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{device} roughens everything that runs through “{bus}”, low and high alike.',
    tryThis: ['Switch {device} off for four bars. Which sound do you miss it on?', 'Put it on that one part.'],
    listenFor: 'Whether the other parts get clearer without it.',
  },
  intermediate: {
    why: 'On “{bus}”, {device} treats all parts alike, those that the roughness suits and those that lose by it. With the clean sound beside it you can choose how much.',
    tryThis: [
      'Switch {device} off for four bars: which part gains, and which one loses its character?',
      'Group it (Ctrl+G, or Cmd+G on a Mac), add an empty chain to the rack for the clean sound, and blend the two with the chain volumes.',
    ],
    listenFor: 'The deepest and the brightest sound of “{bus}”: they show it first.',
  },
  advanced: {
    why: 'Fewer samples fold what lies above half of the new rate back as inharmonic tones; fewer bits and added noise lay a floor under all that passes. On a bus this happens to the sum, so new tones can arise between the parts as well.',
    tryThis: [
      'In Redux compare with its filter on, which takes out much of the folding; in Erosion and Vinyl narrow or lower the noise.',
    ],
    listenFor: 'Tones that move against the melody.',
  },
}
