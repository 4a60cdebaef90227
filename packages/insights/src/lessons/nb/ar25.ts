import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En loop som går rundt i {bars} takter, er grunnen låten står på. En grunn kan godt ligge stille; da trenger øret noe annet som rører seg.',
    tryThis: [
      'Kopier klippet én gang, endre ett slag eller én tone på det siste slaget, og legg kopien på slutten av hver åttende takt.',
      'Ta ut stemmen i fire takter midt i låten.',
    ],
    listenFor: 'Hvor tidlig du slutter å høre loopen, og når du hører den igjen.',
  },
  intermediate: {
    why: 'Lyttere tar inn et mønster på noen få runder og lytter så forbi det; «{part}» går rundt {rounds} ganger. Én endring henter øret tilbake, og en tone som mangler, høres like tydelig som en tone mer.',
    tryThis: [
      'Slett det siste slaget i «{part}» i hver åttende takt, og spill over to av stedene. Savner du ingenting der, er loopen blitt grunn, og noe annet kan røre seg oppå den.',
      'Ta den ut i fire takter midt i låten, og hør hva det gjør at den kommer tilbake.',
    ],
    listenFor: 'Om du kan si hvilken del du er i, bare ved å høre loopen.',
  },
  advanced: {
    why: 'Gjentakelse flytter oppmerksomheten: Det som gjentas, blir grunn, og små ting oppå den, et filter, et anslag, et forskjøvet slag, blir figur. Et mønster som får ligge i {bars} takter, gir rom for det; om låten bruker rommet, avgjør om den virker minimal eller uferdig.',
    tryThis: [
      'Bruk sjanse eller anslagsområde på enkelttoner, så ingen runde er helt lik den forrige.',
      'Forskyv loopen mot de andre i én del: Start den ett slag senere.',
    ],
    listenFor: 'Hva som er i forgrunnen i den siste tredelen av låten, og om det var der i den første.',
  },
}
