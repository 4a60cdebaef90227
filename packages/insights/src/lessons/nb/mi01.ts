import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Anslagsstyrke er hvor hardt en tone slås an. En trommeslager slår aldri to ganger like hardt, og de små forskjellene forteller øret hvor beatet lener seg.',
    tryThis: [
      'Åpne et klipp og marker annenhver tone.',
      'Dra anslagsmarkørene deres ned med omtrent 25.',
      'Spill begge versjonene etter tur: angre, gjør om.',
    ],
    listenFor: 'Stemmen begynner å swinge eller gå, uten en eneste ny tone.',
  },
  intermediate: {
    why: 'Aksenter lager puls: sterkt på slaget, svakere imellom, svakest på sekstendedelene før og etter. Med én anslagsstyrke må mønsteret bære grooven alene.',
    tryThis: [
      'Tegn aksentene for hånd: 100 på slaget, 80 på offbeaten, 60 på sekstendedelene.',
      'Eller sett et avvik i anslagsstyrke på 10 til 20 i klippet (Live 11 og nyere).',
      'Eller legg enheten Velocity foran instrumentet, med Random på omtrent 15.',
    ],
    listenFor: 'Om instrumentet svarer: Noen presets endrer klang med anslaget, noen bare nivå, noen ingenting.',
  },
  advanced: {
    why: 'Tilfeldig anslagsstyrke er ikke det samme som et aksentmønster: Lyttere følger periodiske aksenter og hører støy som løshet. Hva anslagsstyrken gjør, bestemmer instrumentet: filter, starttid eller lag.',
    tryThis: [
      'Tegn et mønster på 3 eller 5 steg over sekstendedelene: aksenter som vandrer mot takten.',
      'Hent en groove fra en innspilt loop, og bruk bare anslagene: Timing 0 %, Velocity 60 %.',
      'Koble anslagsstyrke til filter i stedet for volum i Simpler eller Drum Sampler.',
    ],
    listenFor: 'Hvor aksenten ligger mot basstrommen, mer enn hvor stor den er.',
  },
}
