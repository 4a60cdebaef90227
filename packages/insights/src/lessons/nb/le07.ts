import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den endrer ingenting. Kanskje er den begynnelsen på en tanke du ikke fullførte.',
    tryThis: ['Fullfør tanken, eller slett enheten.'],
    listenFor: 'Ingenting skal endres når den forsvinner.',
  },
  intermediate: {
    why: 'Flate EQ-er kommer med maler og vaner. De gjør kjeden lengre å lese, og det er alt.',
    tryThis: [
      'Slett dem du ikke har tenkt å bruke.',
      'Eller bruker du en som analysator: Da sier Spectrum det med navnet sitt.',
    ],
    listenFor: 'Ingenting: En flat EQ Eight slipper lyden gjennom som den er.',
  },
  advanced: {
    why: 'Flate bånd er gjennomsiktige, og en EQ Eight i denne tilstanden koster lite. Med oversampling legger den til latens, som Live kompenserer.',
    tryThis: ['Marker flere, slett, og lytt med en nulltest om du vil være sikker.'],
    listenFor: 'Full stillhet i nulltesten.',
  },
}
