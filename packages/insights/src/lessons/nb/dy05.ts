import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En kompressor arbeider med det som er sterkere enn Threshold, og så hardt som Ratio sier. Her ligger terskelen helt på toppen, eller ratio er 1, og det endrer ingenting.',
    tryThis: [
      'Sett Ratio til 3 og ta ned Threshold mens stemmen spiller, til måleren viser 2 til 4 dB.',
      'Eller slett enheten, om du ikke savner den.',
    ],
    listenFor: 'Svake og sterke toner kommer nærmere hverandre.',
  },
  intermediate: {
    why: 'Ved 0 dB eller en ratio på 1:1 er bare Output igjen å høre, om den hever noe. Den kan være en rest fra en preset.',
    tryThis: [
      'Spill den sterkeste takten og se på måleren: Beveger den seg aldri, så slett enheten, og la en Utility ta nivået.',
      'Vil du at den skal arbeide: ratio 3:1, Threshold ned til 2–4 dB reduksjon, og still så Output til likt nivå.',
    ],
    listenFor: 'På og av ved samme lydstyrke.',
  },
  advanced: {
    why: 'Signaler i flyttall kan gå over 0 dBFS inne i Live, så en slik kompressor kan fange sene topper. En bred knekk begynner dessuten under terskelen.',
    tryThis: ['Se på reduksjonsmåleren i den sterkeste takten før du sletter den.'],
    listenFor: 'Den sterkeste takten med enheten på og av: Beveger måleren seg aldri, er de like.',
  },
}
