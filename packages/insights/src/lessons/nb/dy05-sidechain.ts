import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne kompressoren lytter til «{source}» for at «{part}» skal gi plass. Men Threshold står helt øverst, der ingenting når over, eller Ratio er 1, og det endrer ingenting.',
    tryThis: [
      'Spill «{source}» og «{part}» sammen. Sett Ratio til 4 om den står på 1, og senk Threshold til måleren beveger seg for hvert slag.',
      'Slå enheten av og på mens begge spiller.',
    ],
    listenFor: 'Hvordan «{source}» kommer fram når «{part}» viker et øyeblikk.',
  },
  intermediate: {
    why: 'Slik den står, når «{source}» detektoren uten å utløse noe, så «{part}» spiller som om sidechain var av. Kilden er valgt; bare dybden mangler.',
    tryThis: [
      'Loop takten der «{source}» er sterkest, sett ratio til omtrent 4:1, og senk Threshold til slagene gir 4 til 6 dB demping.',
      'Still så Release slik at måleren er i ro rett før neste slag.',
    ],
    listenFor: 'Om «{source}» er tydeligere med begge fadere der de er.',
  },
  advanced: {
    why: 'Detektoren ser «{source}» på nivået der den hentes: Etter mikseren teller faderen, før den gjør den ikke det. Bare topper over full skala kan krysse en terskel på 0 dB, og ved 1:1 betyr ingen terskel noe.',
    tryThis: [
      'Lytt til selve sidechain-signalet med hodetelefonknappen i sidechain-delen, og sett Threshold rundt 10 dB under toppene.',
      'Kutt diskanten i sidechain-signalet med EQ-en i sidechain-delen, så bare de dype slagene demper.',
    ],
    listenFor: 'Demping som følger slagene, og ingen imellom.',
  },
}
