import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Så lenge ett spor står i solo, er de andre stumme. Eksporten gjør det samme: Den får bare med det som er i solo.',
    tryThis: ['Se etter den lysende S-knappen i mikseren.', 'Klikk på den, så den slukkes.'],
    listenFor: 'Hele låten er tilbake.',
  },
  intermediate: {
    why: 'Solo lagres med settet, og en eksport av hovedutgangen retter seg etter den. Den er lett å overse når sporet ligger foldet sammen i en gruppe.',
    tryThis: [
      'Slå av hver Solo-knapp som lyser. Skal du bare slukke én av flere, så hold Ctrl (Cmd på Mac).',
      'Se langs mikseren etter S-knapper som lyser før du eksporterer.',
    ],
    listenFor: 'Alle stemmene du venter, er der fra første takt.',
  },
  advanced: {
    why: 'Solo i Live er eksklusiv som standard og virker ved å dempe resten, unntatt returspor. «All Individual Tracks» eksporterer hvert spor for seg; «Main» eksporterer det du hører nå.',
    tryThis: [
      'Slå av solo før du eksporterer Main.',
      'Bruker du solo til å sammenligne, så koble Solo-knappen til en tast: Den er vanskeligere å glemme.',
    ],
    listenFor: 'Hovedmåleren viser nivået hele settet skal ha.',
  },
}
