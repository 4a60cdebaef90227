import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hver limiter skjuler det den forrige gjorde. Med flere er det vanskelig å si hvilken som former lyden.',
    tryThis: [
      'Slå av alle unntatt den siste.',
      'Hent lydstyrken tilbake med den.',
      'Slå på de andre igjen, én om gangen, om du savner dem.',
    ],
    listenFor: 'Hva hver av dem legger til, ved samme lydstyrke.',
  },
  intermediate: {
    why: 'To trinn kan dele arbeidet: et raskt for topper, et langsomt for nivå. Det lønner seg om begge gjør lite; arbeider bare det ene, trengs ikke det andre.',
    tryThis: [
      'Spill de sterkeste taktene og les reduksjonen i hver: Beveger en av dem seg knapt? Slå den av.',
      'Arbeider begge hardt, så ta ut den ene, gjør lydstyrken lik, og sammenlign trommene.',
    ],
    listenFor: 'Anslaget i trommene i de sterkeste taktene.',
  },
  advanced: {
    why: 'I serie senker den første limiteren toppfaktoren, så den andre arbeider med liggende energi, og release høres som pumping eller forvrengt bass.',
    tryThis: ['Gjør den andre langsommere, med lookahead og true peak, og la den første arbeide med vanlige topper.'],
    listenFor: 'Intermodulasjon på basstoner under en travel topp.',
  },
}
