import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Live teller takter, og de fleste looper varer én, to eller fire av dem. Denne varer {beats} slag, så den begynner på et nytt sted i takten for hver runde.',
    tryThis: [
      'Lytt til fire runder av den sammen med trommene. Liker du hvor den faller?',
      'Var det ikke ment, så sett lengden på loopen til hele takter i klippet.',
    ],
    listenFor: 'Stedet i takten der loopen begynner på nytt.',
  },
  intermediate: {
    why: 'En loop på {beats} slag mot takten er polymetrikk: De samme tonene møter andre slag og andre akkorder i hver runde. For hånd er det ofte et opptak som ble stoppet for sent eller for tidlig, og da faller aksentene der ingen har lagt dem.',
    tryThis: [
      'Dupliser klippet, sett loopen i kopien til de nærmeste hele taktene, og sammenlign de to.',
      'Beholder du den, så la en ny del begynne der loop og takt møtes, eller start klippet på nytt der.',
    ],
    listenFor: 'Om aksentene i loopen drar mot trommene eller bare bommer på dem.',
  },
  advanced: {
    why: 'En ny periode kjennes mot en som er sikker: Én stemme må holde takten. Gjør ingen det, er taktstreken i Live bare en linjal, og en taktart som passer til loopen, får takter, rutenett og start av klipp til å telle med.',
    tryThis: [
      'Skriv ned etter hvor mange takter loop og takt møtes, og lag en frase av det.',
      'Har alle looper den samme skjeve lengden, så bytt taktart, eller tempo hvis hver loop er et opptak av hele takter.',
    ],
    listenFor: 'Hvilken av de to foten din følger.',
  },
}
