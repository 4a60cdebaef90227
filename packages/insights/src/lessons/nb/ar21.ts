import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Det ligger en bass i arrangementet ditt, men den er slått av, så fra takt {bar} spiller låten uten bass i {bars} takter. Slo du den av for å høre på noe annet, er den lett å glemme.',
    tryThis: [
      'Slå den på igjen, og spill fra to takter før takt {bar}.',
      'Vil du ha disse taktene uten bass, så slett klippene eller flytt dem bak låten. Da vet du at det var et valg.',
    ],
    listenFor: 'Om akkordene får en annen karakter når bassen sier hvilken tone de står på.',
  },
  intermediate: {
    why: '{bars} takter uten bass kan være et break som gjør det sterkt når den kommer igjen, eller en stemme som ble slått av et øyeblikk og glemt. I eksporten låter begge likt.',
    tryThis: [
      'Slå på «{part}» igjen, med gruppen om den er av, spill fra to takter før takt {bar}, og så av igjen: I hvilken versjon savner du noe?',
      'Er av riktig, så la bassen komme inn på første slag i neste del; skal den være borte for godt, så slett klippene.',
    ],
    listenFor: 'Hva som bærer tyngden mens ingen bass spiller.',
  },
  advanced: {
    why: 'Uten den dypeste stemmen mister omvendinger meningen sin, og øret tar den dypeste tonen som er igjen, for bassen. I {bars} takter fra takt {bar} er det en annen stemmes jobb, med den leggingen den har.',
    tryThis: [
      'Hør hvilken tone som er dypest i takt {bar} nå, og om harmonien du mente, fortsatt holder over den.',
      'Eksporter begge versjonene, og sammenlign den dype oktaven i spekteret.',
    ],
    listenFor: 'Hvilken stemme som tar over som den dypeste.',
  },
}
