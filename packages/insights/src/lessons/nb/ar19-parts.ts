import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det som har vært der en stund, hører du best når det er borte. I takt {first} til {last} er mye av låten stille, og når det er tilbake i takt {bar}, kjennes det som en ankomst.',
    tryThis: [
      'Spill fra fire takter før takt {first} til fire takter etter takt {bar}.',
      'Kopier «{part}» inn i de tomme taktene et øyeblikk, spill det igjen, og angre.',
    ],
    listenFor: 'Hva du legger merke til i stemmene som går videre, nå som de har plass.',
  },
  intermediate: {
    why: 'En stemme som har spilt lenge, legger du knapt merke til lenger. Etter takt {first} til {last} uten den hører øret «{part}» som ny i takt {bar}, og det som spiller videre, er kommet fram imens.',
    tryThis: [
      'La «{part}» spille videre gjennom takt {first} til {last} (kopier klippene dit, eller åpne faderen), og angre: Forskjellen er det pausen gir.',
      'La bare én av stemmene komme tilbake i takt {bar} og de andre fire takter senere: ett stort trinn, eller flere små?',
    ],
    listenFor: 'Hva du følger i takt {first} til {last}, og hva som tar over i takt {bar}.',
  },
  advanced: {
    why: 'Å utelate virker ved kontrast: Tetthet, leie og nivå faller i {bars} takter, og det samme materialet kommer tilbake som en hendelse. Hvilken av de tre som faller mest, kan avgjøre om det høres som et pust, et break eller et sceneskifte.',
    tryThis: [
      'Sammenlign lydstyrken i takt {last} og {bar}.',
      'Se hvilken oktav som er tom fra takt {first}, og flytt en av stemmene som går videre, inn i den.',
    ],
    listenFor: 'Hvilken av de tre du hører komme tilbake først.',
  },
}
