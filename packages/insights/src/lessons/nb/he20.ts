import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Halen på denne stortrommen har sin egen tone, og den gnisser mot tonearten.',
    tryThis: ['Transponer klippet én halvtone opp eller ned.', 'Eller gjør halen kortere, slik at ingen tone høres.'],
    listenFor: 'Stortromme og bass sammen: én lyd, eller to.',
  },
  intermediate: {
    why: 'En lang stortromme er en basstone. På grunntonen eller kvinten låser den seg til basslinjen.',
    tryThis: ['Prøv grunntonen i tonearten først, så kvinten.', 'Stem etter øret mens bassen spiller.'],
    listenFor: 'Svevning mellom stortromme og bass.',
  },
  advanced: {
    why: 'Haler med tonehøyde på 80 ms og mer høres som toner. Stemming betyr mest der stortromme og bass overlapper.',
    tryThis: [
      'Stem til grunntone eller kvint innenfor 10 cent, eller gate halen under 60 ms.',
      'Sjekk igjen etter metning.',
    ],
    listenFor: 'Svevningen i de første 100 ms.',
  },
}
