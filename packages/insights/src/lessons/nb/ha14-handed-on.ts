import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Flere stemmer spiller den samme figuren, hver med sin lyd. Du kjenner den igjen med én gang, og det binder stemmene sammen.',
    tryThis: [
      'Sett stemmene som deler den, i solo, og følg figuren fra den ene til den neste.',
      'Demp den som spiller den først, én gang: Høres den neste fortsatt ut som et svar?',
    ],
    listenFor: 'Hvor figuren skifter hender.',
  },
  intermediate: {
    why: 'Figuren {tones} er kjent når en annen stemme overtar den, så øret er fritt til å høre hvem som spiller. En ny lyd er variasjon uten en ny tone.',
    tryThis: [
      'La den andre stemmen begynne to slag før den første er ferdig.',
      'Endre den siste tonen, {tone}, der figuren gis videre, så den ber om den neste.',
    ],
    listenFor: 'Om den andre stemmen svarer eller er et ekko.',
  },
  advanced: {
    why: 'Et tema som vandrer gjennom stemmene, er orkestrering som form: Klang og register skiller delene, mens temaet holder dem sammen.',
    tryThis: [
      'La innsatsene ligge en oktav fra hverandre.',
      'Kort ned {tones} for hver innsats, til bare de første tonene er igjen.',
    ],
    listenFor: 'Hvor lite av det som er nok til å kjenne det igjen.',
  },
}
