import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'I disse taktene ligger {masker} over de samme tonehøydene som «{part}», og sterkere, så øret hører {masker} i stedet.',
    tryThis: ['Senk {masker} 2 dB bare i disse taktene.', 'Eller flytt det en oktav opp eller ned.'],
    listenFor: 'Om du kan følge «{part}» uten å anstrenge deg.',
  },
  intermediate: {
    why: 'En stemme dekkes der en annen er sterkere i båndene den består av. Å heve den dekkede løfter alt i den; å gi den plass koster mindre.',
    tryThis: [
      'Før en smal klokke over {masker} mens begge spiller, og kutt 2 dB der «{part}» trer fram.',
      'Panorer dem fra hverandre, eller styr {masker} med sidekjede fra «{part}», 2 til 3 dB.',
    ],
    listenFor: 'Konsonanter eller anslag i «{part}» i taktene som er nevnt.',
  },
  advanced: {
    why: 'Maskering rekker lenger opp enn ned: Et sterkt bånd på 400 Hz dekker 600 Hz før 250 Hz. Det som står 4 dB over det de andre sprer, høres.',
    tryThis: [
      'Kutt med en dynamisk equalizer på {masker}, styrt av «{part}», i båndet der begge er sterke.',
      'Tynn ut akkordleggingen i {masker} under stemmen i stedet for å filtrere den.',
    ],
    listenFor: 'Taktene i mono: Det panorering skjuler, kommer tilbake der.',
  },
}
