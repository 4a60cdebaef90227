import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beats mode cuts a sound into pieces at its hits. A voice or a pad has none, so you may hear little stumbles.',
    tryThis: ['Click the clip and choose Complex Pro for a voice, Texture for a pad.'],
    listenFor: 'Smoothness on the long notes.',
  },
  intermediate: {
    why: 'Each mode assumes something about the sound: Beats transients, Tones a single pitch, Texture noise, Complex anything.',
    tryThis: ['Voice: Complex Pro, Formants 100, Envelope 128.', 'Pad: Texture, grain size 80–150, flux 20.'],
    listenFor: 'Clicks or a flutter at a steady rate.',
  },
  advanced: {
    why: 'Slices are looped or gapped to fill the new length; on tonal material that is amplitude modulation at the slice rate. As a stutter it is an effect worth keeping.',
    tryThis: ['Compare Preserve 1/16 with Transients before you give up Beats.'],
    listenFor: 'Sidebands around held notes.',
  },
}
