import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} ligger under {share} % av harmonien. Det er en stil for seg, fra dub til techno og funk, men det betyr at akkordene selv aldri fører lytteren noe sted: Noe annet må gjøre det.',
    tryThis: [
      'Lytt gjennom én gang og skriv ned, del for del, hva som beveger seg i stedet: bass, melodi, trommer, filter.',
      'Bytt bare basstonen i de to siste taktene av en del, og kom tilbake til den.',
    ],
    listenFor: 'Det første stedet der du venter på at noe skal skje.',
  },
  intermediate: {
    why: 'Over én akkord kommer spenningen fra tonene oppå den. Over {chord} hviler kvinten, sekunden og kvarten trekker, og septimen gir farge. En annen akkord, én gang, på rett sted, veier like mye som en drop.',
    tryThis: [
      'Noter hvilke trinn over {chord} melodien lander på når slaget er tungt: Prim, ters og kvint er i ro.',
      'Behold {chord} i hele verset, og la én annen akkord åpne neste del.',
    ],
    listenFor: 'Om de lange tonene i melodien hviler eller vil videre.',
  },
  advanced: {
    why: 'En vamp gir avkall på trekket mot tonika, for det er ikke noe å trekke imot; modusens egne toner overtar for funksjonene. Med {share} % på {chord} hviler formen på tetthet, register og klang.',
    tryThis: [
      'La mellomstemmene gå mens {chord} står: 5, ♯5, 6 eller 8, 7, ♭7 over grunntonen.',
      'Sett tonen som viser modusen, der en annen låt ville byttet akkord.',
    ],
    listenFor: 'Hvilken tone som viser modusen, og hvor ofte du lar den klinge.',
  },
}
