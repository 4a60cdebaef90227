import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Live teller takter, og de fleste looper varer én, to eller fire av dem. Den på «{track}» varer {beats} slag, så den begynner på et nytt sted i takten for hver runde.',
    tryThis: [
      'Lytt til fire runder av den sammen med en stemme som holder takten. Liker du hvor den faller?',
      'Var det ikke ment, så sett lengden på loopen til {whole} slag i klippet.',
    ],
    listenFor: 'Stedet i takten der loopen begynner på nytt.',
  },
  intermediate: {
    why: 'En loop på {beats} slag mot takten er polymetrikk: De samme tonene møter andre slag og andre akkorder i hver runde. Det kan også være et opptak som ble stoppet for tidlig eller for sent; da faller aksentene der ingen har lagt dem.',
    tryThis: [
      'Dupliser klippet, sett loopen i kopien til {whole} slag, og sammenlign den tredje runden i de to.',
      'Beholder du din, så la klippet starte på nytt der en ny del begynner.',
    ],
    listenFor: 'Om aksentene i loopen drar mot de andre stemmene eller bare bommer på dem.',
  },
  advanced: {
    why: 'En andre periode merkes bare mot en som ligger fast. De nærmeste hele taktene er {whole} slag; jo lenger en loop er fra dem, desto mer høres den som en egen taktart; jo nærmere, desto mer som en glipp.',
    tryThis: [
      'Se i listen etter hvor mange takter det går før loop og takt møtes, og lag en frase av det.',
      'Nullstill loopen hver åttende takt i en kopi, og sammenlign med den frie driften.',
    ],
    listenFor: 'Hvilken av de to foten din følger.',
  },
}
