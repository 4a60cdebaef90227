import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Telefoner, mange små høyttalere og deler av en klubb spiller venstre og høyre sammen. Én bryter lar deg høre låten slik på et sekund.',
    tryThis: [
      'Dra Utility til slutten av hovedsporet.',
      'Trykk Mono én gang i den sterkeste delen, og slå den så av igjen.',
    ],
    listenFor: 'Forsvinner noe, eller blir det hult?',
  },
  intermediate: {
    why: 'Det som er ulikt mellom venstre og høyre, kan slå hverandre ut når begge legges sammen. Det skjer med brede synther, doblede gitarer og stereodelay, og det er lett å rette mens du fortsatt vet hvilken det var.',
    tryThis: [
      'Utility på slutten av hovedsporet, Mono koblet til en tast (Ctrl+K, eller Cmd+K på Mac).',
      'Lytt én gang per økt, lavt, i én høyttaler.',
      'La den være av under eksporten.',
    ],
    listenFor: 'Leaden mot akkordene: Balansen flytter seg når brede stemmer synker.',
  },
  advanced: {
    why: 'Summen av to like sterke, ukorrelerte kanaler faller 3 dB mot en korrelert, så litt tap er vanlig. Hull i enkelte toner eller stemmer peker mot fasen. Mono viser også maskering som panorering dekker over.',
    tryThis: [
      'Balanser en del i mono, og åpne så bredden igjen.',
      'Til enheter som bare skal ligge i lytteveien, bruker du monobryteren på lydkortet.',
    ],
    listenFor: 'Kamfilter på transienter.',
  },
}
