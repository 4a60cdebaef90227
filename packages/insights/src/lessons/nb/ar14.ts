import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Selve slaget beveger seg i denne låten. Det er tegnet i tempolinjen i bildet.',
    tryThis: ['Følg tempolinjen mens låten spiller.'],
    listenFor: 'Hvor tidlig du kjenner at det beveger seg.',
  },
  intermediate: {
    why: 'Noen få BPM mer løfter et refreng uten at noen merker det. En takt i 2/4 utsetter en ankomst.',
    tryThis: ['Prøv halvparten av endringen, og så det dobbelte.'],
    listenFor: 'Delayer og LFO-er i takt: Følger de med?',
  },
  advanced: {
    why: 'Glidende tempo endrer warpet lyd kontinuerlig, og klipp i Re-Pitch glir i tonehøyde. Alle lengder i sekunder her er regnet gjennom tempokurven.',
    tryThis: ['Kontroller klipp uten warp etter en tempoendring: De beholder sekundene sine, ikke taktene.'],
    listenFor: 'Om alt treffer sammen på slutten av en tempoglidning.',
  },
}
