import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Bass låter fastest når venstre og høyre spiller det samme. De fleste basslyder gjør det av seg selv, så dette er bare noe å vite.',
    tryThis: ['Legg en Utility på hovedsporet og trykk Mono.', 'Blir bassen der? Da er alt vel: Slå den av igjen.'],
    listenFor: 'Bassen med Mono på og av.',
  },
  intermediate: {
    why: 'Basspresets i stereo finnes: unison, chorus, stereosamples. De låter store i hodetelefoner og tynne i mono.',
    tryThis: [
      'Sett bassen i solo, trykk Mono, og sammenlign bunnen.',
      'Faller den: Utility ▸ Bass Mono på 120 Hz, sist i kjeden.',
    ],
    listenFor: 'Tap av tyngde, mer enn av bredde.',
  },
  advanced: {
    why: 'Korrelasjonen under 120 Hz er målet. Verdier nær 1 trenger ingenting; under omtrent 0,5 taper en monosum hørbart.',
    tryThis: [
      'Mål stemmen, ikke navnet på preseten.',
      'Noen plater har bunnen i stereo i refrengene med vilje: Bestem del for del.',
    ],
    listenFor: 'Kontrasten mellom vers og refreng om du bare gjør det ene bredt.',
  },
}
