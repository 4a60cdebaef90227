import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Fra takt {bar} ser eneren i disse klippene ut til å falle på et annet slag enn eneren i Live. For øret kan det være helt riktig; klikken og taktnumrene hjelper deg bare ikke lenger.',
    tryThis: [
      'Slå på metronomen, og spill rundt takt {bar}: Faller eneren i den sammen med din?',
      'Gjør den ikke det, og var det ikke ment, så flytt klippene til neste taktstrek, og sammenlign.',
    ],
    listenFor: 'Hvor du kjenner at takten begynner.',
  },
  intermediate: {
    why: 'To ting ser slik ut: et slag eller en halv takt ekstra som flyttet alt bak seg, eller et mønster som ble snudd mot stemmene som lå fast. I det første teller musikken videre, og bare linjalen i Live er forskjøvet; i det andre hører du vendingen.',
    tryThis: [
      'Spill rundt takt {bar} med metronom: Flyttet alle stemmene seg samlet, så sett inn et bytte av taktart der, og Live teller med igjen.',
      'Lå noen stemmer fast, så flytt en kopi av de snudde klippene tilbake til taktstreken, og sammenlign.',
    ],
    listenFor: 'Hvilken stemme du teller med i takt {bar}.',
  },
  advanced: {
    why: 'En forskyvning på hele slag snur beaten: Betoningene faller på andre steder, mens harmoni og form kan beholde sine. Og det Live fester til takter, som en loop, en locator eller en eksportert stem, faller midt i disse taktene.',
    tryThis: [
      'Marker alle forskjøvne klipp fra takt {bar}, på alle sporene de ligger på, og flytt dem samlet: Da beholder de plassene sine mot hverandre.',
      'Behold en snudd beat der du kan si hvilken stemme den snur seg mot, og la den stemmen holde på den gamle.',
    ],
    listenFor: 'Om takt {bar} høres ut som en vending eller som en lengre takt.',
  },
}
