import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Du hører det i høyttalerne, men eksporten av hovedutgangen har det ikke med.',
    tryThis: [
      'Velg Main under Audio To (Master i eldre versjoner).',
      'Er det et klikk eller en referansesang, så la det være.',
    ],
    listenFor: 'Den eksporterte filen: Er stemmen der?',
  },
  intermediate: {
    why: 'En ekstern utgang går også utenom enhetene på hovedsporet, så ingenting der, som en limiter, rører denne lyden, og eksporten av hovedsporet har den ikke med.',
    tryThis: [
      'Sett Audio To til Main (Master i eldre versjoner), spill den sterkeste takten, og se om måleren på hovedsporet holder seg under 0 dB.',
      'La det som er klikk, cue eller referanse, være.',
    ],
    listenFor: 'Nivået på stemmen mot resten etter endringen.',
  },
  advanced: {
    why: 'Summerer du i maskinvare, så spill inn returen på et eget spor og eksporter det.',
    tryThis: ['Eksporter i sanntid om eksterne enheter er med i signalveien.'],
    listenFor: 'Latensen i veien gjennom maskinvaren.',
  },
}
