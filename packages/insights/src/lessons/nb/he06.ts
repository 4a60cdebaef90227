import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Filen er lav, og det er ingen feil: {roomDb} dB står fritt for mastring. Bare hvis du laster den opp som den er, vil den virke svakere enn andre.',
    tryThis: [
      'Skal den til mastring? La den være slik.',
      'Laster du den opp selv? Løft den med en Limiter på hovedsporet.',
    ],
    listenFor: 'Ingenting ennå: Nivå er ikke kvalitet.',
  },
  intermediate: {
    why: 'Mikseteknikere leverer omtrent på dette nivået, slik at neste person har plass å arbeide på.',
    tryThis: ['Sjekk at ingen limiter holder miksen tilbake mens du mikser.', 'Noter lydstyrken du leverer med.'],
    listenFor: 'Om miksen står uten limiteren.',
  },
  advanced: {
    why: 'Takhøyde koster ingenting i 24 bit eller flyttall; støygulvet ligger langt under.',
    tryThis: [
      'Eksporter 24 eller 32 bit, uten dither, for mastring.',
      'Behold toppene du har: Det er dem mastringen arbeider med.',
    ],
    listenFor: 'Anslagene på lyttenivå.',
  },
}
