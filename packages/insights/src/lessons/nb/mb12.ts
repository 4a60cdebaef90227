import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Kanskje slo du den av for å sammenligne, og lot den stå slik. Eller du valgte den bort.',
    tryThis: ['Slå den på og lytt til den sterkeste delen.', 'La den stå på, eller slett den: Da er saken avgjort.'],
    listenFor: 'Forskjellen ved samme lydstyrke.',
  },
  intermediate: {
    why: 'Før en eksport bør hver enhet på hovedsporet være der med vilje.',
    tryThis: ['Gå gjennom kjeden fra venstre mot høyre: på, eller bort.', 'Lagre en versjon først.'],
    listenFor: 'Hopp i nivå når du slår av og på: Gjør dem like før du dømmer.',
  },
  advanced: {
    why: 'En enhet som er av, går utenom, men latensen kompenseres som regel fortsatt, og bryteren kan være koblet eller automatisert et annet sted.',
    tryThis: ['Se etter Device On i automasjonsvelgeren på hovedsporet.'],
    listenFor: 'Timingen i stemmer som spilles direkte, med og uten enheter som har latens.',
  },
}
