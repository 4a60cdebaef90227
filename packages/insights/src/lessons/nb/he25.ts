import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dype lyder til venstre og høyre skyver mot hverandre. På klubb, der bassen er mono, forsvinner {lossDb} dB av dem.',
    tryThis: [
      'Sett Utility på bassen og slå på Bass Mono, ved 120 Hz.',
      'Gjør det samme med alt annet som er dypt og bredt.',
      'Sjekk med Mono i Utility på hovedsporet.',
    ],
    listenFor: 'Bassen i mono: Blir den stående?',
  },
  intermediate: {
    why: 'Chorus, unison og stereoromklang på dype stemmer vrir fasen på én side.',
    tryThis: [
      'Eksporter stemmene som spiller der én for én, og slipp dem her.',
      'Gjør den skyldige smal under 120 Hz, og behold bredden over.',
    ],
    listenFor: 'Stortromme og bass sammen, i mono.',
  },
  advanced: {
    why: 'Vinyl og klubbanlegg summerer bunnen; ellers varierer tapet med rommet.',
    tryThis: [
      'Mid/side-EQ: Kutt siden under 120 Hz i gruppen, før summen.',
      'Sjekk korrelasjonen for hver dyp stemme, ikke bare for miksen.',
    ],
    listenFor: 'Jevnhet fra tone til tone i mono.',
  },
}
