import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En toning over {bars} takter har ikke noe siste øyeblikk: Et sted før takt {last} er lyden borte, og ingen kan si når det skjedde. Den går ut av låten ubemerket.',
    tryThis: [
      'Lukk øynene, spill fra takt {bar}, og rekk opp hånden når du ikke hører den lenger. Se på takten.',
      'Flytt slutten på toningen så hånden går opp der en frase slutter.',
    ],
    listenFor: 'Takten der du mister den. Det er der den slutter, uansett hva linjen sier.',
  },
  intermediate: {
    why: 'Linjen til «{part}» slutter i takt {last}; øret slipper den tidligere, og desto tidligere jo mer som spiller ved siden av. Der hører lytteren slutten.',
    tryThis: [
      'Lukk øynene, spill fra takt {bar}, og stopp når den er borte: Den takten er slutten.',
      'Bøy linjen (Alt eller Option og dra) så den holder seg oppe lenger og faller fortere, og sammenlign: Går den ut senere, eller bare mer brått?',
    ],
    listenFor: 'Det siste du fortsatt kan skille ut av den.',
  },
  advanced: {
    why: 'En fader alene gjør en lyd svakere og lar fargen være. Det som fjerner seg i et rom, blir også mørkere og våtere.',
    tryThis: [
      'Automatiser et lavpassfilter ned til 500 Hz over de samme {bars} taktene, og la faderen falle mindre.',
      'Er det et spor eller en gruppe som tones ut, og ikke hele låten, så sett senden til romklang der til Pre, så rommet blir igjen når lyden er borte.',
    ],
    listenFor: 'Avstand: Fjerner den seg, eller blir den bare svakere?',
  },
}
