import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{device} gjør alt som går gjennom «{bus}», ruere, både det dype og det lyse.',
    tryThis: ['Slå av {device} i fire takter. På hvilken lyd savner du den?', 'Legg den på den ene stemmen.'],
    listenFor: 'Om de andre stemmene blir klarere uten.',
  },
  intermediate: {
    why: 'På «{bus}» behandler {device} alle stemmer likt, både dem det rue kler, og dem som taper på det. Ved siden av den rene lyden kan du velge hvor mye.',
    tryThis: [
      'Slå av {device} i fire takter: Hvilken stemme vinner, og hvilken mister karakteren?',
      'Grupper den (Ctrl+G, eller Cmd+G på Mac), legg til en tom kjede i racket for den rene lyden, og bland de to med volumet på kjedene.',
    ],
    listenFor: 'Den dypeste og den lyseste lyden i «{bus}»: De viser det først.',
  },
  advanced: {
    why: 'Færre punktprøver folder det som ligger over halvparten av den nye frekvensen, tilbake som uharmoniske toner; lavere bitoppløsning og støy legger et gulv under alt som går gjennom. På en buss skjer det med summen, så det kan oppstå nye toner mellom stemmene også.',
    tryThis: [
      'Sammenlign i Redux med filteret på, som tar ut mye av foldingen; i Erosion og Vinyl: smalere eller svakere støy.',
    ],
    listenFor: 'Toner som beveger seg mot melodien.',
  },
}
