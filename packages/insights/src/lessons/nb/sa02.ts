import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hver forvrengning legger til nye overtoner, også til overtonene fra den forrige. Først blir det lyst, så fresete.',
    tryThis: ['Slå dem av, én om gangen.', 'Behold den som gir karakteren.'],
    listenFor: 'Fresing som sand på toppen.',
  },
  intermediate: {
    why: 'Trinn på rad ganges med hverandre: Hvert forvrenger overtonene fra det forrige. Det som ligger imellom, avgjør hva det neste får å arbeide med.',
    tryThis: [
      'Slå dem av én om gangen, ved samme lydstyrke: Hvilken gir karakteren, og hvilken bare fresing?',
      'Skal alle bli, så sett en EQ mellom to av dem, og kutt over 6 kHz før neste trinn.',
    ],
    listenFor: 'Toner som mister tonehøyden.',
  },
  advanced: {
    why: 'Intermodulasjon vokser med ordenen: Akkorder lider før enkelttoner. Deler du i bånd før det ulineære, slipper bunnen å modulere toppen.',
    tryThis: ['Gi drive bare til mellomtonen, 200 Hz til 3 kHz, og legg til resten rent.'],
    listenFor: 'Differansetoner under akkorder på to toner.',
  },
}
