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
    why: 'En EQ på hovedsporet flytter alle stemmene, også de som var riktige. Store løft der peker mot enkelte spor, eller mot rommet du lytter i.',
    tryThis: [
      'Sikt mot 2 dB eller mindre her.',
      'Sammenlign med en sang du liker, i de samme høyttalerne, ved samme lydstyrke.',
    ],
    listenFor: 'Cymbaler og s-lyder ved løft i diskanten; basstromme mot bass ved løft i bunnen.',
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
