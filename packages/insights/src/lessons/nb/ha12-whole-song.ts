import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'MIDI-stemmene dine spiller {tones} og ingen andre toner. Du kjenner snart hver av dem, så en annen tone ville vært en hendelse.',
    tryThis: [
      'Spill {tones} etter hverandre: Hvilken kjennes som hjemme?',
      'Legg til én ny tone, én gang, i den fyldigste delen.',
    ],
    listenFor: 'Om den nye tonen åpner noe eller bryter trolldommen.',
  },
  intermediate: {
    why: 'Med bare {tones} har harmonien lite å fortelle, og oktav, rytme og klang bærer formen. Til gjengjeld kan én tone du har holdt utenfor så lenge, åpne en del.',
    tryThis: [
      'Hold én ny tone der den fyldigste delen begynner.',
      'Utelat én av de {notes} tonene i den første delen, og la den komme inn senere.',
      'Spill én stemme en oktav høyere i én del, og sammenlign de to stegene.',
    ],
    listenFor: 'Hva som markerer delen: tonen, oktaven eller klangen.',
  },
  advanced: {
    why: 'Intervallene mellom de {notes} tonene gir en egen farge, mer enn tonearten gjør. Flyttes alle like langt, er fargen den samme et annet sted.',
    tryThis: [
      'Flytt alle stemmene opp en kvint i én del, og tell tonene som blir.',
      'Snu en linje på hodet rundt {tone}: de samme intervallene, og andre toner.',
    ],
    listenFor: 'Om du hører den samme fargen et annet sted, eller en annen låt.',
  },
}
