import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Automasjon skrur på en knapp for deg. En gjentatt stemme som åpner seg langsomt, kjennes som en reise.',
    tryThis: [
      'Trykk A for å se automasjonen.',
      'Legg en Auto Filter på stemmen du hører lengst, og tegn Frequency langsomt opp over 16 takter.',
    ],
    listenFor: 'De samme tonene, men på vei et sted.',
  },
  intermediate: {
    why: 'Fadere, sends og filtre i filen står i ro fra første til siste takt, så all endring kommer fra toner, fra det som er spilt inn, og fra enheter som rører seg selv. Én langsom bevegelse viser hva en hånd ville lagt til.',
    tryThis: [
      'Slå på Automation Arm og Arrangement Record, spill åtte takter av den lengste delen, og skru på ett filter eller én send for hånd; spill det så av.',
      'Angre, og skru opp en send til romklang bare på det siste slaget i én frase: Hvilken av de to merker du mest?',
    ],
    listenFor: 'Om delen går et sted, enda ingen stemme kommer eller går.',
  },
  advanced: {
    why: 'Bevegelse kan også komme fra LFO-er og envelope followers, eller være spilt inn i lyden. Det er ikke automasjon i filen.',
    tryThis: ['Spill inn automasjonen for hånd, og forenkle så kurven: Bevegelsene beholder timingen sin.'],
    listenFor: 'Forholdet mellom stemmene: La to ting bevege seg mot hverandre.',
  },
}
