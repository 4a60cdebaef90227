import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne stemmen spiller mellom slagene og overlater slagene til andre, i {bars} takter. Du hører slaget der den tier: Det gir det spretne i ska, reggae, polka og house.',
    tryThis: [
      'Tell «én og to og»: Stemmen spiller på hvert «og».',
      'Demp basstrommen i to takter, og hør hva som mangler.',
    ],
    listenFor: 'Om hodet nikker på slaget selv om denne stemmen aldri spiller der.',
  },
  intermediate: {
    why: 'Offbeats svarer på et slag: Her kommer hver av dem {halfBeatMs} ms etter ett. Hvor lenge tonen holdes, avgjør følelsen: Korte toner spretter, lange lener seg inn i neste slag.',
    tryThis: [
      'Halver lengden på tonene, doble den etterpå, og behold den som svinger best.',
      'Gi én takt av åtte en tone på første slag, så det høres når offbeatene kommer igjen.',
    ],
    listenFor: 'Hullet før hvert slag: Stillhet der gjør basstrommen større.',
  },
  advanced: {
    why: 'En stemme på hver offbeat er pulsen flyttet et halvt slag: like jevn som en basstromme og uten egen betoning. Derfor avgjør plassen i tid hvordan den kjennes. Noen få millisekunder for tidlig driver den fram, for sent holder den igjen, og begge deler høres straks mot en basstromme på rutenettet.',
    tryThis: [
      'Flytt hele sporet −8 ms og +8 ms med Track Delay.',
      'Gjør offbeatene etter andre og fjerde slag svakere, og hør takten ta form.',
    ],
    listenFor: 'Om grooven løper foran, sitter eller henger etter.',
  },
}
