import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Låten stopper der klippene stopper. En slutt forteller den som lytter, at det var meningen.',
    tryThis: ['La én stemme spille to takter lenger, alene.', 'Eller slutt alt på ett slag, med lang romklang på.'],
    listenFor: 'Stillheten etterpå.',
  },
  intermediate: {
    why: 'Slutter som virker: en siste akkord på tonika, stemmer som går ut én etter én, en fade over åtte takter, eller full stopp på eneren med etterklang.',
    tryThis: [
      'Legg stoppen på første slag i neste takt i stedet for på slutten av denne.',
      'Åpne senden til romklangen på det siste slaget.',
    ],
    listenFor: 'Om du ville klappet.',
  },
  advanced: {
    why: 'DJ-verktøy slutter fullt fordi de skal mikses, og looper til spill må gjøre det. For den som lytter, kommer avslutningen av harmonikk, metrum og tetthet sammen.',
    tryThis: ['Tynn ut over 16 takter i motsatt rekkefølge av introen: en speilform.'],
    listenFor: 'Slutten på eksporten: Er etterklangen kuttet?',
  },
}
