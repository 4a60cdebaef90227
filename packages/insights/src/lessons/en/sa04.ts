import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Strong distortion makes tones so high that a computer cannot hold them; some come back as a shimmer that is not in the music. A better quality is one click away.',
    tryThis: ['Right-click the title bar of the device.', 'Choose Hi-Quality (or Oversampling) before you export.'],
    listenFor: 'High notes: is there a tone that moves against the melody?',
  },
  intermediate: {
    why: 'Oversampling computes the distortion at a higher rate and filters what would fold back. It costs CPU, so switch it on at the end.',
    tryThis: ['Switch it on for leads and cymbals; on a bass you will rarely hear it.'],
    listenFor: 'A slide upwards: folded tones go down.',
  },
  advanced: {
    why: 'Folding products of order n fall at |n·f − k·fs|. A 5 kHz sine at 44.1 kHz folds from the fifth harmonic on. Internal oversampling of 2–4× moves that by one or two octaves.',
    tryThis: ['Or work at 96 kHz for the bounce of that one part.'],
    listenFor: 'Inharmonic tones under a sine sweep.',
  },
}
