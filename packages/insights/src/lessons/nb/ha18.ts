import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den ene stemmen sier noe, den andre svarer mens den første tier. Det skjer {times} ganger her, og det er det som får to stemmer til å høres ut som en samtale.',
    tryThis: [
      'Sett disse to stemmene i solo, og hør hvem som begynner.',
      'La ett svar begynne et slag senere, eller slutte på en annen tone, og sammenlign.',
    ],
    listenFor: 'Hvilken stemme som spør, og hvilken som svarer: Svaret er det som høres ferdig ut.',
  },
  intermediate: {
    why: 'De to tar pause for hverandre {times} ganger, så ingen av dem må skrus ned for den andre. Det som binder dem sammen, er det de deler: en rytme, eller toner på et annet sted.',
    tryThis: [
      'Bytt klippene til de to i fire takter: Hvem spør nå?',
      'La et svar begynne et halvt slag ({halfBeatMs} ms) tidligere, og så senere: ivrig eller rolig?',
      'La begge overlappe én gang, på slutten av åtte takter, som en topp.',
    ],
    listenFor: 'Om du ville savnet en av de to om den var borte.',
  },
  advanced: {
    why: 'Et rop som slutter høyt eller borte fra hjemme, spør; et svar som faller til en stabil tone, lukker. Pausen mellom de to er en del av rytmen: jo kortere, desto mer ivrig.',
    tryThis: [
      'Se på den siste tonen i et rop: På grunntonen lukker den, på en annen tone lar den spørsmålet stå åpent. Prøv begge.',
      'Bytt roller i andre halvdel av låten.',
    ],
    listenFor: 'Hvordan spenningen i den siste tonen av ropet tas opp av den første i svaret.',
  },
}
