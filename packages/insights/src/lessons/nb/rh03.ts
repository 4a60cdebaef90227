import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Swing vil si at annenhver tone kommer litt sent. Her er én stemme sen og en annen ikke, så småtonene bommer på hverandre.',
    tryThis: [
      'Dra klippet som swinger, inn i groove-poolen.',
      'Velg den grooven i klippvisningen til den rette stemmen.',
    ],
    listenFor: 'De to stemmene låser seg. Likte du gnisningen bedre, så angre.',
  },
  intermediate: {
    why: 'Felles swing får stemmer til å høres ut som om de spilles sammen. Noen få prosents forskjell er en egen feel, mer enn det blir til flam.',
    tryThis: [
      'Gi begge den samme grooven fra poolen, Timing på 100 %, og ta den ene ned etter smak.',
      'Hold basstromme og bass rette, og la hihat og perkusjon swinge.',
    ],
    listenFor: 'Offbeatene: ett slag eller to?',
  },
  advanced: {
    why: 'Medianen av offbeatens plass sier hvor mye, spredningen sier hvor jevnt. Lag med ulik swing hører til noen stilarter (rett bass under swingende hihat). Øret tar stemmen med de skarpeste anslagene som rettesnor.',
    tryThis: ['Hent grooven fra stemmen som leder, og bruk den på de andre med 60 til 80 %.'],
    listenFor: 'Swing som endres med tempoet: I raske tempi trengs mindre.',
  },
}
