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
    why: 'Live runder av hopp i parametere over noen få millisekunder, så mange av dem høres ikke. I bassen hører du dem før.',
    tryThis: [
      'En skråning på 5–10 ms: Hold Ctrl (Cmd) og flytt det andre punktet litt.',
      'Skal det hakke, så bruk Gate eller Auto Pan, som glatter ut selv.',
    ],
    listenFor: 'Klikk i lange, dype toner.',
  },
  advanced: {
    why: 'Et trinn ganger signalet med et trinn: et spektrum på 1/f rundt hver deltone. Lengden på utglattingen avgjør hvor det faller av.',
    tryThis: ['Flytt hoppet til et nullpunkt ved å legge det mellom toner.'],
    listenFor: 'Den eksporterte filen, heller enn avspillingen i Live.',
  },
}
