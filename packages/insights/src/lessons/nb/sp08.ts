import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hvert ekko er nesten like sterkt som det forrige, så de hoper seg opp. Ved 100 % slutter de aldri.',
    tryThis: ['Skru Feedback ned til 50 %.', 'Skru den opp i bare én takt, der du vil ha bølgen.'],
    listenFor: 'Om ekkoene er borte før neste del.',
  },
  intermediate: {
    why: 'Ved {feedback} % er et ekko knapt svakere enn det forrige, så én tone klinger i dusinvis av gjentakelser eller uten ende, og eksporten får en lang hale. Som en gest er det herlig; blir det stående, fyller det miksen.',
    tryThis: [
      'Sett Feedback til 50 % i åtte takter, og så tilbake: Hva savner du, og hva hører du igjen?',
      'Automatiser den: opp på siste slag i en frase, og så tilbake. En Limiter etter den fanger bølgen.',
    ],
    listenFor: 'Nivået på halen etter den siste tonen.',
  },
  advanced: {
    why: 'Ved 90 % taper en gjentakelse 0,9 dB, så det trengs omtrent 65 av dem for å falle 60 dB. Filtre i sløyfen former hver runde og avgjør hvor det bygger seg opp.',
    tryThis: ['Gjør filteret i sløyfen smalere: høypass 300 Hz, lavpass 4 kHz.'],
    listenFor: 'Resonans ved sløyfens egen frekvens når tidene er korte.',
  },
}
