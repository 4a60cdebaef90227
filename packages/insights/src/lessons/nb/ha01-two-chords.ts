import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{chord} og {chordBefore} bytter på: bort og tilbake, som å puste. Med to akkorder kan du velge hvilken av dem som kjennes som hjemme.',
    tryThis: [
      'Stopp låten på {chord}, og så på {chordBefore}: Hvilket stopp høres ferdig ut?',
      'Bli på {chordBefore} én runde lenger, én gang.',
    ],
    listenFor: 'Om {chord} kjennes som å komme tilbake etter den lengre ventetiden.',
  },
  intermediate: {
    why: 'En runde varer {seconds} sekunder, og med to akkorder ligger mye av det som skiller hjemme fra borte, utenfor harmonien: hvilken av dem som åpner en del, og hvilken melodien hviler på.',
    tryThis: [
      'Legg loopen i Live om én runde, og flytt den så {chordBefore} kommer først: Flytter hjemme seg med den?',
      'Sett en tredje akkord i stedet for {chordBefore} i siste runde før en del, én gang.',
    ],
    listenFor: 'Om den ene akkorden gjør det større å komme tilbake til {chord}.',
  },
  advanced: {
    why: 'To akkorder som går fram og tilbake, er en pendel. Er ingen av dem den andres dominant, er funksjonen svak, og stemmeføring, register og taktgrupper bærer formen.',
    tryThis: [
      'Skriv den nærmeste veien fra {chord} til {chordBefore}: Felles toner blir liggende, de andre går trinnvis. Skriv så den videste.',
      'Behold bassen fra {chord} under begge i én del: Pendelen blir et orgelpunkt.',
    ],
    listenFor: 'Hvilken stemme du følger fra akkord til akkord.',
  },
}
