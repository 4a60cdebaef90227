import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne akkorden låner en tone utenfra for å kunne lene seg mot den neste. Et øyeblikk kjennes den neste akkorden som et lite hjem.',
    tryThis: ['Spill akkorden og stopp før den neste.', 'Spill så videre.'],
    listenFor: 'Lettelsen når neste akkord kommer.',
  },
  intermediate: {
    why: 'Enhver dur- eller mollakkord i tonearten kan ha sin egen dominant, en kvint over seg. Den store tersen er som regel tonen utenfra: Den ligger en halvtone under grunntonen den fører til. Der målet er IV, hører den tonen til tonearten, og septimen er den som kommer utenfra.',
    tryThis: [
      'Sett en slik foran en annen akkord: Er målet a-moll, spill E7.',
      'Gi melodien tonen utenfra, og la den stige en halvtone.',
    ],
    listenFor: 'Halvtonen opp i den nye akkorden.',
  },
  advanced: {
    why: 'En tonikalisering varer så lenge målet ikke bekreftes. Bidominanter i kjede går rundt kvintsirkelen. Med en tritonussubstitutt kommer det samme draget fra en halvtone over.',
    tryThis: [
      'Sett dens egen ii foran: en liten ii–V inn i målet.',
      'Bytt den med dominantseptimakkorden en tritonus unna, og behold målet.',
    ],
    listenFor: 'Ledetoner i akkordene: Ters og septim bytter rolle mens grunntonene faller i kvinter.',
  },
}
