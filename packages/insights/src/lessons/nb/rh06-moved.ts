import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Alle tonene på «{track}» ligger like langt utenfor rutenettet, {ms} ms. En hånd spiller ikke så jevnt, så de er flyttet samlet, med vilje eller ikke.',
    tryThis: [
      'Sett Track Delay på dette sporet til {delay} ms: Da står de på rutenettet.',
      'Spill fire takter på begge måter, og behold den du liker.',
    ],
    listenFor: 'Om stemmen sitter bedre sammen med resten, eller mister noe.',
  },
  intermediate: {
    why: 'Faste {ms} ms er en plassering, ikke noe en hånd spiller: Det kan være en feel, veie opp for en langsom attack, eller være igjen fra et klipp som ble flyttet uten rutenett.',
    tryThis: [
      'Sett Track Delay på «{track}» til {delay} ms, og sammenlign; det tar bort forskyvningen og lar klippene være.',
      'Beholder du forskyvningen, så legg tonene på rutenettet, og gi sporet forsinkelsen i stedet: Da holder redigering og kopier seg på rutenettet.',
    ],
    listenFor: 'Om attacken i denne stemmen møter de andre, eller kommer litt for seg selv.',
  },
  advanced: {
    why: 'En fast forskyvning flytter stemmen mot alle andre og lar dens egen rytme være i fred. Med langsom attack kan det som høres, begynne et annet sted enn tonen.',
    tryThis: [
      'Frys stemmen og mål fra taktstreken til den første sterke svingningen: Ligger den på streken, veier de {ms} ms opp for attacken.',
      'Prøv halve forskyvningen: Det som var for mye som feel, er ofte riktig som et hint.',
    ],
    listenFor: 'Ett slag eller to der denne stemmen møter en skarp.',
  },
}
