import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et stort øyeblikk trenger et lite ved siden av seg. Er hver del av låten like full, kjennes ingen av dem som toppen.',
    tryThis: [
      'Velg øyeblikket som skal være størst.',
      'Ta ut de to sterkeste tingene i de åtte taktene før.',
      'Lytt til begge etter hverandre.',
    ],
    listenFor: 'Øyeblikket vokser, enda du ikke endret noe i det.',
  },
  intermediate: {
    why: 'Energi kommer av hvor mange stemmer som spiller, hvor travle de er, og om bunnen er der. Hver av dem kan tas ned for seg, og hvor stor en del virker, måles mot det som var mindre før den.',
    tryThis: [
      'Rundt takt {bar}, der minst spiller nå, ta ut én stemme til eller bunnen i åtte takter, og spill inn i det som følger.',
      'Angre, og halver i stedet tonene i én stemme der: Hvilken av de to gjør det som kommer etter, størst?',
    ],
    listenFor: 'Hvor stor delen etterpå kjennes, enda ingenting i den er endret.',
  },
  advanced: {
    why: 'Kurven er bygd av antall per fire takter. Leie, klang og nivå kan forme noe som den viser flatt, og minimalistisk musikk kan legge all bevegelsen sin der.',
    tryThis: [
      'Tegn kurven du vil ha på papir, med ett høydepunkt, og sammenlign del for del.',
      'Tynn ut etter leie: Fjern det som ligger under 150 Hz, og så det som ligger over 5 kHz, etter tur.',
    ],
    listenFor: 'Om det andre høydepunktet går over det første.',
  },
}
