import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dette mønsteret er ikke like langt som takten, så det starter på et nytt sted hver gang. Loopen er den samme, og klinger likevel litt ny i hver takt.',
    tryThis: ['Loop én takt og lytt.', 'Lytt så til hele syklusen.'],
    listenFor: 'Øyeblikket da mønsteret og basstrommen starter sammen igjen.',
  },
  intermediate: {
    why: 'To lengder mot hverandre gir en lang syklus av kort materiale: 3 slag mot 4 gjentas først etter 12. Det holder looper i live uten nye toner.',
    tryThis: [
      'La en ny del begynne der de møtes.',
      'Bruk det samme knepet med automasjon: en kurve på 3 slag på en pad (frakoblet).',
    ],
    listenFor: 'Betoninger som vandrer over slaget.',
  },
  advanced: {
    why: 'Grupperingsdissonans (Krebs, Osborn) kjennes mot en utvetydig puls. Et annet lag som driver, svekker den. Komponister nullstiller mønsteret ved frasegrensene for å få både drift og fast form.',
    tryThis: [
      'Sammenlign fri drift med en nullstilling hver åttende takt.',
      'Velg lengden slik at syklusen er en frase: 3 mot 16 steg møtes etter tre takter.',
    ],
    listenFor: 'Om du følger loopen eller takten.',
  },
}
