import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den ene kanalen er snudd opp ned. I mono ville det meste av låten bli borte.',
    tryThis: [
      'Sett Utility sist på hovedsporet og trykk Ø for én side.',
      'Blir det fyldigere, så finn hvor den ble snudd: en Utility, et opptak, en kabel.',
    ],
    listenFor: 'Stemmen eller stortrommen: i midten igjen?',
  },
  intermediate: {
    why: 'Bassen på begge sider går i motfase gjennom hele filen, så det skjedde med summen eller med alt i den.',
    tryThis: ['Sjekk hver Utility på hovedspor og grupper for en trykket Ø.', 'Sjekk mikrofonpar.'],
    listenFor: 'Bildet i hodetelefoner: inne i hodet eller ved siden av.',
  },
  advanced: {
    why: 'En snudd polaritet beholder spekteret på hver side og dreper midten.',
    tryThis: ['Legg venstre mot snudd høyre for å bevise det.', 'Snu den tilbake ved kilden, ikke to ganger.'],
    listenFor: 'Midtkanalen alene.',
  },
}
