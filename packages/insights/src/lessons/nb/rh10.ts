import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Alt i en låt teller fra den samme eneren. Fra takt {bar} faller eneren i disse klippene {ms} ms ved siden av der resten har den, så de teller ikke lenger med takten.',
    tryThis: [
      'Slå på metronomen, og spill fra to takter før takt {bar}: Den sier hvor takten er.',
      'Dra det første av disse klippene til det første slaget ligger på taktstreken, og de andre etter det. Rutenettet hjelper: Options ▸ Snap to Grid.',
    ],
    listenFor: 'Klikk og beat faller sammen igjen.',
  },
  intermediate: {
    why: 'Dupliser legger en kopi der klippet foran slutter. Er det klippet litt lengre enn hele takter, kommer hver kopi bak det for sent, like mye mer for hver gang. Her er det {ms} ms fra takt {bar}.',
    tryThis: [
      'Se etter et klipp rett før takt {bar} som ikke varer hele takter. Dra slutten til en taktstrek, slett kopiene og dupliser det på nytt.',
      'Kommer alle klippene på et spor for sent, så se på slutten av loopen: Den hører hjemme på en taktstrek.',
      'Er forskyvningen ment, slik en halv takt ekstra før en ny del er det, så sett inn et bytte av taktart der: Da teller taktene med.',
    ],
    listenFor: 'Om det første slaget i mønsteret treffer det første slaget i de andre stemmene.',
  },
  advanced: {
    why: 'En brøkdel av et slag høres som en flam mot hver stemme som ble igjen; hele slag snur beaten, så betoninger, harmoni og form skifter på ulike steder. Og det Live fester til takter, som en loop, en markør eller et eksportert spor, faller midt i din takt.',
    tryThis: [
      'Marker tiden fra takt {bar} til slutten på alle spor som ligger ved siden av rutenettet, og flytt dem samlet: Da beholder de plassene sine mot hverandre.',
      'Behold en snudd beat bare der du kan si hvilken stemme den snur seg mot, og la én stemme holde på den gamle.',
    ],
    listenFor: 'Hvilken stemme du teller med i takt {bar}.',
  },
}
