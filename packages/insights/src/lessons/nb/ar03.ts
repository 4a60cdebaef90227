import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Øret slutter å legge merke til en lyd som ikke endrer seg. Du trenger ikke noe nytt: Å ta noe bort er også en endring.',
    tryThis: ['Slå av «{part}» i fire takter fra takt {middle}.', 'Spill det fra åtte takter før.'],
    listenFor: 'Øyeblikket da stemmen kommer tilbake.',
  },
  intermediate: {
    why: '{bars} takter går uten en endring. Gjentakelse skaper en forventning, og noe lite som bryter den, er nok: en oktav, et filter, et slag som uteblir.',
    tryThis: [
      'Ta ut «{part}» i fire takter fra takt {middle}, og spill over begge kantene: Merker du mest når den går, eller når den kommer tilbake?',
      'Angre, ta i stedet bort bare det siste slaget i hver åttende takt på sporet, og sammenlign.',
    ],
    listenFor: 'Hvor oppmerksomheten glipper, og hva som henter den tilbake.',
  },
  advanced: {
    why: 'Det som regnes som likt her, er toner og plasser i samples. Bevegelse gjennom automasjon, follow actions, sannsynlighet eller inne i plug-ins ses ikke, så minimalistisk og ambient musikk kan være mer levende enn dette sier.',
    tryThis: [
      'Automatiser én parameter så langsomt som strekket er langt: et filter over alle {bars} taktene.',
      'Bruk lag med ulike looplengder (3 mot 4) for endring uten nytt materiale.',
    ],
    listenFor: 'Endring i to tidsskalaer samtidig.',
  },
}
