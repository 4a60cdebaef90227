import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det første øyeblikket av en tromme er selve slaget. En kompressor som reagerer straks, skrur ned nettopp det.',
    tryThis: ['Skru Attack til 20 ms.', 'Skru langsomt tilbake til slaget er så skarpt som du liker det.'],
    listenFor: 'Klikket i basstrommen, smellet i skarptrommen.',
  },
  intermediate: {
    why: 'Attack avgjør hva som slipper gjennom før kompressoren lukker. 10–30 ms lar transienten være og former kroppen; under 1 ms gjør det motsatte.',
    tryThis: [
      'Attack 10–30 ms, og release slik at den er tilbake før neste slag; så tilbake til den gamle attacken, ved lik lydstyrke.',
      'Vil du ha mykere slag? Da er den gamle innstillingen riktig.',
    ],
    listenFor: 'Det første øyeblikket av hvert slag, ved lavt volum.',
  },
  advanced: {
    why: 'Er attack kortere enn én periode av grunntonen, følger forsterkningen bølgeformen, og det gir overtoner. Lookahead forsterker dette.',
    tryThis: [
      'Parallelt: rask og knust under, urørt over, omtrent 30 % innblandet.',
      'Eller en klipper for spissene: Den lar kroppen være i fred.',
    ],
    listenFor: 'Forvrengning i bunnen på lange slag.',
  },
}
