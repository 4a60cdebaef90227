import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lyder som deler rom, virker som de er spilt sammen. Du skrur på én knapp per stemme, og alle står på samme sted.',
    tryThis: ['Demp returen og lytt.', 'Slå den på igjen: Hva beveger seg sammen?'],
    listenFor: 'Hvordan stemmene faller fra hverandre uten den.',
  },
  intermediate: {
    why: 'Ett rom for flere stemmer er lettere å plassere enn mange: Klang, lengde og nivå settes én gang, og hver send sier bare hvor langt borte en stemme står.',
    tryThis: [
      'Legg en EQ Eight etter effekten på returen, og ta bort bunnen.',
      'Gi den nærmeste stemmen den laveste senden, og sammenlign.',
    ],
    listenFor: 'Foran og bak, mer enn sterkt og svakt.',
  },
  advanced: {
    why: 'Sends etter faderen holder forholdet mellom tørt og vått mens nivåene endres. En retur kan komprimeres, gates eller dukke som helhet, og det kan ikke seksten enkelteffekter.',
    tryThis: ['La returen dukke for leaden: Compressor på returen, sidechain fra leaden, 3 dB.'],
    listenFor: 'Et rom som åpner seg når leaden har pause.',
  },
}
