import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dype toner går også inn i denne romklangen. Uten et kutt klinger de videre i rommet mellom slagene.',
    tryThis: ['Slå på Lo Cut til venstre i Reverb.', 'Dra den til omtrent 250 Hz.'],
    listenFor: 'Bunnen blir klarere, rommet blir.',
  },
  intermediate: {
    why: 'En dyp stemme når denne romklangen, og halen klinger videre der bunnen ville hvilt mellom slagene. Kuttes det før romklangen, holder rommet seg i midten, der det høres som rom.',
    tryThis: [
      'Demp returen i fire takter: Endrer bunnen seg ikke, så la alt være som det er.',
      'Klarner den opp: Slå på Lo Cut i Reverb, ved 250–300 Hz, og sammenlign igjen.',
    ],
    listenFor: 'Basstromme og bass med returen dempet og på.',
  },
  advanced: {
    why: 'Modusene i lange algoritmer hoper seg opp i bunnen. Å begrense båndet inn er renere enn EQ etter, for modulasjonen inne i klangen sprer energi nedover igjen.',
    tryThis: ['Sidechain returen til den tørre stemmen, så blir det klart uten EQ.'],
    listenFor: 'Om det bygger seg opp over åtte takter med tett materiale.',
  },
}
