import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Akkorden på femte trinn er den som fører hjem. Din er {chord}, med {low} i seg. Med {high} i stedet, en halvtone høyere, blir den {hard} og trekker mye sterkere hjem.',
    tryThis: [
      'Bytt {low} med {high} i den siste {chord} før en ny del.',
      'Spill inn i hjemmeakkorden, én gang med hver.',
    ],
    listenFor: 'Hvilken av de to som får deg til å ville ha hjemmeakkorden mest.',
  },
  intermediate: {
    why: 'I ren moll ligger det sjuende trinnet en heltone under hjemme, så {chord} har ingen ledetone. Det er den åpne, sirklende klangen i mye rock og dansemusikk: {times} ganger i låten din. {high} ligger en halvtone under hjemme og ber om å bli løst opp.',
    tryThis: [
      'Behold {chord} inne i loopen, og bruk {hard} én gang, på slutten av de åtte taktene før en ny del.',
      'Se på melodien der: {low} mot {high} gnisser.',
    ],
    listenFor: 'Om delen slutter, eller bare går videre.',
  },
  advanced: {
    why: 'Moll på femte trinn er dominant av plass, ikke av funksjon: Uten tritonus fra V7 forlenger den mer enn den avslutter. Modale looper lever av det; én hevet septim i en låt blir da en hendelse.',
    tryThis: [
      'Sett {hard} der formen trenger et punktum, og {chord} overalt ellers.',
      'Eller hold den tilbake: kvarten over dominantens grunntone, som faller til {high} i siste øyeblikk.',
    ],
    listenFor: 'Linjen som det sjuende trinnet tegner gjennom hele delen.',
  },
}
