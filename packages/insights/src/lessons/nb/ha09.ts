import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To tonearter kan ha nøyaktig de samme tonene. Hvilken vi hører, avhenger av tonen som kjennes som hjemme. Her er begge mulige, og det gir en svevende, åpen stemning.',
    tryThis: [
      'Stopp låten på den ene akkorden, og så på den andre. Hvilket stopp kjennes ferdig?',
      'Vil du ha et tydelig hjem, så begynn og slutt på den akkorden.',
    ],
    listenFor: 'Hvordan hjemmet du velger, farger alt.',
  },
  intermediate: {
    why: 'Tonearter som deler toner, skilles av bassen, av første og siste akkord og av hvor linjene hviler. Så lenge disse er uenige, svever låten; en del som bestemmer seg, kjennes som å komme fram.',
    tryThis: [
      'La én del bestemme: hjemmeakkorden på første slag, i bassen også.',
      'Eller bruk dominanten til den ene én gang.',
    ],
    listenFor: 'Hvor melodien faller til ro.',
  },
  advanced: {
    why: 'En slik tvetydighet er en ressurs: en dobbel tonika. Metrum favoriserer akkorden på den sterke takten, bass og avslutning kan favorisere den andre. Enkelte strekk kan skille seg ut, så se på tonearten langs låten også.',
    tryThis: ['Forskyv loopen én akkord mot hypermetrumet uten å endre noen akkord.'],
    listenFor: 'Om du hører et annet hjemme fra overgangen mellom delene.',
  },
}
