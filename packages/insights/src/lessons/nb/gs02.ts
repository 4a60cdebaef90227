import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hvor sterk hver stemme er ved siden av de andre, er det første og sterkeste verktøyet i en miks. Står alle fadere der de startet, bestemmer de sterkeste samplene for deg.',
    tryThis: [
      'Loop de åtte fyldigste taktene.',
      'Dra ned alle faderne.',
      'Ta opp stemmen som betyr mest, og så de andre rundt den, én etter én.',
    ],
    listenFor: 'Øyeblikket da en stemme er akkurat sterk nok til at du savner den når du demper den.',
  },
  intermediate: {
    why: 'En balanse laget med faderne først viser hvilke problemer som er igjen til EQ og kompresjon. Ofte er de færre enn man tror.',
    tryThis: [
      'Begynn med basstromme eller vokal på omtrent −10 dB, så er det plass over.',
      'Balanser i mono, ved lavt volum.',
      'Ti minutter, og lagre så under et nytt navn.',
    ],
    listenFor: 'Stemmer som ikke finner sin plass ved noe nivå: Det er de som trenger EQ.',
  },
  advanced: {
    why: 'Nivået kan like gjerne settes med clip gain, Utility, volum i rack eller instrumenter. Gjør du det slik, sier like fadere ingenting, og automasjonen starter fra 0 dB, noe som har sin egen logikk.',
    tryThis: [
      'Arbeider du slik, så la det være. Hvis ikke, tar en balanse fra stillhet ved fast lyttenivå bare én gjennomgang.',
    ],
    listenFor: 'Forholdet i lydstyrke gjennom en hel del, ikke i én takt.',
  },
}
