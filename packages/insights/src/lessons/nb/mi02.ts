import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et perfekt rutenett er en stil for seg. Vil du at det skal kjennes mer spilt, er noen få millisekunder nok.',
    tryThis: ['Åpne groove-poolen og dra en sekstendedelssving til hihaten.', 'Sett Timing til 30 %.'],
    listenFor: 'Om hodet begynner å nikke annerledes.',
  },
  intermediate: {
    why: 'Feel kommer av jevne, små forskyvninger: hihat litt sent, skarptromme litt tidlig, basstromme på streken. Tilfeldige forskyvninger låter bare løst.',
    tryThis: [
      'Swing på 54–58 %, bare på hihaten.',
      'Eller Track Delay: +5 ms på skarptrommen.',
      'La basstrommen stå der den er.',
    ],
    listenFor: 'Rommet mellom skarptromme og hihat.',
  },
  advanced: {
    why: 'Mikrotiming virker sammen med lyden: Et langsomt anslag høres sent uansett. Forskyvninger under omtrent 5 ms kjennes som klang mer enn tid.',
    tryThis: ['Hent grooven fra et trommebreak, og bruk timingen på perkusjon og anslagene på alt.'],
    listenFor: 'Om det er jevnt fra takt til takt.',
  },
}
