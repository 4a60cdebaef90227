import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'I «{section}» ligger det høyeste og gjennomsnittet nærmest hverandre: Der har limiteren mest å gjøre.',
    tryThis: ['Loop den delen og senk stemmen som kom sist inn med 1 eller 2 dB.', 'Hør om trommene kommer fram.'],
    listenFor: 'Første takt i delen mot den fjerde.',
  },
  intermediate: {
    why: 'Det som kommer inn her, legger til nivå hele tiden, så slagene får mindre plass over seg.',
    tryThis: [
      'Finn stemmen med mest etterklang og gi plass i den: kortere release, mindre nedre mellomtone.',
      'Eller senk hele delen 1 dB før limiteren.',
    ],
    listenFor: 'Om delen føles større med mindre i seg.',
  },
  advanced: {
    why: 'Dempingen følger summen. En del som driver limiteren 3 dB lenger, endrer klang og bredde samtidig.',
    tryThis: [
      'Automatiser inngangen til hovedkjeden for hver del.',
      'Tem gruppen som holder toppene før summen gjør det.',
    ],
    listenFor: 'Bredde og bunn når delen begynner.',
  },
}
