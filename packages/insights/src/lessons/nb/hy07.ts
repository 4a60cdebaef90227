import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dette sporet er flyttet ørlite i tid. Det er lett å glemme, for kontrollen er vanligvis skjult.',
    tryThis: [
      'Vis den: View ▸ Mixer Controls ▸ Track Delays (D-knappen i eldre versjoner).',
      'Dobbeltklikk for å sette den til 0, og sammenlign.',
    ],
    listenFor: 'Hvilken som groover mest.',
  },
  intermediate: {
    why: 'Millisekunder er feel: En sen skarptromme er lat, en tidlig hi-hat driver. De retter også opp langsomme anslag og maskinvare.',
    tryThis: ['Skriv grunnen i infoteksten til sporet.', 'Sett den til 0 én gang før eksporten, og lytt.'],
    listenFor: 'Flam med lyder som er doblet.',
  },
  advanced: {
    why: 'Forskyvningen gjelder både avspilling og eksport, og den flytter sporet like mye mot returspor og sidechain på andre spor.',
    tryThis: ['Kontroller sidechain: Utløseren flytter seg med sporet sitt.'],
    listenFor: 'Fasen mot en parallell kopi: Noen få millisekunder gir kamfilter.',
  },
}
