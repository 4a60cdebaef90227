import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det som var der hele tiden, hører du best når det er borte. I {bars} takter spiller låten uten det som bar den, og når det er tilbake i takt {bar}, kjennes det som en ankomst.',
    tryThis: [
      'Spill fra fire takter før stemmene går ut, til fire takter etter at de er tilbake.',
      'Kopier stemmene inn i de tomme taktene et øyeblikk, og spill det igjen.',
    ],
    listenFor: 'Hva kroppen gjør på første slag i takt {bar}, med og uten pausen.',
  },
  intermediate: {
    why: 'Lyttere teller videre gjennom takt {first} til {last}, og det første slaget i takt {bar} bekrefter tellingen. Det som spiller videre imens, kommer fram uten å bli skrudd opp.',
    tryThis: [
      'La «{part}» spille videre gjennom takt {first} til {last} (kopier klippene dit, eller åpne faderen), og angre: Forskjellen er det pausen gir.',
      'La en av stemmene som går videre, stige mot takt {bar}, med et filter som åpner seg eller en linje som klatrer: Blir ankomsten større, eller mister den overraskelsen?',
    ],
    listenFor: 'Om du fortsatt ville nikket i takt hvis det som var borte, kom en takt senere.',
  },
  advanced: {
    why: 'Metrum går videre i lytteren uten lyden som bærer det (Butler 2006). Det som holdes tilbake, er ikke pulsen, men bekreftelsen. Virkningen avhenger like mye av nivået i bunnen før og etter som av tonene.',
    tryThis: [
      'Kutt bunnen i alt som går videre i pausen, så den kommer tilbake med ett slag.',
      'Sammenlign lydstyrken i takt {last} og takt {bar}: Hvor mye av det som kommer tilbake, er nivå, og hvor mye er slagene selv?',
    ],
    listenFor: 'Om det som kommer tilbake, er sterkere, dypere eller bare tettere.',
  },
}
