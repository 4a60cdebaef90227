import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Anslagsstyrke er hvor hardt en tone slås an. På «{track}» er {notes} toner slått an omtrent like hardt, på {velocity}, så bare plassene deres kan si hvor tyngden ligger.',
    tryThis: [
      'Åpne et klipp på «{track}», og marker annenhver tone eller akkord.',
      'Dra anslagene deres ned med omtrent 25.',
      'Spill begge versjonene etter tur: angre, gjør om.',
    ],
    listenFor:
      'Om det kommer gang i stemmen uten en eneste ny tone. Endrer ingenting seg, reagerer ikke lyden på anslaget.',
  },
  intermediate: {
    why: 'Aksenter hjelper øret med å finne slaget. Med {velocity} hele veien overlater «{track}» det til mønsteret og lyden; om noe mangler, avhenger av hva lyden gjør med anslaget.',
    tryThis: [
      'Sett én tone på «{track}» til 30 og én til 127, og spill begge: Svarer lyden?',
      'Gjør den det, så senk det som ligger mellom slagene, med en femdel i én takt, loop den, og sammenlign med din.',
    ],
    listenFor: 'Klangen så vel som nivået: Der begge endrer seg, er aksenter farger.',
  },
  advanced: {
    why: 'Tilfeldig anslagsstyrke er ikke det samme som et aksentmønster: Lyttere følger periodiske aksenter og hører støy som løshet. Hva anslagsstyrken gjør, bestemmer instrumentet: filter, starttid eller lag.',
    tryThis: [
      'Tegn et mønster på 3 eller 5 steg over tonene på «{track}»: aksenter som vandrer mot takten.',
      'Hent en groove fra en innspilt loop, og bruk bare anslagene: Timing 0 %, Velocity 60 %.',
      'Der instrumentet tillater det, kan anslaget bevege filteret i stedet for volumet.',
    ],
    listenFor: 'Hvor i takten aksenten ligger, mer enn hvor stor den er.',
  },
}
