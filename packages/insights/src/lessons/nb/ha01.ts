import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En kjede på {chords} akkorder kommer igjen og igjen. Etter noen runder vet øret at {chord} følger etter {chordBefore}, så en {chord} som kommer sent, eller ikke kommer, merkes straks.',
    tryThis: [
      'Stopp låten rett etter {chordBefore}, vent, og spill {chord}.',
      'Demp akkordene der {chord} skulle ha kommet, én gang, på slutten av en del.',
    ],
    listenFor: 'Hvor sterkt {chordBefore} vil videre til {chord}.',
  },
  intermediate: {
    why: 'En runde varer {seconds} sekunder, og øret vet snart at {chord} følger etter {chordBefore}. Fra da av er hvert avvik, en annen siste akkord eller en lengre, en hendelse i formen.',
    tryThis: [
      'Legg loopen i Live om én runde, og flytt den så én akkord fram: de samme akkordene, men er hjemme der det var?',
      'Bytt ut {chordBefore} rett før en ny del, eller hold den slik at {chord} kommer en halv takt for sent.',
    ],
    listenFor: 'Hvilken akkord som kjennes som hjemme, uansett hvor loopen starter.',
  },
  advanced: {
    why: 'Er steget fra {chordBefore} til {chord} ikke en kadens, er det åpent hva som er hjemme: Metrum, bass og melodi avgjør. Én runde med en annen slutt gjør rundene før den til en frase.',
    tryThis: [
      'Endre bare de to siste akkordene i hver fjerde runde.',
      'Behold loopen, og la melodien ende på en annen tone i {chord} fra runde til runde.',
    ],
    listenFor: 'Hypermetrum: hvilken runde som er sterk, og hvilken som er svak.',
  },
}
