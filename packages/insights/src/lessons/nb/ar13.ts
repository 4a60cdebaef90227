import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Låten stopper der klippene stopper. En slutt forteller den som lytter, at det var meningen.',
    tryThis: ['La én stemme spille to takter lenger, alene.', 'Eller slutt alt på ett slag, med lang romklang på.'],
    listenFor: 'Stillheten etterpå.',
  },
  intermediate: {
    why: 'En slutt for full styrke høres som en slutt hvis noe markerer den: et slag på eneren som får klinge, en siste akkord hjemme, stemmer som går ut én etter én. Uten et merke kan den høres ut som en avspiller som ble stoppet i takt {bar}.',
    tryThis: [
      'Kopier det første slaget i takt {bar} til takten etter, og la det klinge, med senden til romklang åpen.',
      'Eller ta ut stemmene én etter én over de siste åtte taktene, og sist den du vil at lytteren skal huske.',
    ],
    listenFor: 'Om du ville klappet.',
  },
  advanced: {
    why: 'DJ-verktøy slutter fullt fordi de skal mikses, og looper til spill må gjøre det. For den som lytter, kommer avslutningen av harmonikk, metrum og tetthet sammen.',
    tryThis: ['Tynn ut over 16 takter i motsatt rekkefølge av introen: en speilform.'],
    listenFor: 'Slutten på eksporten: Er etterklangen kuttet?',
  },
}
