import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hver forvrengning legger til nye overtoner, også til overtonene fra den forrige. Først blir det lyst, så blir det frest.',
    tryThis: ['Slå dem av, én om gangen.', 'Behold den som gir karakteren.'],
    listenFor: 'Fresing som sand på toppen.',
  },
  intermediate: {
    why: 'Trinn på rad ganges med hverandre. Små mengder med et filter imellom låter større enn de samme mengdene uten.',
    tryThis: [
      'Sett en EQ imellom: Kutt over 6 kHz før neste trinn.',
      'Eller sett dem ved siden av hverandre i et rack.',
    ],
    listenFor: 'Toner som mister tonehøyden.',
  },
  advanced: {
    why: 'Intermodulasjon vokser med ordenen: Akkorder lider før enkelttoner. Deler du i bånd før det ulineære, slipper bunnen å modulere toppen.',
    tryThis: ['Gi drive bare til mellomtonen, 200 Hz til 3 kHz, og legg til resten rent.'],
    listenFor: 'Differansetoner under akkorder på to toner.',
  },
}
