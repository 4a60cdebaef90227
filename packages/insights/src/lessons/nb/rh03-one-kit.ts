import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Swing vil si at annenhver tone kommer litt sent. To trommer i ett sett gjør det ulikt her, så småtonene faller {ms} ms fra hverandre.',
    tryThis: [
      'Marker i klippet slagene til trommen som swinger, kvantiser dem rett, til åttedeler eller sekstendedeler etter hva som swinger, og spill.',
      'Angre, spill igjen, og behold den du liker.',
    ],
    listenFor: 'Om rytmen mister flyten eller får mer trøkk.',
  },
  intermediate: {
    why: 'To trommer i ett sett står på {swung} % og {straight} %, så de sene tonene faller {ms} ms fra hverandre. En rett basstromme under swingende hi-hat er en egen feel. Skal de treffe samme slag, høres det som en flam.',
    tryThis: [
      'Marker slagene til den rettere trommen mellom taktslagene, slå av rutenettet (Ctrl+4, eller Cmd+4 på Mac), og dra dem senere til de møter den andre trommen: Låser de to seg, eller savner du gnisningen?',
      'Angre, og kvantiser i stedet trommen som swinger: tre versjoner av én beat å velge mellom.',
    ],
    listenFor: 'Offbeatene: ett slag eller to?',
  },
  advanced: {
    why: 'En groove fra poolen flytter alle tonene i et klipp likt, så den kan ikke samle trommene i ett klipp: Trommen som skal følge, må flyttes, eller få et eget klipp.',
    tryThis: [
      'Hent kjeden til den rettere trommen ut til et eget spor, og gi klippet der grooven til den andre med 50 og med 100 %.',
      'Behold {straight} % på basstromme og bass, og sammenlign med alle trommer på {swung} %.',
    ],
    listenFor: 'Hvilken tromme øret tar for rutenettet.',
  },
}
