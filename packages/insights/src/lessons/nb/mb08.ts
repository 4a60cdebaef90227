import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Trenger hele låten mye mer av noe, er det ofte én eller to stemmer som mangler det.',
    tryThis: [
      'Slå av EQ-en.',
      'Finn stemmen som låter matt eller tynn, og gjør bare den lysere eller fyldigere.',
      'Slå på EQ-en igjen, med halve løftet.',
    ],
    listenFor: 'Stemmer som alt var lyse, og som nå svir litt.',
  },
  intermediate: {
    why: 'Et løft på {db} dB her når alle stemmene, også de som var riktige. Et så stort steg står ofte i stedet for én eller to stemmer som mangler noe, eller for rommet du lytter i.',
    tryThis: [
      'Slå av båndet og spill de fyldigste taktene: I hvilken stemme savner du det? Gi det til den.',
      'Slå så på båndet igjen med halvparten, {half} dB, og gjør lydstyrken lik.',
    ],
    listenFor: 'Ved løft i diskanten: cymbaler og s-lyder. Ved løft i bunnen: basstromme mot bass.',
  },
  advanced: {
    why: 'En bred hylle på +5 dB flytter også det busskompressoren reagerer på, og spiser headroom i limiteren der den løfter.',
    tryThis: [
      'Legg EQ-en etter kompressoren for å beholde måten den arbeider på, eller før for å la den reagere: Sammenlign begge.',
      'Midt/side-modus om bare sidene er matte.',
    ],
    listenFor: 'Langtidsspekteret i eksporten mot dine egne tidligere sanger.',
  },
}
