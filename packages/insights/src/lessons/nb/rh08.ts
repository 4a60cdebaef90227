import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Noen rytmer har navn fordi så mange bruker dem. «{track}» spiller en av dem i {bars} takter: Den lener seg bort fra slaget og kommer tilbake, og det draget inviterer til å bevege seg.',
    tryThis: ['Klapp den mens du teller jevnt til fire.', 'Flytt hver tone til slaget, lytt, og angre.'],
    listenFor: 'Hvor foten og hendene skiller lag, og hvor de møtes igjen.',
  },
  intermediate: {
    why: 'I hver runde begynner {onsets} toner på «{track}», {onBeats} av dem på et slag: Resten drar bort fra slaget, og så kommer rytmen hjem. Fordi den kommer igjen i {bars} takter, venter en lytter snart på akkurat disse stedene.',
    tryThis: [
      'La en klapp i fire takter spille tonene ved siden av slaget, så bare dem på slaget: Det første framhever draget, det andre hjemkomsten.',
      'Flytt tonene ved siden av slaget til det neste slaget, spill, og angre: Det som forsvinner, er det rytmen selv gir.',
    ],
    listenFor: 'Om stemmene rundt fortsatt gir et slag å lene seg mot.',
  },
  advanced: {
    why: 'Disse rytmene er slektninger: Charlestonfiguren er en tresillo uten den siste tonen, habaneraen en med midten av takten i tillegg, cinquilloen en med to toner til; clavene sprer fem toner over en lengre runde. Starter samme runde på en annen av tonene sine, blir den en annen rytme (Toussaint).',
    tryThis: [
      'Start mønsteret på «{track}» på en annen av dets egne toner, og la alt annet ligge.',
      'Fyll det lengste hullet med en svak tone i hver fjerde takt.',
    ],
    listenFor: 'Hvilket startsted som driver framover, og hvilket som lener seg tilbake.',
  },
}
