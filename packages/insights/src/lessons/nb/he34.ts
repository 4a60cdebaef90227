import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Bølgen svinger ikke rundt midten. Du hører det ikke, men det tar plass og gir klikk ved klipping.',
    tryThis: ['Sett EQ Eight på hovedsporet med lavkutt ved 20 Hz.', 'Eksporter på nytt.'],
    listenFor: 'Klikk når du starter og stopper.',
  },
  intermediate: {
    why: 'Slik likestrøm kommer fra forvrengning, noen synther og opptak.',
    tryThis: ['Finn kilden: Solo, og se om stillheten ligger på null.', 'Bruk DC-bryteren i Utility på det sporet.'],
    listenFor: 'Begynnelsen av filen.',
  },
  advanced: {
    why: 'Asymmetrisk metning lager en forskyvning som følger nivået; et filter bak fjerner den.',
    tryThis: ['Filtrer rett bak metningen.', 'Sjekk at toppene ble symmetriske.'],
    listenFor: 'Takhøyden du vinner på én side.',
  },
}
