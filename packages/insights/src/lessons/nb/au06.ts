import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En toning over {bars} takter har ingen inngang: På et tidspunkt er lyden der, og ingen kan i ettertid si når. Det holder musikk i bevegelse der det ellers skjer lite.',
    tryThis: [
      'Lukk øynene, spill fra takt {bar} og rekk opp hånden når du hører lyden. Se på takten.',
      'Flytt starten på toningen så hånden går opp der en ny frase begynner.',
    ],
    listenFor: 'Takten der du merker den. Det er der den kommer inn, uansett hva linjen sier.',
  },
  intermediate: {
    why: 'I takt {bar} begynner linjen til «{part}»; øret merker den senere, og desto senere jo mer som spiller ved siden av. En toning over {bars} takter har altså en egen inngang, som skjermen ikke viser.',
    tryThis: [
      'Lukk øynene, spill fra takt {bar}, og stopp når du merker den: Den takten er inngangen.',
      'Flytt linjen, eller bøy den (Alt eller Option og dra), så inngangen faller på første takt i en frase, og sammenlign.',
    ],
    listenFor: 'Om den vokser jevnt, eller spretter fram og så står stille.',
  },
  advanced: {
    why: 'En fader alene gjør en lyd nærmere og lar fargen være. Det som kommer langt bortefra i et rom, er også mørkere og våtere.',
    tryThis: [
      'Automatiser et lavpassfilter fra 500 Hz og oppover over de samme {bars} taktene, og start faderen høyere.',
      'Send stemmen til en lang romklang før faderen, så rommet høres først.',
    ],
    listenFor: 'Avstand: Kommer den nærmere, eller blir den bare sterkere?',
  },
}
