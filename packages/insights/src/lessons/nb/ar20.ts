import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det siste trommeslaget kommer før takt {bar}, og de andre stemmene spiller videre i {bars} takter uten. Ble det liggende igjen fra da du bygde låten, blir det med i eksporten; er det en outro, er den lang.',
    tryThis: [
      'Spill fra fire takter før takt {bar}, og bestem: Kommer beaten tilbake, eller slutter låten her?',
      'Kopier åtte takter av trommene til midten av resten, og lytt igjen.',
    ],
    listenFor: 'Hvor lenge du kjenner beaten etter at den har sluttet.',
  },
  intermediate: {
    why: 'Trommer som tar pause, ventes tilbake. Etter en stund uten dem slutter en lytter å vente, og resten av de {bars} taktene høres enten som et annet, roligere stykke eller som et som ikke ble ferdig.',
    tryThis: [
      'Kopier fire takter av «{part}» inn midt i strekket, rundt takt {middle}, og spill inn i dem: Våkner låten, eller mister den roen?',
      'Mister den roen, så angre og slutt før: La de andre stemmene gå ut én etter én innen åtte takter fra takt {bar}.',
    ],
    listenFor: 'Takten der du slutter å vente på trommene.',
  },
  advanced: {
    why: 'Lyttere holder takten gående i hodet i noen takter; så er det fraser og harmoni som grupperer. En siste strekning på {bars} takter uten trommer trenger sin egen form fra disse: en linje som faller, en langsommere harmoni, en fade.',
    tryThis: [
      'Tegn energien i låten del for del, og se hvor strekningen fra takt {bar} står i den.',
      'La harmonien mot slutten gå halvparten så fort som før, og la den komme hjem.',
    ],
    listenFor: 'Hva som bærer tiden når trommene ikke lenger gjør det.',
  },
}
