import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Med én side snudd skyver venstre mens høyre drar. Spilt i én høyttaler slår det de har felles, seg ut, og ofte er det mesteparten av stemmen.',
    tryThis: ['Klikk på den lysende Ø-knappen i Utility.', 'Lytt i mono før og etter.'],
    listenFor: 'Stemmen kommer tilbake til midten.',
  },
  intermediate: {
    why: 'Motsatte sider låter bredt og uten sted, og forsvinner i mono. Det er en reparasjon av en feilkoblet kabel eller mikrofon, og ellers for det meste et uhell.',
    tryThis: [
      'Slå den av, med mindre selve opptaket har den ene siden snudd.',
      'Kontroller: Med riktig innstilling er monosummen sterkere.',
    ],
    listenFor: 'Bunnen: Den forsvinner først.',
  },
  advanced: {
    why: 'På en kilde i midten blir midt til side: korrelasjon −1. Som knep for å hente ut siden trenger det en vei til, uten snudd polaritet.',
    tryThis: ['Ville du bare ha sidesignalet, sier Width på 400 % eller midt/side-modus det tydeligere.'],
    listenFor: 'Monosummen på hovedutgangen.',
  },
}
