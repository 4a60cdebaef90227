import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'I takt {bar} har alt annet sluttet, og det som er igjen, løper videre i {bars} takter. Er det resten av et opptak, eller en loop som er dratt for langt, blir det med i eksporten.',
    tryThis: [
      'Spill fra to takter før takt {bar}, og bestem hvor låten slutter.',
      'Klipp der, og gi klippet en kort fade.',
    ],
    listenFor: 'Øyeblikket da ikke noe nytt kommer lenger.',
  },
  intermediate: {
    why: 'En outro med én stemme eller to høres så lenge noe endrer seg i den. {bars} takter er lenge for det; det som henger etter, tar tyngden fra det siste sterke øyeblikket.',
    tryThis: [
      'Del «{part}» der låten slutter for deg (Ctrl+E, eller Cmd+E på Mac), slå av resten med 0, og spill over: Mangler noe? Da kan en annen stemme komme tilbake der.',
      'Marker taktene i låten du mener, før du eksporterer: Live fyller inn Render Start og Render Length etter markeringen.',
    ],
    listenFor: 'Om slutten er en slutt, eller om oppmerksomheten dabber av.',
  },
  advanced: {
    why: 'Hvor en låt slutter, hører til formen: Den siste delen balanserer den første. En hale på {bars} takter forskyver proporsjonene, for lyttere og for alt som leser filen.',
    tryThis: [
      'Sammenlign lengden på halen med introens.',
      'Mener du den, så form den: Tynn den ut, filtrer den, eller la harmonien komme hjem.',
    ],
    listenFor: 'Hvilken takt du ville kalt den siste.',
  },
}
