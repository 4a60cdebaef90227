import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Lyder som deler rom, virker som de er spilt sammen. Her deler {parts} stemmer «{room}»: én knapp per stemme, og alle står på samme sted.',
    tryThis: ['Demp returen «{room}» og lytt.', 'Slå den på igjen: Hva beveger seg sammen?'],
    listenFor: 'Hvordan stemmene faller fra hverandre uten den.',
  },
  intermediate: {
    why: 'Ett rom for {parts} stemmer er lettere å plassere enn {parts} rom: Klangen og lengden på «{room}» settes én gang, og hver send sier hvor langt borte en stemme står.',
    tryThis: [
      'Skru senden på stemmen som skal stå nærmest, helt ned i åtte takter, og opp igjen: Tar den et steg fram?',
      'Er det ingenting som tar bunnen ut av «{room}» ennå, så legg en EQ Eight etter romklangen, og kutt under 200 Hz.',
    ],
    listenFor: 'Foran og bak, mer enn sterkt og svakt.',
  },
  advanced: {
    why: 'Sends etter faderen holder forholdet mellom tørt og vått mens nivåene endres. Og «{room}» kan komprimeres, gates eller dukke som helhet, og det kan ikke {parts} enkelteffekter.',
    tryThis: ['La returen dukke for stemmen som leder: Compressor på «{room}», sidechain fra den stemmen, 3 dB.'],
    listenFor: 'Et rom som åpner seg når den ledende stemmen har pause.',
  },
}
