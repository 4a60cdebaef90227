import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Under varmen er det ingenting: På et stort anlegg mangler gulvet.',
    tryThis: [
      'Sjekk om bassen er dempet, eller om et lavkutt står for høyt.',
      'Flytt bassen ned en oktav i én del og sammenlign.',
    ],
    listenFor: 'Låten i bil, eller i hodetelefoner med bass.',
  },
  intermediate: {
    why: 'Et lavkutt på hovedsporet eller på en gruppe tar alt under seg, også stortrommen.',
    tryThis: [
      'Se etter EQ Eight eller Auto Filter som høypass på hovedspor og grupper.',
      'Sjekk lavkuttet på hver bass og stortromme: 30 Hz er nok.',
    ],
    listenFor: 'Tyngden i det første slaget.',
  },
  advanced: {
    why: 'Har stemmene bunn og filen ikke, tar kjeden den; motfase mellom stortromme og bass kan også ta den.',
    tryThis: [
      'Eksporter stortromme og bass alene og sammenlign summen med hver av dem.',
      'Slå av hovedkjeden og sammenlign kurvene her.',
    ],
    listenFor: 'Oktaven 31 til 63 Hz på et anlegg som spiller den.',
  },
}
