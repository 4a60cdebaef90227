import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De som har en mindre utgave av Live, kan ikke kjøre disse enhetene.',
    tryThis: ['Frys sporene deres før du deler settet.'],
    listenFor: 'Det fryste sporet låter likt.',
  },
  intermediate: {
    why: 'En Max-enhet er en egen fil. Ligger den utenfor prosjektet, kan den bli borte på samme måte som en sample.',
    tryThis: ['File ▸ Collect All and Save.', 'Frys eller eksporter for dem som har Intro eller Standard.'],
    listenFor: 'Fri modulasjon blir ulik for hver avspilling.',
  },
  advanced: {
    why: 'Enheter som bruker Live API, griper inn i settet mens det spiller, og kan skrive i angreloggen. En del av tilstanden deres ligger utenfor det settet lagrer.',
    tryThis: ['Frys selve enheten (snøfnugget på den), så følger dens egne filer med.'],
    listenFor: 'Om alt er som før når settet åpnes igjen.',
  },
}
