import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kopier er den raskeste måten å arrangere på, og hver kopi er et sted der en liten endring ikke koster noe.',
    tryThis: ['Ta hver fjerde kopi av én stemme.', 'Endre to toner, eller det siste slaget.'],
    listenFor: 'Hvor lite som skal til.',
  },
  intermediate: {
    why: 'Variert gjentakelse beholder hooken og gir liv: En vending på slutten av fire eller åtte takter sier hvor frasen slutter.',
    tryThis: [
      'Hver 4. kopi: Utelat det første slaget eller endre det siste.',
      'Hver 8.: en fill.',
      'Andre halvdel av låten: én stemme en oktav opp.',
    ],
    listenFor: 'Slutten av frasene: Kan du høre dem komme?',
  },
  advanced: {
    why: 'Live kan variere kopier selv: Sannsynlighet for toner, avvik i anslagsstyrke og follow actions endrer det som høres, mens klippene er like, og det ser ikke denne tellingen.',
    tryThis: ['Sjanse på 80 % for ghost notes; koble toner med Play One for alternativer (Live 12).'],
    listenFor: 'Om variasjonen støtter metrumet eller visker det ut.',
  },
}
