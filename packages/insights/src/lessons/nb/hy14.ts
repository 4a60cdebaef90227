import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En gruppe former lyden som sendes til den. Et spor inni som sendes et annet sted, går aldri gjennom enhetene på gruppen.',
    tryThis: [
      'Vis In/Out-delen, og velg Group under Audio To på disse sporene.',
      'Liker du lyden som den er, så slett enhetene på gruppen.',
    ],
    listenFor: 'Lyden med enhetene på gruppen, og uten dem.',
  },
  intermediate: {
    why: 'En mappe med spor og en buss er to ting: Faderen, EQ-en og kompressoren på gruppen når bare det som er rutet til Group. Måleren på gruppen viser det.',
    tryThis: [
      'Spill låten og se på måleren på gruppen: Den rører seg ikke.',
      'Rut ett spor tilbake til Group, juster nivået med faderen på gruppen, og ta så det neste.',
    ],
    listenFor: 'Nivået: Det som går gjennom gruppen for første gang, kan bli høyere eller lavere.',
  },
  advanced: {
    why: 'En kompressor på gruppen som lytter til basstrommen, demper ingenting: Det som skulle gi plass, spiller videre på fullt nivå.',
    tryThis: [
      'Send sporene gjennom gruppen, og sjekk tersklene: Slik settet er lagret, kommer det ikke noe signal dit.',
      'La et spor som skal være tørt, gå utenom gruppen, og gi det et navn som sier det.',
    ],
    listenFor: 'Bunnen der basstrommen slår, med dempingen i signalveien.',
  },
}
