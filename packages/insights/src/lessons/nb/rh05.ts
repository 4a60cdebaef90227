import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Basstromme og bass er gulvet i en låt. Om de starter sammen, etter hverandre eller på skift, avgjør hvordan grooven føles: {met} av {hits} slag på basstrommen har en basstone med seg her.',
    tryThis: [
      'Loop fire takter fra takt {bar}, og lytt til basstromme og bass alene.',
      'Dupliser bassklippet, flytt alle tonene en sekstendedel, og sammenlign.',
    ],
    listenFor: 'Om hodet nikker av seg selv, og hvem av de to det følger.',
  },
  intermediate: {
    why: 'Sammen treffer de som ett instrument og trenger plass fra hverandre i nivå og frekvens. På skift trenger de ingen: Basstrommen har slaget, bassen rommet imellom. En bass som ligger {ms} ms unna, høres som driv eller tyngde, ikke som for sen.',
    tryThis: [
      'Er de låst, kan du korte ned basstonene så de slutter før neste slag på basstrommen.',
      'Spiller de på skift, kan bassen få én tone på basstrommen på slutten av hver fjerde takt, som et merke.',
      'Prøv Track Delay på bassen i trinn på 5 ms, begge veier.',
    ],
    listenFor: 'Øyeblikket de treffer: én lyd, to lyder, eller noe som lener seg.',
  },
  advanced: {
    why: 'Tonestart og hørt attack er ikke det samme: En myk bass som starter på rutenettet, høres bak en klikkende basstromme. Lyttere merker ti til tjue millisekunder mellom de to som følelse, og over omtrent førti som to hendelser. Her er avstanden i midten {ms} ms i tonene.',
    tryThis: [
      'Sammenlign med attackene: Zoom inn på den frosne bassen og finn den første sterke svingningen.',
      'Hold avstanden lik gjennom en del. En jevn forskyvning er en følelse, en som skifter, er en feil.',
      'La forholdet følge formen: låst i droppet, på skift i verset.',
    ],
    listenFor: 'Om bunnen blir mindre når de møtes: Det er fase, og handler om millisekunder.',
  },
}
