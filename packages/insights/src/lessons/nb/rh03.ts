import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Swing vil si at annenhver tone kommer litt sent. Her swinger én stemme mer enn en annen, så småtonene faller {ms} ms fra hverandre.',
    tryThis: [
      'Høyreklikk klippet som swinger, og velg Extract Groove(s).',
      'Velg den grooven i klippet til den andre stemmen, og spill.',
    ],
    listenFor: 'Om de to låser seg. Likte du gnisningen bedre, så angre.',
  },
  intermediate: {
    why: 'Med {swung} % ved siden av {straight} % faller de sene tonene i de to stemmene {ms} ms fra hverandre. Det kan være en egen feel, en rett bunn under noe som swinger. Skal de treffe samme slag, høres det som en flam.',
    tryThis: [
      'Hent ut grooven til stemmen som swinger, velg den i klippet til den andre, og dra Timing fra 0 til 100 % mens begge spiller.',
      'Stopp der offbeatene blir til ett slag, gå så tilbake til 0, og avgjør hvilken av de to du vil ha.',
    ],
    listenFor: 'Offbeatene: ett slag eller to?',
  },
  advanced: {
    why: 'Medianen av offbeatenes plass sier hvor mye en stemme swinger, spredningen hvor jevnt. Lag med ulik swing hører til noen stilarter, som rett basstromme og bass under swingende hi-hat; øret tar stemmen med de skarpeste anslagene som rettesnor.',
    tryThis: [
      'Hent ut grooven til stemmen som leder, og bruk den på den andre med 60 til 80 %.',
      'Ta heller {swung} % nærmere {straight} %: Jo raskere låten er, desto mindre swing trenger den.',
    ],
    listenFor: 'Om de to swingene blir én groove eller to.',
  },
}
