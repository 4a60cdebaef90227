import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et stort øyeblikk trenger et lite ved siden av seg. Låten din har begge, så det store kan komme fram.',
    tryThis: [
      'Lytt fra det lille stedet og fram til det store.',
      'Demp én stemme til på det lille stedet, og lytt igjen.',
    ],
    listenFor: 'Øyeblikket da stemmene kommer inn sammen.',
  },
  intermediate: {
    why: 'Antall stemmer er den enkleste dynamikken som finnes. Den som har den i arrangementet, trenger mindre av den fra faderne.',
    tryThis: ['La den siste store delen ha én stemme mer enn den første.', 'Spar én stemme til slutten alene.'],
    listenFor: 'Om den andre ankomsten er større enn den første.',
  },
  advanced: {
    why: 'Kontrast i tekstur leses mot delene ved siden av, mer enn mot helheten: To trinn på tre stemmer høres som en oppbygning, ett på seks som et dropp.',
    tryThis: [
      'Flytt det største trinnet én del, og sammenlign hvilken av de to ankomstene som bærer formen.',
      'Hold leiet fast mens antallet endres, og så omvendt.',
    ],
    listenFor: 'Hva som sier deg hvor du er: antall, leie eller tetthet.',
  },
}
