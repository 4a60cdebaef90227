import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Rundt {band} opphever venstre og høyre hverandre. På en telefon, som spiller én kanal, blir den lyden nesten borte.',
    tryThis: [
      'Slå på Mono i Utility på hovedsporet.',
      'Finn stemmen som krymper, og gjør den smalere eller demp effekten.',
    ],
    listenFor: 'Melodien på en telefon.',
  },
  intermediate: {
    why: 'Haas-forsinkelser, bred detune og faseeffekter bytter mono mot bredde.',
    tryThis: ['Se på de bredeste stemmene i båndet: chorus, utvider, korte ekko.', 'Behold ett tørt lag i midten.'],
    listenFor: 'Om stemmen fortsatt leder i mono.',
  },
  advanced: {
    why: 'Et tap over 3 dB sier at kanalene motarbeider hverandre, ikke bare at de er ulike.',
    tryThis: ['Bytt utvideren mot ekte dobling eller mid/side-EQ.', 'Mål stemmen alene.'],
    listenFor: 'Kamfilter når kanalene summeres.',
  },
}
