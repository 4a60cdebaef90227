import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et sett inneholder ikke lydene sine, det husker hvor de er. Flytter du mappen, bytter datamaskin eller sender prosjektet til noen, blir lydene som ligger andre steder, igjen.',
    tryThis: ['File ▸ Collect All and Save.', 'La alle valg stå på Yes, og trykk OK.'],
    listenFor: 'Lyden er den samme. Nå er prosjektmappen komplett.',
  },
  intermediate: {
    why: 'Live lagrer en sti for hver sample. Filer inne i prosjektet blir funnet ut fra det, uansett hvor mappen flyttes. De utenfor finnes bare med full sti, og den er en annen på neste datamaskin eller disk.',
    tryThis: [
      'File ▸ Collect All and Save kopierer filene utenfra til Samples/Imported.',
      'Filer fra Packs blir vanligvis utelatt: Den som åpner settet, trenger Packen.',
      'File ▸ Manage Files ▸ Manage Set viser listen før og etter.',
    ],
    listenFor: 'Flytt mappen som en prøve: Settet åpner uten en oransje linje om manglende filer.',
  },
  advanced: {
    why: 'RelativePathType 1 i filreferansen: verken prosjekt, bibliotek eller Pack. Live lagrer størrelse og sjekksum også, så et søk kan finne en flyttet fil, men bare der det får lete.',
    tryThis: [
      'Samle ved milepæler i stedet for ved hver lagring: Hvert prosjekt får sin egen kopi av hver sample.',
      'Deler flere maskiner en sampledisk, så hold én sti på alle og samle bare når settet skal leveres.',
    ],
    listenFor:
      'Plassen på disken før og etter: Et samlet prosjekt kan vokse med flere gigabyte når det har multisamples.',
  },
}
