import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{tone} tar {share} % av tiden da toner klinger. Den er grunnen du hører alle andre toner mot.',
    tryThis: [
      'Nynn {tone} mens låten spiller, og merk hvor det skurrer.',
      'Demp stemmene som holder {tone}, i åtte takter: Blir en annen tone hjemme?',
    ],
    listenFor: 'Hvilke toner som kjennes nær {tone}, og hvilke som er langt unna.',
  },
  intermediate: {
    why: 'Mot {tone} har hver annen tone én farge: En ters sier dur eller moll, en kvint hviler, en halvtone skurrer. Med {share} % på {tone} avgjør få toner stemningen.',
    tryThis: [
      'Hold molltersen over {tone} i fire takter, og så durtersen: {tone} alene sier ingen av delene.',
      'Utelat {tone} i én takt før en ny del.',
    ],
    listenFor: 'Hvilken annen tone som avgjør stemningen.',
  },
  advanced: {
    why: 'En tone som blir liggende, gir trinn uten akkorder: Formen hviler på hvilke toner som kommer ved siden av {tone}, i hvilket register og hvor tett.',
    tryThis: [
      'Skriv ned hvilke toner hver del har ved siden av {tone}, og gi den siste en tone som ingen hadde før.',
      'Flytt {tone} til en annen oktav i én del: Under de andre er den en grunn, over dem et omvendt orgelpunkt.',
    ],
    listenFor: 'Hvor lenge {tone} kan bli liggende før fraværet høres mer enn noen innsats.',
  },
}
