import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne kompressoren lytter til «{source}» for at «{part}» skal gi plass. Men terskelen står helt øverst, eller ratio er 1:1, og da skjer nesten ingenting.',
    tryThis: [
      'Spill «{source}» og «{part}» sammen, med Ratio på 3 eller mer, og senk Threshold til måleren beveger seg for hvert slag.',
      'Slå enheten av og på mens begge spiller.',
    ],
    listenFor: 'Hvordan «{source}» kommer fram når «{part}» viker et øyeblikk.',
  },
  intermediate: {
    why: 'Slik den står, når «{source}» detektoren, men «{part}» spiller som om sidechain var av. Lyttingen er satt opp; det som mangler, er terskel eller ratio.',
    tryThis: [
      'Loop takten der «{source}» er sterkest, og senk med en ratio på omtrent 4:1 Threshold til slagene gir 4 til 6 dB demping.',
      'Still så Release slik at måleren er i ro rett før neste slag.',
    ],
    listenFor: 'Om «{source}» er tydeligere med begge fadere der de er.',
  },
  advanced: {
    why: 'Detektoren ser «{source}» på nivået der den hentes: Etter mikseren teller faderen, før den gjør den ikke det. Står terskelen på 0 dB, kan bare topper over full skala krysse den.',
    tryThis: [
      'Lytt til selve sidechain-signalet med hodetelefonknappen i sidechain-delen, og sett Threshold rundt 10 dB under toppene.',
      'Møtes de to knapt i frekvens, så prøv sidechain-filteret først: Da demper bare det dype slaget.',
    ],
    listenFor: 'Demping som følger slagene, og ingen imellom.',
  },
}
