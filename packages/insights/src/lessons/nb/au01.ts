import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Automasjon skrur på en knapp for deg. En gjentatt stemme som åpner seg langsomt, kjennes som en reise.',
    tryThis: [
      'Trykk A for å se automasjonen.',
      'Legg en Auto Filter på paden, og tegn Frequency langsomt opp over 16 takter.',
    ],
    listenFor: 'De samme akkordene, på vei et sted.',
  },
  intermediate: {
    why: 'Én langsom bevegelse gjennom en del og én rask på slutten av frasene er nok for de fleste sanger.',
    tryThis: [
      'Langsomt: filter eller send over 16 takter.',
      'Raskt: senden til romklangen opp på det siste slaget i hver 8. takt.',
    ],
    listenFor: 'Om delen leder inn i den neste.',
  },
  advanced: {
    why: 'Bevegelse kan også komme fra LFO-er og envelope followers, eller være spilt inn i lyden. Det er ikke automasjon i filen.',
    tryThis: ['Spill inn automasjonen for hånd, og forenkle så kurven: Bevegelsene beholder timingen sin.'],
    listenFor: 'Forholdet mellom stemmene: La to ting bevege seg mot hverandre.',
  },
}
