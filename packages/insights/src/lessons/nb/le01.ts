import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Mange lyder har en dyp rumling som ingen merker alene. Flere av dem sammen gjør bunnen grumsete.',
    tryThis: [
      'Legg en EQ Eight på sporet og slå på bånd 1.',
      'Velg den første formen (low cut) og dra den mot høyre til lyden blir tynn.',
      'Gå litt tilbake.',
    ],
    listenFor: 'Bassen og basstrommen med denne stemmen på og av.',
  },
  intermediate: {
    why: 'Et kutt på 12 dB per oktav under den laveste tonen lar stemmen være i fred og frigjør headroom. Er det ikke noe innhold der nede, gjør det ingenting.',
    tryThis: [
      'Se på analysatoren i EQ Eight først: Er det noe under 100 Hz?',
      'I så fall: Low Cut 12 dB, en ters under den laveste tonen.',
    ],
    listenFor: 'Varmen: Blir stemmen kald i miksen, ligger kuttet for høyt.',
  },
  advanced: {
    why: 'Kutt dreier fasen nær hjørnet og kan heve topper. Stemmer i lag som er kuttet likt, kan summeres annerledes. Kutt det som er målt, heller enn av vane.',
    tryThis: [
      'Mål hvor mye av energien i sporet som ligger under 80 Hz.',
      'Bruk en myk hyllekurve der et bratt kutt høres.',
    ],
    listenFor: 'Transientene i gitarer og tangenter med bratte kutt nær grunntonen.',
  },
}
