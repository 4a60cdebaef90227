import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En gruppe samler mange spor i ett, med én fader for alle.',
    tryThis: ['Marker trommesporene med shift-klikk.', 'Trykk Ctrl+G (Cmd+G på Mac).'],
    listenFor: 'Skru trommene opp og ned med én fader.',
  },
  intermediate: {
    why: 'Med grupper mikser du fire eller fem fadere, og effekter kan arbeide med trommene under ett.',
    tryThis: ['Trommer, bass, harmonikk, lead, effekter.', 'En forsiktig kompressor på trommegruppen: 1–2 dB.'],
    listenFor: 'Om trommene låter som ett sett.',
  },
  advanced: {
    why: 'Grupper gir orden i nivåene og stems på én gang: Eksporter gruppene, så har du stems.',
    tryThis: ['Legg grupper i grupper: basstrommer inne i trommer. La sends bli på enkeltsporene for dybdens skyld.'],
    listenFor: 'Nivået inn i bearbeidingen etter ny gruppering: uendret ved 0 dB.',
  },
}
