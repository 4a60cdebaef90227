import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den som åpner dette settet, trenger de samme plug-in-ene. Det gjelder også deg på din neste datamaskin.',
    tryThis: ['Før du sender det: Høyreklikk på hvert slikt spor ▸ Freeze.', 'Deretter File ▸ Collect All and Save.'],
    listenFor: 'Settet spiller på en datamaskin uten dem.',
  },
  intermediate: {
    why: 'Plug-in-er er det i et prosjekt som eldes først. Fryste spor og eksporterte stems spiller også om ti år.',
    tryThis: [
      'Når en sang er ferdig, så eksporter stems til mappen dens.',
      'Noter versjonene av plug-in-ene som lager hovedlyden.',
    ],
    listenFor: 'Stemsene lagt sammen er lik miksen.',
  },
  advanced: {
    why: 'Settet lagrer tilstanden til hver plug-in som en blokk med byte som bare pluginen kan lese. Uten den kan ingen av innstillingene hentes fram.',
    tryThis: ['Lagre presets av de viktigste lydene i plug-in-ens eget format også.'],
    listenFor: 'Om alt er som før etter en oppdatering av pluginen.',
  },
}
