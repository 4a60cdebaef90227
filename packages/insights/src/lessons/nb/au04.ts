import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En veldig brå endring i volum kan gi et klikk.',
    tryThis: [
      'Gå til denne takten og lytt i hodetelefoner.',
      'Klikker det, så tegn en kort skråning i stedet for et trinn.',
    ],
    listenFor: 'Et lite tikk der volumet hopper.',
  },
  intermediate: {
    why: 'Live runder av hopp i parametere over noen få millisekunder, så mange av dem gir ikke noe klikk. Klinger en lang eller dyp tone ved hoppet i takt {bar}, hører du det lettere.',
    tryThis: [
      'Spill over takt {bar} med «{part}» i solo, på hodetelefoner: Er det et tikk der?',
      'Er det det, så gi linjen en skråning på 5 til 10 ms: Zoom inn, slå av Snap to Grid (Ctrl+4, eller Cmd+4 på Mac), og flytt det andre punktet litt.',
    ],
    listenFor: 'Et tikk ved hoppet, utenom nivåendringen du vil ha.',
  },
  advanced: {
    why: 'Et trinn ganger signalet med et trinn: et spektrum på 1/f rundt hver deltone. Lengden på utglattingen avgjør hvor det faller av.',
    tryThis: ['Flytt hoppet til et nullpunkt ved å legge det mellom toner.'],
    listenFor: 'Den eksporterte filen, heller enn avspillingen i Live.',
  },
}
