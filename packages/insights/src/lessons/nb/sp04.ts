import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dype toner klinger lengst i en romklang. Uten et kutt fyller de rommet mellom slagene.',
    tryThis: ['Slå på Lo Cut til venstre i Reverb.', 'Dra den til omtrent 250 Hz.'],
    listenFor: 'Miksen blir klarere, rommet blir.',
  },
  intermediate: {
    why: 'Kutter du under 250–300 Hz og over 8 kHz foran romklangen, holder rommet seg i midten, der det høres som rom.',
    tryThis: [
      'EQ Eight foran romklangen: lavkutt 300 Hz, high cut 8 kHz.',
      'Ta senden opp til du merker den, og så litt tilbake.',
    ],
    listenFor: 'Basstromme og bass med returen dempet og på.',
  },
  advanced: {
    why: 'Modusene i lange algoritmer hoper seg opp i bunnen. Å begrense båndet inn er renere enn EQ etter, for modulasjonen inne i klangen sprer energi nedover igjen.',
    tryThis: ['Sidechain returen til den tørre stemmen, så blir det klart uten EQ.'],
    listenFor: 'Om det bygger seg opp over åtte takter med tett materiale.',
  },
}
