import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et perfekt rutenett er en stil for seg. En trommeslager kommer noen millisekunder tidlig eller sent; på «{track}» kan du like eller savne det.',
    tryThis: [
      'Åpne Grooves i browseren i Live, og dra en swing i sekstendedeler til et klipp på «{track}».',
      'Flytt Timing mellom 0 og 50 % i Groove Pool.',
    ],
    listenFor: 'Ved hvilken mengde hodet nikker annerledes, og om du vil ha det.',
  },
  intermediate: {
    why: 'Feel kommer av små forskyvninger som er de samme, som en hi-hat litt sent i hver takt; tilfeldige låter bare løst. På «{track}» er det ingen, så feelen kommer bare fra mønster, aksenter og lyder.',
    tryThis: [
      'Gi et klipp på «{track}» en swinggroove på 54 til 58 %, og flytt Timing mens det spiller.',
      'Eller sett Track Delay til 8 ms, så til −8 ms: de samme trommene bak de andre stemmene, og foran dem.',
    ],
    listenFor: 'Rommet mellom disse trommene og stemmen som går sammen med dem.',
  },
  advanced: {
    why: 'Mikrotiming virker sammen med lyden: Et langsomt anslag høres sent uansett, og noen få millisekunder kjennes som klang mer enn tid.',
    tryThis: [
      'Hent ut grooven i et innspilt trommebreak, og gi «{track}» Timing på 50 %, så Velocity i stedet: Hvilken av de to bærer feelen?',
    ],
    listenFor: 'Om feelen er den samme fra takt til takt.',
  },
}
