import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'In these bars {masker} lies over the same pitches as “{part}”, and louder, so the ear hears {masker} instead.',
    tryThis: ['Turn {masker} down by 2 dB in these bars only.', 'Or move it an octave up or down.'],
    listenFor: 'Whether you can follow “{part}” without trying to.',
  },
  intermediate: {
    why: 'A part is covered where another is stronger in the bands that make it up. Turning the covered part up lifts everything of it; making room for it costs less.',
    tryThis: [
      'Sweep a narrow bell over {masker} while both play, and cut 2 dB where “{part}” comes forward.',
      'Pan them apart, or side-chain {masker} from “{part}” by 2 to 3 dB.',
    ],
    listenFor: 'Consonants or attacks of “{part}” in the bars that are named.',
  },
  advanced: {
    why: 'Masking reaches further up than down: a strong band at 400 Hz covers 600 Hz sooner than 250 Hz. What stands 4 dB above the spread of the others is heard.',
    tryThis: [
      'Cut with a dynamic equaliser on {masker}, keyed by “{part}”, in the band where both are strong.',
      'Thin the voicing of {masker} under the part instead of filtering it.',
    ],
    listenFor: 'The bars in mono: what panning hides comes back there.',
  },
}
