import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} tar en tone utenfor tonearten og leder til {chordAfter}. Et øyeblikk kjennes {chordAfter} som et lite hjem.',
    tryThis: [
      'Spill {chord} og stopp. La så {chordAfter} komme.',
      'Spill {chordAfter} uten {chord} foran, og sammenlign.',
    ],
    listenFor: 'Lettelsen når {chordAfter} kommer.',
  },
  intermediate: {
    why: '{chord} er en dominant til {chordAfter}, ikke til hjemme: Den har tonen en halvtone under grunntonen i {chordAfter}, og minst én tone tonearten ikke har.',
    tryThis: [
      'Gi melodien den ledetonen på slutten av {chord}, og la den stige en halvtone.',
      'Sett en egen dominant foran en annen akkord: E7 foran Am, for eksempel.',
    ],
    listenFor: 'Halvtonen opp i {chordAfter}.',
  },
  advanced: {
    why: 'En tonikalisering går over om målet ikke bekreftes. I kjede går slike dominanter rundt kvintsirkelen; med en tritonussubstitutt kommer trekket fra en halvtone over {chordAfter}.',
    tryThis: [
      'Sett ii til {chordAfter} foran {chord}: en liten ii–V.',
      'Spill dominantseptimakkorden på halvtonen over {chordAfter} i stedet for {chord}.',
    ],
    listenFor: 'Hvor tersen i {chord} går, og septimen, om den har en.',
  },
}
