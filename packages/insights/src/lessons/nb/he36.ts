import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Filen går i en annen fart enn settet ditt, så den har også en annen tonehøyde.',
    tryThis: [
      'Eksporter på nytt i samme samplingsfrekvens som settet bruker.',
      'Spill noen sekunder ved siden av Live.',
    ],
    listenFor: 'Tonehøyden i den første akkorden.',
  },
  intermediate: {
    why: '44,1 lest som 48 kHz er 8,8 % raskere og 1,5 halvtoner høyere: et hode som ikke passer til samplene sine.',
    tryThis: [
      'Sjekk frekvensen i lydinnstillingene i Live og i eksportvinduet.',
      'Sjekk konverteringen hvis en ble brukt.',
    ],
    listenFor: 'Tempoet mot en metronom.',
  },
  advanced: {
    why: 'Sammensatte lydenheter og noen opptakere skriver én frekvens og mener en annen.',
    tryThis: [
      'Sammenlign lengden: samples delt på frekvens mot takter delt på tempo.',
      'Ikke omsample filen: Eksporter den på nytt.',
    ],
    listenFor: 'Tonehøyde og tempo i samme forhold.',
  },
}
