import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Alle tonene på «{track}» kommer {ms} ms ved siden av rutenettet. I klippene står de på det, så det er klippene som ligger ved siden av.',
    tryThis: [
      'Slå på metronomen, og spill «{track}» alene med den.',
      'Sett Track Delay på sporet til {delay} ms, spill igjen, og sammenlign med alle stemmene.',
    ],
    listenFor: 'Om den treffer de andre mer nøyaktig, og om du liker det bedre.',
  },
  intermediate: {
    why: 'I klippene er «{track}» på rutenettet, i låten {ms} ms ved siden av det. Klipp som ble flyttet uten rutenett, eller looper som slutter et hår fra taktstreken, tar tonene med seg; fra omtrent ti millisekunder føles det.',
    tryThis: [
      'Sett Track Delay på «{track}» til {delay} ms, og sammenlign: Slik låter den på rutenettet.',
      'Er det bedre, så sett forsinkelsen tilbake til 0, og flytt klipp og loopslutt til taktstreken; er det ikke det, så behold forskyvningen.',
    ],
    listenFor: 'Attacken i denne stemmen ved siden av en som holder rutenettet: ett slag eller to.',
  },
  advanced: {
    why: 'Én forskyvning for alle toner endrer ingenting inne i stemmen og flytter den mot alle andre, så den merkes der attackene er skarpe, og kanskje ikke i det hele tatt der de er langsomme.',
    tryThis: [
      'Les starten og loopslutten på det første klippet som tall: Forskyvningen står i en av dem.',
      'Er den ment, så legg klippene på rutenettet, og behold forskyvningen som Track Delay: Da ligger kutt og kopier riktig.',
    ],
    listenFor: 'Om stemmen får en feel eller bare blir utydelig.',
  },
}
