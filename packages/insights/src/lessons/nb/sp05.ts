import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det du spiller, klinger fortsatt når de neste tonene og akkordene kommer, og de blander seg.',
    tryThis: [
      'Skru ned Decay til du hører hver akkord eller hvert slag for seg.',
      'Spar den lange til slutten av en del.',
    ],
    listenFor: 'Øyeblikket da noe nytt begynner.',
  },
  intermediate: {
    why: 'En takt varer {barSeconds} s her, og denne halen bruker {seconds} s på å falle 60 dB: Det som ble spilt for noen takter siden, ligger fortsatt under det som spiller nå.',
    tryThis: [
      'Sett Decay til {barSeconds} s i åtte takter, og så tilbake: Var disen en del av lyden, eller i veien for den?',
      'Er den i veien, så automatiser den lange etterklangen bare til slutten av delene.',
    ],
    listenFor: 'Tonene fra forrige takt inne i den nye.',
  },
  advanced: {
    why: 'RT60 regnes til −60 dB. Under andre stemmer forsvinner en hale ved omtrent −25 dB, så det som høres, er under halvparten av tallet. I drone og ambient er utsmøringen selve harmonikken.',
    tryThis: ['La halen dukke for den tørre stemmen i stedet for å korte den.'],
    listenFor: 'Halvtonegnisninger mellom halen og den nye akkorden.',
  },
}
