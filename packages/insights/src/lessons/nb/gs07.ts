import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Når en fader følger en tegnet kurve, kan du ikke lenger bare skru hele sporet opp eller ned: Kurven tar det tilbake.',
    tryThis: [
      'Legg en Utility på slutten av sporet.',
      'Tegn endringene der, på Gain, på det neste sporet du automatiserer.',
    ],
    listenFor: 'Ingen forskjell, men faderen er din.',
  },
  intermediate: {
    why: 'Ligger automasjonen på en Utility, er faderen fri til balansen: to oppgaver, to kontroller.',
    tryThis: [
      'Kopier volumkurven, lim den inn på Utility ▸ Gain, og slett den gamle.',
      'Pass på skalaen: Kurven til Utility er ikke kurven til faderen, så lytt til et parti.',
    ],
    listenFor: 'De samme bevegelsene, som nå kan flyttes samlet med faderen.',
  },
  advanced: {
    why: 'Alternativet i Live er relativt: Klippkurver i modulasjonsmodus ganges med verdien på faderen. De flytter seg med klippet og følger faderen.',
    tryThis: [
      'Bevegelser per klipp: klippkurve på Mixer ▸ Track Volume som modulasjon.',
      'Fade av en hel gruppe: Automatiser Utility på gruppen.',
    ],
    listenFor: 'Sends: De etter faderen følger både fader og Utility, de før den bare Utility.',
  },
}
