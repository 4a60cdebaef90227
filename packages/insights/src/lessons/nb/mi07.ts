import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De fleste tonene dine hører til én skala, og disse få gjør ikke det. Noen av dem er krydderet i låten, en og annen kan være en feilfinger.',
    tryThis: ['Klikk på det første stedet i listen.', 'Lytt til det to ganger. Liker du det, er det riktig.'],
    listenFor: 'En tone du merker hver gang, og helst ville vært foruten.',
  },
  intermediate: {
    why: 'En tone utenfra klinger naturlig når den går trinnvis mellom to toner i tonearten, eller når den lener seg mot en og gir etter. Det som er kort, svakt, sjeldent og ikke fører noe sted, er ofte et feilgrep.',
    tryThis: [
      'Gå til det første stedet i listen, flytt tonen en halvtone inn i tonearten, sammenlign, og angre hvis din sier mer.',
      'Behold dem som fører et sted, og legg vekt på den du liker best: litt sterkere, litt lengre.',
    ],
    listenFor: 'Hvor tonen går videre: trinnvis, eller ingen steder.',
  },
  advanced: {
    why: 'Hver tone holdes opp mot tonearten på stedet og akkorden under, så et parti i en annen toneart eller en feillest akkord kan fylle denne listen. Kromatiske toner i lånte akkorder og bidominanter er utelatt her, og det er ledetonen også.',
    tryThis: ['Se etter dem på sterke slag først: Der høres en fremmed tone som en appoggiatura og vil løses.'],
    listenFor: 'Oppløsning trinnvis i samme stemme.',
  },
}
