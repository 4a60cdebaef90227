import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Med en slik ratio kommer alt over terskelen ut like sterkt. Frasen strykes flat.',
    tryThis: [
      'Skru Ratio til omtrent 3.',
      'Ta ned Threshold til den beveger seg like mye som før.',
      'Sammenlign ved samme lydstyrke.',
    ],
    listenFor: 'Ord eller toner som lener seg fram igjen.',
  },
  intermediate: {
    why: 'Over 10:1 er en kompressor en limiter. Vil du ha jevnhet med uttrykk, sprer en lavere ratio og en lavere terskel den samme reduksjonen over mer av stemmen.',
    tryThis: ['2:1 til 4:1, attack 10–30 ms, 3–6 dB reduksjon.', 'Ta de få sterke ordene med automasjon før den.'],
    listenFor: 'Pust og konsonanter: Høy ratio drar dem opp.',
  },
  advanced: {
    why: 'Ved høy ratio følger reduksjonen toppene heller enn nivået; med RMS-modellen skjer det senere. To trinn på 3:1 gir omtrent samme område, og arbeidet høres mindre.',
    tryThis: ['I serie: først en langsom på 2:1, så en rask på 4:1, 2–3 dB hver.'],
    listenFor: 'Endring i klangen mens den arbeider: intermodulasjon på vokaler.',
  },
}
