import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To av stemmene dine spiller de samme {notes} tonene. For øret er det én tykkere stemme, ikke to.',
    tryThis: [
      'Demp den ene i åtte takter fra takt {bar}, og spør hva som mangler.',
      'Er det bare tykkelse, kan du spare den til den sterkeste delen og la den være borte ellers.',
      'Eller la den ene holde lange toner mens den andre beveger seg.',
    ],
    listenFor: 'Om du fortsatt hører to instrumenter.',
  },
  intermediate: {
    why: 'Dobling gir tyngde og farge, ingen ny linje. Unisont slåss to lyder om én plass; en oktav fra hverandre deler de den. En dobling som aldri slutter, gir refrenget ikke noe trinn opp.',
    tryThis: [
      'Behold doblingen der låten er fyldigst, fra takt {bar} eller fra refrenget av.',
      'Gi den andre stemmen en ters eller sekst over i den andre delen, eller svaret i pausene.',
      'Del etter frekvens: Kutt bunnen i den øverste lyden og toppen i den nederste.',
    ],
    listenFor: 'Steget fra én stemme til to: Det bør høres som en hendelse.',
  },
  advanced: {
    why: 'Orkestratorer dobler i oktav for å styrke en linje og unisont for å blande en farge; unisone synther gir chorus og, i bassen, fase som vandrer fra tone til tone. {notes} doblede toner er et valg av farge som formen kunne bruke.',
    tryThis: [
      'Ha bare én kilde under 120 Hz i bassen, og legg lavkutt på lagene.',
      'Gjør doblingen om til heterofoni: Den ene spiller en enklere utgave av den andre.',
      'Hør summen i mono, tone for tone.',
    ],
    listenFor: 'Toner i linjen som plutselig mister kropp: Der opphever lagene hverandre.',
  },
}
