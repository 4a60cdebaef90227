import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To stemmer spiller de samme {notes} tonene i samme høyde. For øret er det én lyd med to farger, ikke to stemmer.',
    tryThis: [
      'Loop åtte takter der begge spiller, og demp den ene, og så den andre: Hvilken savner du?',
      'La den andre spille bare i den fyldigste delen, og hør hvordan den vokser.',
    ],
    listenFor: 'Om du fortsatt hører to instrumenter.',
  },
  intermediate: {
    why: '{notes} toner unisont gir tyngde og farge, og ingen ny linje. Et lag som alltid er der, er en del av lyden; et som kommer inn, er en hendelse.',
    tryThis: [
      'Demp den ene, og la den komme inn der låten er fyldigst.',
      'Del spekteret: Kutt bunnen i den ene og toppen i den andre med EQ Eight.',
      'Flytt den ene opp en oktav i én del.',
    ],
    listenFor: 'Steget fra én lyd til to.',
  },
  advanced: {
    why: 'To lyder unisont legges sammen som bølger: Der fasene glir fra hverandre, vokser enkelte toner eller blir tynne, mest i bassen.',
    tryThis: [
      'Hør begge i mono, med Utility, tone for tone.',
      'La bare den ene bære det som ligger under 120 Hz.',
      'La den ene spille en enklere utgave av den andre: heterofoni.',
    ],
    listenFor: 'Toner som mister kropp når begge spiller: Der opphever lagene hverandre.',
  },
}
