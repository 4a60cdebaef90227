import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Gjør du et svakt opptak mye sterkere, løfter du også det som ligger under: sus, brum, rommet.',
    tryThis: ['Lytt til pausene i klippet i solo.', 'Hører du støy, så fade eller kutt pausene.'],
    listenFor: 'Det som er der når ingenting spiller.',
  },
  intermediate: {
    why: 'Clip gain hever alt som er i filen, like mye: {db} dB mer lyd på «{part}» er {db} dB mer sus og rom i pausene. De når også hver enhet etter den, så en kompressor arbeider hardere.',
    tryThis: [
      'Lytt i solo til «{part}», på et sted i klippet der ingenting spiller: stillhet, eller støy?',
      'Støy: Kutt pausene, eller sett en Gate først på sporet. Stillhet: Klippet var bare svakt, og økningen er i orden.',
    ],
    listenFor: 'Støy som vokser når en kompressor slipper.',
  },
  advanced: {
    why: 'Clip gain kommer før alle enhetene, så 12 dB her er 12 dB mer inn i dynamikk og metning. I flyttall koster det ingen oppløsning, så det er bare støygulvet i opptaket som teller.',
    tryThis: [
      'Sammenlign med en terskel som er 12 dB lavere på den første dynamikkenheten.',
      'En kilde på 16 bit har fortsatt omtrent 84 dB omfang etter +12 dB: Det er sjelden grensen.',
    ],
    listenFor: 'Om klangen endres og ikke bare nivået når du flytter gain: et tegn på ulineære enheter etter.',
  },
}
