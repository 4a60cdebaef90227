import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Tolv takter er tre linjer på fire: Den første sier noe hjemme, den andre forlater hjemme i takt 5, den tredje trekker tilbake fra takt 9.',
    tryThis: [
      'Tell med i de tolv taktene én gang, og si fra høyt i takt 5, 9 og 11.',
      'Syng eller spill i de to første taktene av hver linje, og la de to andre stå til et svar.',
    ],
    listenFor: 'Trekket i takt 9 og 10, og {chord} i takt 11.',
  },
  intermediate: {
    why: 'Lyttere kjenner dette kartet: fjerde trinn i takt 5, femte i takt 9, {chord} igjen i takt 11. Derfor skal det lite til for å overraske, og takt 12 avgjør om en runde lukker seg eller går videre.',
    tryThis: [
      'Blir takt 12 på {chord}, kan du gi de to siste slagene til akkorden på femte trinn. Gjør den ikke det, kan du bli på {chord} én gang.',
      'La alle stemmer unntatt én stoppe i de fire første taktene av én runde, etter et slag på hver ener.',
    ],
    listenFor: 'Om takt 12 slutter, eller fører til takt 1.',
  },
  advanced: {
    why: 'Én skala går over alle tre akkordene, så tonene i den skifter betydning: Molltersen til {chord} er septimen i akkorden på IV.',
    tryThis: [
      'Hold molltersen til {chord} fra takt 4 inn i takt 5, og hør den bli en septim.',
      'Spill akkorden en halvtone over V i takt 9, og V i takt 10.',
    ],
    listenFor: 'Hvilke toner som skifter farge mens de blir liggende.',
  },
}
