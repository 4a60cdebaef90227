import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Volumet er på vei ned når det siste klippet slutter, så låten stopper midt i sin egen uttoning.',
    tryThis: [
      'Kopier de siste klippene én gang til, så de spiller til uttoningen er helt nede.',
      'Eller dra det siste punktet i uttoningen tilbake til der klippene slutter.',
    ],
    listenFor: 'Du kan ikke si i hvilket øyeblikk låten var over.',
  },
  intermediate: {
    why: 'En uttoning virker når musikken ser ut til å fortsette uten oss. Den trenger noe å spille til den er stille, åtte takter eller mer, helst en loop som kunne ha gått for alltid.',
    tryThis: [
      'La loopen i siste del gå to takter forbi slutten av uttoningen.',
      'La uttoningen begynne på den første takten i en frase.',
    ],
    listenFor: 'Den siste takten du kan høre, er fortsatt musikk.',
  },
  advanced: {
    why: 'Amplitude i en rett linje høres langsom ut først og brå til slutt: I desibel faller den utfor et stup.',
    tryThis: [
      'Bøy uttoningen, så den mister omtrent like mange desibel i hver takt.',
      'Ton ut diskanten litt tidligere med et filter: Låten ser ut til å fjerne seg.',
    ],
    listenFor: 'Farten i uttoningen: jevn for øret.',
  },
}
