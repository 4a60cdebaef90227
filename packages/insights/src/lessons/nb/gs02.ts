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
    why: '{still} av {all} kilder spiller så sterkt som de kom, fra opptak, presets eller samples. En balanse laget med faderne først viser hvilke problemer som er igjen til EQ og kompresjon; ofte færre enn man tror.',
    tryThis: [
      'Loop de åtte fyldigste taktene, dra ned alle faderne, og ta opp stemmen som bærer låten, til omtrent −10 dB.',
      'Ta inn de andre én etter én ved lavt volum, til du så vidt savner hver av dem når du demper den. Lagre under et nytt navn, og sammenlign med det du har nå.',
    ],
    listenFor: 'Stemmer som ikke finner sin plass ved noe nivå: Det er de som trenger EQ, eller en pause.',
  },
  advanced: {
    why: 'Nivået kan like gjerne settes med clip gain, Utility, volum i rack eller instrumenter. Gjør du det slik, sier like fadere ingenting, og automasjonen starter fra 0 dB, noe som har sin egen logikk.',
    tryThis: [
      'Arbeider du slik, så la det være. Hvis ikke, tar en balanse fra stillhet ved fast lyttenivå bare én gjennomgang.',
    ],
    listenFor: 'Forholdet i lydstyrke gjennom en hel del, ikke i én takt.',
  },
}
