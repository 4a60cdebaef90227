import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De fleste tonene dine hører til én skala. {note} gjør ikke det, og du spiller den {times} ganger: Det er snarere en farge enn en feilfinger.',
    tryThis: [
      'Klikk på det første stedet i listen, og lytt.',
      'Flytt hver {note} der en halvtone i en kopi, lytt, og angre.',
    ],
    listenFor: 'Hva partiet mister uten den.',
  },
  intermediate: {
    why: 'Én tone utenfra som kommer {times} ganger, farger tonearten. Klinger en nabotone fra tonearten samtidig, en halvtone unna, gnisser det; alene gir den bare en skygge.',
    tryThis: [
      'Slå av tonen med tasten 0 på det første stedet i listen med {note}, spill, og slå den på igjen.',
      'Flytt den så en halvtone inn i tonearten, og sammenlign: Blir partiet blekt, hører fargen hjemme der; faller det til ro, var gnisningen i veien.',
    ],
    listenFor: 'Om stedet høres ut som en annen toneart, eller som din med en skygge.',
  },
  advanced: {
    why: 'En fremmed tone som stadig kommer igjen, er en blanding av dur og moll eller en egen modus mer enn kromatikk i forbifarten. Den kan også bety at et parti står i en annen toneart enn jeg leser.',
    tryThis: [
      'Hold grunntonen over partiet: Passer den fortsatt, er {note} en farge; gjør den ikke det, har hjemmet flyttet seg.',
      'La {note} gå trinnvis videre ett sted og med sprang et annet, og sammenlign.',
    ],
    listenFor: 'Om {note} vil løses eller er i ro.',
  },
}
