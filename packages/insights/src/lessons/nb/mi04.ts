import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den samme tangenten trykkes to ganger samtidig. Noen instrumenter kutter da den andre tonen.',
    tryThis: ['Marker alle tonene i klippet.', 'Gjør dem litt kortere, eller trykk på Legato.'],
    listenFor: 'Toner som stopper for tidlig.',
  },
  intermediate: {
    why: 'MIDI sender «av» uten å si hvilket «på» det hører til. Hvilken tone som slutter, bestemmer instrumentet.',
    tryThis: ['Legato lukker hull og fjerner overlapp.', 'Trommer bryr seg ikke: One-shots overser slutten på tonene.'],
    listenFor: 'Liggende pader som dør halvveis.',
  },
  advanced: {
    why: 'Live ordner like tonehøyder inne i ett klipp, men overlappende klipp og eksport til maskinvare beholder tvetydigheten. MPE holder tonene fra hverandre med egne kanaler.',
    tryThis: ['Del stemmene på to spor om overlappen er ønsket.'],
    listenFor: 'Toner som henger på maskinvare.',
  },
}
