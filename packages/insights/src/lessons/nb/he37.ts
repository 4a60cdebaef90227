import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Filen og settet er ikke samme versjon: En del er flyttet, kuttet eller byttet siden.',
    tryThis: ['Eksporter på nytt fra settet slik det er nå.', 'Eller åpne lagringen som denne filen kom fra.'],
    listenFor: 'Taktene som er nevnt over, i begge.',
  },
  intermediate: {
    why: 'Tilbakemelding om en gammel eksport villeder. Dater filen etter lagringen.',
    tryThis: ['Skriv dato og lagringsnummer i navnet på filen.', 'Behold én eksport per milepæl.'],
    listenFor: 'Overgangene på begge sider av den flyttede delen.',
  },
  advanced: {
    why: 'Biter på omtrent 15 s legges på settet én for én; en bit som passer bedre et annet sted, ble flyttet.',
    tryThis: [
      'Sammenlign med sikkerhetskopiene: En av dem kan passe i sin helhet.',
      'Bruk forskjellen som et før og etter.',
    ],
    listenFor: 'Hva endringen gjorde med formen.',
  },
}
