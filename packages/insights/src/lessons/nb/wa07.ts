import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Tonehøyden flytter også størrelsen på en stemme eller et instrument: Høyere klinger mindre, dypere klinger større.',
    tryThis: ['For en sangstemme: warp-modus Complex Pro, og lek med Formants.'],
    listenFor: 'Hvem som synes å synge.',
  },
  intermediate: {
    why: 'Resonansene i en lyd står fast i naturen, uansett hvilken tone som spilles. Transponering flytter dem med, og det hører vi som en annen kropp.',
    tryThis: [
      'Complex Pro ▸ Formants 100 % beholder kroppen.',
      'Eller ta det helt ut: Lyse, transponerte stemmer er et instrument.',
    ],
    listenFor: 'Vokaler: «a» blir «e» på vei opp.',
  },
  advanced: {
    why: 'Bevaring av formanter anslår et spektralt omriss; Envelope bestemmer hvor jevnt det er, høyere for dype stemmer. Utover en oktav svikter anslaget.',
    tryThis: ['Del i to trinn med ulike moduser.'],
    listenFor: 'Metalliske resonanser mellom 1 og 4 kHz.',
  },
}
