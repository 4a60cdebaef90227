import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«{section}» låter smalere enn det som leder dit. Bredt føles stort.',
    tryThis: [
      'Gjør det som kommer inn, bredere: Panorer to stemmer til hver sin side.',
      'Eller gjør taktene før smalere.',
    ],
    listenFor: 'Hvor langt fra hverandre ørene føles når den begynner.',
  },
  intermediate: {
    why: 'Bredde er kontrast, slik lydstyrke er.',
    tryThis: [
      'Automatiser Width i Utility på tepper eller romklang før overgangen: 60 %, så 100 %.',
      'Behold bunn og hovedstemme i midten.',
    ],
    listenFor: 'Overgangen, i hodetelefoner.',
  },
  advanced: {
    why: 'Tette summer mister sidenivå til trommer i midten og limiting.',
    tryThis: ['Sammenlign sidenivå per bånd, ikke som helhet.', 'Gjør bredere bare over 200 Hz.'],
    listenFor: 'Den brede delen summert til mono.',
  },
}
