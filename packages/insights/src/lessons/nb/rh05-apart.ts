import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Basstrommen og «{track}» begynner {ms} ms fra hverandre nesten hver gang de møtes. En liten avstand kjennes som at den ene henger etter eller driver på, en større høres som to slag.',
    tryThis: [
      'Loop fire takter der begge spiller, og lytt til basstromme og bass alene.',
      'Sett Track Delay på bassen til {delay} ms, så begge begynner sammen, og sammenlign.',
    ],
    listenFor: 'Ett slag, to slag, eller en forskyvning du bare kjenner.',
  },
  intermediate: {
    why: 'Jevne {ms} ms mellom basstromme og bass er en feel hvis du mener det: En bass bak basstrommen høres som om den henger etter, en foran som om den driver på. Hva det er her, hører du best ved siden av en versjon der de er samtidige.',
    tryThis: [
      'Sett Track Delay på «{track}» til {delay} ms, så begge begynner sammen, og loop fire takter der de spiller.',
      'Behold den som rører deg, og hold på den gjennom hele delen.',
    ],
    listenFor: 'Øyeblikket de treffer: én lyd, to lyder, eller en forskyvning du bare kjenner.',
  },
  advanced: {
    why: 'Tonestart og hørt attack er ikke det samme: En myk bass som starter på rutenettet, høres bak en klikkende basstromme. Lyttere merker ti til tjue millisekunder som feel, og over omtrent førti som to hendelser; i tonene er det {ms} ms her.',
    tryThis: [
      'Frys bassen, zoom inn, og mål fra basstrommen til den første sterke svingningen: Den avstanden er det som høres.',
      'Hold den lik gjennom en del: En jevn forskyvning er en feel, en som skifter, høres løs ut.',
    ],
    listenFor: 'Om bunnen blir mindre når de møtes: Det er fase, og handler om millisekunder.',
  },
}
