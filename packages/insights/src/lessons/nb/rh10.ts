import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Fra takt {bar} ligger disse klippene {ms} ms ved siden av rutenettet i Live. Slaget deres og klikken fra metronomen faller ikke sammen lenger.',
    tryThis: [
      'Slå på metronomen, og spill fra to takter før takt {bar}: Den sier hvor slaget er.',
      'Dra det første av disse klippene til det første slaget ligger på taktstreken, og de andre etter det. Rutenettet hjelper: Options ▸ Snap to Grid.',
    ],
    listenFor: 'Klikk og slag faller sammen igjen.',
  },
  intermediate: {
    why: 'Duplicate legger en kopi der klippet foran slutter. Ligger den slutten, eller slutten på loopen, ved siden av taktstreken, gjør hver kopi bak det også: her {ms} ms fra takt {bar}.',
    tryThis: [
      'Se på klippet som slutter rett før takt {bar}, og på loopen i det: Dra begge endene til taktstreken, slett kopiene, og dupliser på nytt.',
      'Liker du stemmen slik, så legg klippene tilbake på rutenettet, og sett forskyvningen som Track Delay: Da ligger kopiene riktig.',
    ],
    listenFor: 'Takt {bar}: en flam eller en snubling nå, jevne slag på rutenettet.',
  },
  advanced: {
    why: 'En brøkdel av et slag høres som en flam mot hver stemme som ligger fast. Og det Live fester til takter, som en loop, en locator eller en eksportert stem, kutter disse klippene {ms} ms ved siden av deres egen strek.',
    tryThis: [
      'Zoom inn på kopiene: Ett feilsteg flytter alle like mye, et klipp som er for langt, flytter hver kopi litt mer.',
      'Marker alle forskjøvne klipp fra takt {bar}, på alle sporene de ligger på, og flytt dem samlet: Da beholder de plassene sine mot hverandre.',
    ],
    listenFor: 'Hvilken stemme du teller med i takt {bar}.',
  },
}
