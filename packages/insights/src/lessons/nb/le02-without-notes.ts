import type { LessonText } from '../lesson-text.ts'
import { lesson as le02 } from './le02.ts'

export const lesson: LessonText = {
  ...le02,
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
}
