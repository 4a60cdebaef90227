import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To stemmer spiller de samme {notes} tonene i mer enn én oktav. De høye tonene gir lys, de dype tyngde, og du hører fortsatt én linje.',
    tryThis: [
      'Loop åtte takter der begge spiller, og demp den ene, og så den andre.',
      'La den høyeste spille bare i den fyldigste delen.',
    ],
    listenFor: 'Om linjen blir større eller bare sterkere.',
  },
  intermediate: {
    why: 'Over {notes} toner er de to én stemme i to registre. Oktaver deler overtoner og smelter sammen, så styrken på den øverste avgjør om den er en stemme eller bare lys på den nederste.',
    tryThis: [
      'Skru ned den høyeste til du ikke lenger hører den som en egen stemme, og demp den så: Det er det den gir.',
      'Spar den ene oktaven til den fyldigste delen.',
      'Legg den høyeste stemmen en ters over linjen i stedet i fire takter: Nå er det to linjer.',
    ],
    listenFor: 'Nivået der én stemme blir til to.',
  },
  advanced: {
    why: 'En linje i oktaver tar to registre med én stemme og rammer inn det som ligger mellom dem.',
    tryThis: [
      'Legg akkordene mellom de to i én del, og utenfor dem i en annen.',
      'La den ene spille en enklere utgave av den andre: heterofoni.',
    ],
    listenFor: 'Om det som ligger mellom dem, rammes inn eller skjules.',
  },
}
