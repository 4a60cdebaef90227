import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den tørre lyden spiller allerede på sitt eget spor. Det en retur legger til, bør være effekten alene.',
    tryThis: ['Skru Dry/Wet på returen til 100 %.', 'Bestem med sendene hvor mye du hører.'],
    listenFor: 'Stemmer blir ikke lenger sterkere når du skrur opp senden.',
  },
  intermediate: {
    why: 'En tørr kopi til gir mer nivå med hver send, så balanse og rom kan ikke stilles hver for seg.',
    tryThis: [
      'Dry/Wet på 100 %, og ta så sendene litt ned: Nå er det mer effekt i dem.',
      'Flere effekter på rad på én retur: Den første avgjør om tørr lyd slipper gjennom.',
    ],
    listenFor: 'Klangen i den tørre stemmen med senden oppe og nede.',
  },
  advanced: {
    why: 'Har returen latens som ikke kompenseres, som med eksterne effekter, gir den andre tørre kopien kamfilter med den første. I serie på én retur trenger bare den første enheten å være helt våt for at den tørre veien skal bort.',
    tryThis: ['Se på rekkefølgen: En delay på 100 % foran en romklang på 50 % er en god blanding.'],
    listenFor: 'Hul klang i monostemmer.',
  },
}
