import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Toner er bare beskjeder. Uten et instrument på sporet gir de ingen lyd.',
    tryThis: ['Dra et piano fra browseren i Live til «{part}».', 'Trykk på avspilling.'],
    listenFor: 'Stemmen du kanskje har savnet.',
  },
  intermediate: {
    why: 'Det som er skrevet på «{part}», når ikke noe instrument (toner: {notes}). Det kan være en rest etter en stemme som ble flyttet, eller være ment for et annet spor eller for ekstern maskinvare.',
    tryThis: [
      'Slipp et piano på «{part}» og spill låten: Hører du en stemme som manglet, eller en som et annet spor alt spiller?',
      'Manglet den, så gi den lyden sin, her eller med MIDI To til et annet spor. Er den dobbel, så slett den.',
    ],
    listenFor: 'Om en annen stemme spiller de samme tonene.',
  },
  advanced: {
    why: 'Verken en enhet eller rutingen tar imot MIDI i denne filen. En plug-in som ikke lot seg laste, teller fortsatt som enhet, så det er ikke det.',
    tryThis: [
      'Slipp et piano på sporet og hør hva tonene er.',
      'Er de verdt å beholde: Høyreklikk på klippet ▸ Export MIDI Clip, og slett så sporet.',
    ],
    listenFor: 'Om en annen stemme allerede spiller den samme linjen.',
  },
}
