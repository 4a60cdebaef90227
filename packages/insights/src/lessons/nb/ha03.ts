import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{tone} blir liggende nederst mens {chords} akkorder skifter over den. Noen stemmer med den, andre ikke: ro og spenning etter tur.',
    tryThis: ['La bassen følge grunntonene i akkordene i disse taktene, og sammenlign.', 'Gå så tilbake til {tone}.'],
    listenFor: 'Spenningen når akkord og bass gnisser, og roen når de stemmer igjen.',
  },
  intermediate: {
    why: '{tone} hører til noen av de {chords} akkordene og gnisser mot andre, så enkle akkorder får spenning uten en ny tone. Jo lenger den blir, desto større kjennes det første steget.',
    tryThis: [
      'La bassen følge grunntonene i akkordene én gang, og hold så {tone} igjen.',
      'Hold {tone} en takt lenger, inn i neste del, og slipp den der.',
    ],
    listenFor: 'Hvor mye større det første steget i bassen kjennes.',
  },
  advanced: {
    why: 'Akkordsymboler over et orgelpunkt beskriver to lag, det som ligger over, og {tone} under. Funksjonen følger det øverste laget, tyngden følger bassen.',
    tryThis: [
      'Snu det: Hold {tone} over akkordene i stedet.',
      'La det øverste laget forlate tonearten i én akkord mens {tone} holder den i sikte.',
    ],
    listenFor: 'Hvilket lag du ville gitt akkorden navn etter.',
  },
}
