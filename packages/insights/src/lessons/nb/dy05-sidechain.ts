import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne kompressoren lytter til «{source}» for at «{part}» skal gi plass. Men den virker bare på det som er sterkere enn Threshold, og den står helt øverst: Ingenting når over.',
    tryThis: [
      'Spill «{source}» og «{part}» sammen, og senk Threshold til måleren beveger seg for hvert slag.',
      'Slå enheten av og på mens begge spiller.',
    ],
    listenFor: 'Hvordan «{source}» kommer fram når «{part}» viker et øyeblikk.',
  },
  intermediate: {
    why: 'Slik den står, når «{source}» detektoren, men aldri terskelen, så «{part}» spiller som om sidechain var av. Hvem som lytter, er satt opp; bare hvor langt mangler.',
    tryThis: [
      'Loop takten der «{source}» er sterkest, og senk Threshold til slagene gir 4 til 6 dB demping.',
      'Still så Release slik at måleren er i ro rett før neste slag.',
    ],
    listenFor: 'Om «{source}» er tydeligere med begge fadere der de er.',
  },
  advanced: {
    why: 'Detektoren ser «{source}» på nivået der den tappes: Bak mikseren teller faderen, foran den gjør den ikke det. Bare topper over full skala kunne krysset denne terskelen.',
    tryThis: [
      'Lytt til selve nøkkelen med hodetelefonknappen i sidechain-delen, og sett Threshold rundt 10 dB under toppene.',
      'Møtes de to knapt i frekvens, så prøv sidechain-filteret først: En mørkere nøkkel demper bare på det dype slaget.',
    ],
    listenFor: 'Demping som følger slagene, og ingen imellom.',
  },
}
