import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kopier er den raskeste måten å arrangere på, og hver kopi er et sted der en liten endring ikke koster noe.',
    tryThis: ['Gå til hvert fjerde klipp på «{part}».', 'Ta bort det siste slaget i det, eller endre noe der.'],
    listenFor: 'Hvor lite som skal til.',
  },
  intermediate: {
    why: 'Det som gjentas helt likt, blir grunn, og øret leter etter det som rører seg oppå. «{part}» gjentar seg mest, over {clips} klipp. Rører noe annet seg der, bærer grunnen det; gjør ingenting det, hører lytteren bare grunnen.',
    tryThis: [
      'Slett det siste slaget i hvert fjerde klipp på «{part}», og spill åtte takter over et av stedene.',
      'Angre, og legg til én ny lyd på samme sted i stedet. Hvilken av de to merker du?',
    ],
    listenFor: 'Slutten av frasene: Kan du høre dem komme?',
  },
  advanced: {
    why: 'Live kan variere kopier selv: Sannsynlighet for toner, avvik i anslagsstyrke og follow actions endrer det som høres, mens klippene er like. Det ser ikke denne tellingen.',
    tryThis: ['Sjanse på 80 % for ghost-slag; koble toner med Play One for alternativer (Live 12).'],
    listenFor: 'Om variasjonen støtter metrumet eller visker det ut.',
  },
}
