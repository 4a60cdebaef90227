import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Låten din bruker to kopier av den samme lyden. Det spiller fint, men rydder du i den ene mappen, blir et av klippene stumt.',
    tryThis: [
      'File ▸ Collect All and Save legger det låten trenger, i dens egen mappe.',
      'Behold én kopi i biblioteket ditt.',
    ],
    listenFor: 'Begge kopiene etter tur: Låter de ikke likt, er den ene redigert, og den vil du beholde.',
  },
  intermediate: {
    why: 'Et sett husker hver fil etter adressen. Kopier oppstår når packs installeres to ganger, når et prosjekt kopieres, eller når nedlastinger sorteres senere.',
    tryThis: [
      'Velg kopien som ligger i biblioteket ditt.',
      'File ▸ Manage Files ▸ Manage Set: Bytt den andre med den.',
    ],
    listenFor: 'Åpne settet etter ryddingen: ingen linje om manglende filer.',
  },
  advanced: {
    why: 'Sjekksum og størrelse er like, og i praksis betyr det samme fil. Live bruker de samme kjennetegnene når det søker etter manglende filer. Sett på andre disker kan fortsatt vise til hver av kopiene.',
    tryThis: ['Bruk lenker i stedet for sletting om flere sett bruker begge.'],
    listenFor: 'Hvor lang tid settet bruker på å åpne med én kopi i minnet i stedet for to.',
  },
}
