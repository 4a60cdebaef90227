import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Musikk av andre kan kreve tillatelse før du gir ut din.',
    tryThis: ['Skriv ned hvor den kommer fra.', 'Spør, bytt den ut, eller behold låten for deg selv.'],
    listenFor: 'Om låten står uten den.',
  },
  intermediate: {
    why: 'Samples uten avtale kan stoppe en utgivelse eller ta inntektene fra den. Spiller du stemmen inn på nytt, trenger du bare rett til verket.',
    tryThis: ['Finn rettighetshaverne til opptaket og til verket: Ofte er det to ulike.', 'Eller lag stemmen selv.'],
    listenFor: 'Hva du likte ved den: lyd, toner eller rytme?',
  },
  advanced: {
    why: 'Slike filer har tapt noe to ganger: da de ble lastet opp, og da de ble konvertert. Distributører kjører fingeravtrykksøk, som også finner korte looper.',
    tryThis: ['Oppbevar en liste over kilder sammen med prosjektet til avklaringen.'],
    listenFor: 'Manglende diskant over 16 kHz.',
  },
}
