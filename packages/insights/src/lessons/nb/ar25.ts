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
    why: 'Lyttere tar inn et mønster på noen få runder og lytter så forbi det. Én endring hver fjerde eller åttende takt er nok til å hente dem tilbake: En tone som mangler, høres like tydelig som en tone mer.',
    tryThis: [
      'Se i Session View etter andre versjoner av klippet som du alt har laget.',
      'Lag tre: én med mindre, én med mer, én som leder videre. Fordel dem på delene i låten.',
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
