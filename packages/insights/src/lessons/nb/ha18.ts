import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den ene stemmen sier noe, den andre svarer mens den første er stille. Det skjer {times} ganger her, og det er det som får to stemmer til å låte som en samtale.',
    tryThis: [
      'Loop fra takt {bar} med bare disse to stemmene.',
      'La svaret begynne ett slag senere, eller slutte på en annen tone, og sammenlign.',
    ],
    listenFor: 'Hvem som spør og hvem som svarer: Svaret er det som låter ferdig.',
  },
  intermediate: {
    why: 'Stemmer som hviler for hverandre, gir plass uten noen miks. Båndet mellom dem er det de har felles: samme rytme med andre toner, eller samme toner på et annet sted.',
    tryThis: [
      'Gi svaret rytmen til spørsmålet.',
      'La spørsmål og svar overlappe én gang, på slutten av åtte takter, som et høydepunkt.',
    ],
    listenFor: 'Om du ville savnet en av de to hvis den var borte.',
  },
  advanced: {
    why: 'Et spørsmål som slutter høyt eller borte fra tonika, spør; et svar som faller til en stabil tone, lukker. Pausen mellom dem er en del av rytmen: jo kortere, desto mer pågående.',
    tryThis: [
      'Se på den siste tonen i hvert spørsmål: Er den grunntone, ters eller kvint i akkorden? Da lukker den for tidlig.',
      'Bytt roller i den andre halvdelen av låten.',
    ],
    listenFor: 'Hvordan spenningen i den siste tonen i spørsmålet tas opp av den første i svaret.',
  },
}
