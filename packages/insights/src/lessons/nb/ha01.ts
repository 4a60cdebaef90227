import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Låten din går rundt i en kort kjede av akkorder, eller av basstoner som står for dem. Hver av dem har en oppgave: Én er hjemme, én drar bort, og én trekker tilbake. Derfor kan loopen gå rundt lenge.',
    tryThis: [
      'Spill bare den siste akkorden i loopen, og så den første.',
      'Utelat den første akkorden én gang, på slutten av en del, og vent en takt.',
    ],
    listenFor: 'Trekket mot den første akkorden, og hvordan det kjennes å måtte vente.',
  },
  intermediate: {
    why: 'Romertall navngir akkorder etter avstanden hjemmefra, så den samme loopen kan høres i alle tonearter og i andre sanger. Starter den på en annen akkord, flytter følelsen av hjemme seg, med de samme akkordene.',
    tryThis: [
      'Start loopen én akkord senere i neste del.',
      'Bytt én akkord med en annen som gjør samme jobb: prøv ii for IV, og septimakkorden på VII for V.',
      'Hold én akkord dobbelt så lenge før den største delen.',
    ],
    listenFor: 'Hvilken akkord som kjennes som den første, uansett hvor loopen starter.',
  },
  advanced: {
    why: 'Looper uten tydelig kadens holder tonika åpen: Lytteren velger et hjem ut fra metrum, bass og melodi. En loop blir en frase så snart den siste akkorden endres, så én endret runde kan forme seksten takter.',
    tryThis: [
      'Skriv en turnaround for hver fjerde runde: Endre bare de to siste akkordene.',
      'Behold loopen og flytt målet for melodien fra runde til runde.',
    ],
    listenFor: 'Hypermetrum: hvilken runde som er sterk, og hvilken som er svak.',
  },
}
