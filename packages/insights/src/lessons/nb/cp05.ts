import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En lyd du valgte en gang, og aldri spilte. Kanskje er den stemmen som mangler.',
    tryThis: ['Loop åtte takter av låten og spill med på den.', 'Kommer det ingenting? Slett sporet.'],
    listenFor: 'Ett kort svar på melodien er nok.',
  },
  intermediate: {
    why: 'Ubrukte instrumenter laster samples og tar minne. De viser også hva du ville legge til.',
    tryThis: ['Skriv fire takter for ett av dem, bare med toner som en annen stemme gir plass til.', 'Slett resten.'],
    listenFor: 'Et hull i leie eller rytme som det kunne fylt.',
  },
  advanced: {
    why: 'Sporet kan få toner fra et annet gjennom MIDI From, eller bli spilt direkte.',
    tryThis: ['Kontroller MIDI From før du sletter det.'],
    listenFor: 'Hvor lang tid settet bruker på å åpne, før og etter.',
  },
}
