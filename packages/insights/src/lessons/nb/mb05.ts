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
    why: 'Å dele arbeidet på to trinn er en kjent teknikk: et raskt for topper, et langsomt for nivå. Det lønner seg om begge gjør lite og har ulik fart.',
    tryThis: [
      'Gi hver sin oppgave: først en klipper eller rask limiter, 1–2 dB, så den siste limiteren, 1–2 dB.',
      'Kontroller at bare den siste setter taket.',
    ],
    listenFor: 'Anslaget i trommene og stereobredden i sterke partier.',
  },
  advanced: {
    why: 'I serie senker den første limiteren toppfaktoren, så den andre arbeider med liggende energi, og release høres som pumping eller forvrengt bass.',
    tryThis: ['Gjør den andre langsommere, med lookahead og true peak, og la den første arbeide med vanlige topper.'],
    listenFor: 'Intermodulasjon på basstoner under en travel topp.',
  },
}
