import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Ekkoet av én akkord er fortsatt der når de neste akkordene kommer, og de blander seg.',
    tryThis: ['Skru ned Decay til du hører hver akkord for seg.', 'Spar den lange til slutten av en del.'],
    listenFor: 'Øyeblikket da akkorden skifter.',
  },
  intermediate: {
    why: 'En etterklang på omtrent én takt holder halen i takt med musikken: 60 × slag / BPM sekunder.',
    tryThis: [
      'Begynn med én takt, og juster etter øret.',
      'Automatiser Decay eller Dry/Wet lengre på slutten av delene.',
    ],
    listenFor: 'Toner fra forrige akkord inne i den nye.',
  },
  advanced: {
    why: 'RT60 regnes til −60 dB. Under andre stemmer forsvinner en hale ved omtrent −25 dB, så det som høres, er under halvparten av tallet. I drone og ambient er utsmøringen selve harmonikken.',
    tryThis: ['La halen dukke for den tørre stemmen i stedet for å korte den.'],
    listenFor: 'Halvtonegnisninger mellom halen og den nye akkorden.',
  },
}
