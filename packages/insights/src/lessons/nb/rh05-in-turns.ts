import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Basstrommen og «{track}» spiller på skift: En basstone begynner sammen med {met} av {hits} slag på basstrommen. Hver av dem har bunnen for seg selv, og bassen svarer basstrommen.',
    tryThis: [
      'Loop fire takter der begge spiller, og lytt til basstromme og bass alene.',
      'Dupliser bassklippet, flytt tonene så den første faller på basstrommen, og sammenlign.',
    ],
    listenFor: 'Hvilken av de to hodet ditt nikker til.',
  },
  intermediate: {
    why: 'Fordi «{track}» holder seg unna basstrommen, trenger de to lite plass fra hverandre i nivå og frekvens. Draget kommer fra mellomrommet: Basstrommen har slaget, bassen svarer.',
    tryThis: [
      'Gi bassen én tone på basstrommen på slutten av hver fjerde takt, som et merke.',
      'Senker en kompressor denne bassen under basstrommen, så slå den av i fire takter: Med så få møter har den kanskje lite å gjøre.',
    ],
    listenFor: 'Hvor mye stillhet det er før hvert slag på basstrommen.',
  },
  advanced: {
    why: 'Når de deler {met} av {hits} slag, maskerer basstromme og bass hverandre lite, og toppene legges sjelden sammen. Prisen er at ingen slag har tyngden av begge.',
    tryThis: [
      'La forholdet følge formen: på skift her, låst i én del, og sammenlign tyngden i slaget.',
      'Forleng basstonene til de når neste slag på basstrommen, og se hvor mye toppnivået på hovedsporet stiger.',
    ],
    listenFor: 'Hvilken av de to du hører som pulsen.',
  },
}
