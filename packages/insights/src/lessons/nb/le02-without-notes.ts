import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et lavkutt tar bort alt under et punkt, her {hz} Hz. Tyngden i en basstromme eller en bass ligger ofte lavere enn det.',
    tryThis: [
      'Slå lavkuttet i EQ Eight av og på, i hodetelefoner.',
      'Kommer tyngden tilbake, så dra punktet mot venstre til du ikke lenger hører forskjellen.',
    ],
    listenFor: 'Tyngden. Små høyttalere viser den kanskje ikke.',
  },
  intermediate: {
    why: 'Ved {hz} Hz tar kuttet allerede omtrent 3 dB, og mer under, der en basstromme eller bass ofte har grunntonen. Hvor denne har den, viser analysatoren i EQ Eight: den laveste kraftige toppen.',
    tryThis: [
      'Slå av kuttet og se på analysatoren mens «{part}» spiller: Er det en topp under {hz} Hz?',
      'I så fall: Sett kuttet under toppen, og sammenlign i hodetelefoner. Hvis ikke tar kuttet bare rumling, og er riktig.',
    ],
    listenFor: 'Tyngde mer enn lydstyrke, alene og i hele miksen.',
  },
  advanced: {
    why: 'Bærer et annet lag dypbassen, kan kuttet være helt riktig: Del ved delefrekvensen med like bratte kurver, og pass på fasedreiningen til et minimumfasefilter rundt den.',
    tryThis: [
      'Kontroller summen av laget og dypbassen i mono, med polariteten snudd én gang.',
      'Still delefrekvensen likt: kuttet i det ene laget, high cut i det andre.',
    ],
    listenFor: 'Et hull nær delefrekvensen, på enkelte toner.',
  },
}
