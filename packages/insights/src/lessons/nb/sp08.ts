import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hvert ekko er nesten like sterkt som det forrige, så de hoper seg opp. Ved 100 % slutter de aldri.',
    tryThis: ['Skru Feedback ned til 50 %.', 'Skru den opp i bare én takt, der du vil ha bølgen.'],
    listenFor: 'Om ekkoene er borte før neste del.',
  },
  intermediate: {
    why: 'Som en gest er høy feedback herlig. Blir den stående, fyller den miksen, og eksporten får en lang hale.',
    tryThis: ['Automatiser den: opp på siste slag i en frase, og så tilbake.', 'Legg en Limiter etter den på returen.'],
    listenFor: 'Nivået på halen etter den siste tonen.',
  },
  advanced: {
    why: 'Ved 90 % taper en gjentakelse 0,9 dB, så det trengs omtrent 65 av dem for å falle 60 dB. Filtre i sløyfen former hver runde og avgjør hvor det bygger seg opp.',
    tryThis: ['Gjør filteret i sløyfen smalere: høypass 300 Hz, lavpass 4 kHz.'],
    listenFor: 'Resonans ved sløyfens egen frekvens når tidene er korte.',
  },
}
