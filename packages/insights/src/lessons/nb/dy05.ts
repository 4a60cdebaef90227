import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En kompressor arbeider bare med det som er sterkere enn Threshold. Her ligger terskelen helt på toppen.',
    tryThis: [
      'Ta ned Threshold mens stemmen spiller, til måleren beveger seg 2 til 4.',
      'Eller slett enheten, om du ikke savner den.',
    ],
    listenFor: 'Svake og sterke toner kommer nærmere hverandre.',
  },
  intermediate: {
    why: 'Ved 0 dB eller en ratio på 1:1 legger den bare til sin make-up gain, om den har noen. Den kan være en rest fra en preset.',
    tryThis: [
      'Threshold ned til 2–4 dB reduksjon, ratio 2:1 til 4:1, og still så Output til likt nivå.',
      'Liker du det som det er, så slett den og bruk en Utility til nivået.',
    ],
    listenFor: 'På og av ved samme lydstyrke.',
  },
  advanced: {
    why: 'Signaler i flyttall kan gå over 0 dBFS inne i Live, så en slik kompressor kan fange sene topper. En bred knekk begynner dessuten under terskelen.',
    tryThis: ['Se på reduksjonsmåleren i den sterkeste takten før du sletter den.'],
    listenFor: 'Den sterkeste takten med enheten på og av: Beveger måleren seg aldri, er de like.',
  },
}
