import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Toner er bare beskjeder. Uten et instrument på sporet gir de ingen lyd.',
    tryThis: ['Dra et instrument fra nettleseren i Live til sporet.', 'Trykk på avspilling.'],
    listenFor: 'Stemmen du kanskje har savnet.',
  },
  intermediate: {
    why: 'Det kan være en rest etter en stemme som ble flyttet, eller tonene var ment for et annet spor eller for ekstern maskinvare.',
    tryThis: ['MIDI To: Velg sporet som skal spille dem.', 'Eller kopier et instrument hit.'],
    listenFor: 'Doble toner, om et annet spor allerede spiller den samme stemmen.',
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
