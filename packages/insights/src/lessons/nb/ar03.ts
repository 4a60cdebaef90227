import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Øret slutter å legge merke til en lyd som ikke endrer seg, ofte etter 8 til 16 takter. Du trenger ikke noe nytt: Å ta noe bort er også en endring.',
    tryThis: [
      'Demp trommene i de tredje åtte taktene.',
      'La bassen komme tilbake én takt senere enn alt annet.',
      'Spill det fra åtte takter før.',
    ],
    listenFor: 'Øyeblikket da stemmen kommer tilbake.',
  },
  intermediate: {
    why: 'Gjentakelse skaper en forventning, og en endring hver åttende takt belønner den. Små er nok: en oktav, et filter, en basstromme som mangler.',
    tryThis: [
      'Merk hver åttende takt i dette strekket.',
      'Endre én ting ved hvert merke: demping, fill, filter, oktav, ny hihat.',
      'Spar ett merke til noe større.',
    ],
    listenFor: 'Om du ser mindre på klokken.',
  },
  advanced: {
    why: 'Det som regnes som likt her, er toner og plasser i samples. Bevegelse gjennom automasjon, follow actions, sannsynlighet eller inne i plugins ses ikke, så minimalistisk og ambient musikk kan være mer levende enn dette sier.',
    tryThis: [
      'Bytt automasjonen av én parameter med noe langsommere enn strekket: et filter over 24 takter.',
      'Bruk lag med ulike looplengder (3 mot 4) for endring uten nytt materiale.',
    ],
    listenFor: 'Endring i to tidsskalaer samtidig.',
  },
}
