import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den tørre lyden spiller allerede på sitt eget spor. Det en retur legger til, bør være effekten alene.',
    tryThis: ['Skru Dry/Wet på returen til 100 %.', 'Bestem med sendene hvor mye du hører.'],
    listenFor: 'Stemmer blir ikke lenger sterkere når du skrur opp senden.',
  },
  intermediate: {
    why: 'Ved {wet} % vått kommer en del av det effekten får, tørt tilbake, oppå sporet som spiller allerede. Med hver send blir stemmen også sterkere, så balanse og rom kan ikke stilles hver for seg.',
    tryThis: [
      'Skru én send helt ned og opp igjen: Blir stemmen sterkere, eller bare fjernere?',
      'Blir den sterkere: Dry/Wet på 100 %, og så sendene litt ned, for nå er det mer effekt i dem.',
      'Er det flere effekter på rad, avgjør den første: På 100 % slipper den ingenting tørt gjennom, og de neste kan være delvis tørre.',
    ],
    listenFor: 'Nivået på den tørre stemmen med senden oppe og nede.',
  },
  advanced: {
    why: 'Har returen latens som ikke kompenseres, som med eksterne effekter, gir den andre tørre kopien kamfilter med den første. I serie på én retur trenger bare den første enheten å være helt våt for at den tørre veien skal bort.',
    tryThis: ['Se på rekkefølgen: En delay på 100 % foran en romklang på 50 % er en god blanding.'],
    listenFor: 'Hul klang i monostemmer.',
  },
}
