import type { MetricWords } from '@kvint/insights'

export const libraryFormNb = {
  shapes: {
    title: 'Formen på arrangementene',
    claims: { main: 'Låtene dine er fullest ved omtrent {place} % av lengden, i {songs|låt|låter}.' },
    why: 'Lagt over hverandre viser arrangementer en vane: alle linjene som stiger på samme sted.',
    tryThis: 'Legg det fulleste stedet i neste låt et annet sted: tidlig, eller helt på slutten.',
    honesty: 'Etter spor som klinger, og tetthet av toner. Et sett har ingen lyd: dette er ikke lydstyrke.',
  },
  sections: {
    title: 'Lengden på deler',
    claims: { main: '{share} % av delene dine varer et multiplum av åtte takter, i {songs|låt|låter}.' },
    why: 'Åtte takter er det alle venter. Én takt mer eller mindre er nok til at en retur kjennes ny.',
    tryThis: 'Hold siste takt før et refreng dobbelt så lenge, én gang.',
    honesty: 'Etter locatorer, og etter hva som kommer inn og går ut.',
  },
  unchanged: {
    title: 'Lengste strekk uten endring',
    claims: { main: 'Halvparten av {songs|låt|låter} står uendret i {bars|takt|takter} eller mer et sted.' },
    why: 'Ører slutter å merke det som ikke endrer seg, ofte etter 8 til 16 takter.',
    tryThis: 'Åpne låten med det lengste strekket, og ta bort én stemme midt i det.',
    honesty: 'Klipp sammenlignes; bevegelse inni plugins og filtre ses ikke.',
  },
  copies: {
    title: 'Kopier',
    claims: { main: 'I den midterste låten er {share} % av klippene nøyaktige kopier, av {songs|låt|låter}.' },
    why: 'Kopier holder en låt sammen; bare kopier gjør den lang uten at den går videre.',
    tryThis: 'Endre siste slag i hver fjerde kopi.',
    honesty: 'Talt. Sannsynlighet og anslagsavvik varierer kopier uten å endre dem.',
  },
  'main-chains': {
    title: 'Kjeden på hovedsporet',
    claims: { main: 'På hovedsporet bruker du mest {chain}, i {most} av {songs|låt|låter}; {bare} har ingenting der.' },
    why: 'En kjede som alltid er der, former hvert valg under seg, fra første lyd.',
    tryThis: 'Miks én låt med tomt hovedspor, og legg til kjeden på slutten.',
    honesty: 'Enheter som er på, utenfor rack, i rekkefølge.',
  },
  pans: {
    title: 'Hvor du plasserer ting',
    claims: { main: '{share} % av {tracks|spor|spor} med kjent rolle står nøyaktig i midten.' },
    why: 'Bredde er plasser, ikke bare brede lyder. Stemmer som aldri flytter seg fra midten, står bak hverandre.',
    tryThis: 'Plasser to stemmer som svarer hverandre, på 25L og 25R.',
    honesty: 'Bare panoreringen på spor: panorering i rack, automasjon og stereolyder ses ikke.',
  },
  reverbs: {
    title: 'Klang: delt eller egen',
    claims: { main: '{many} av {songs|låt|låter} med klang har fire spor eller flere med en egen.' },
    why: 'Hver klang er et rom. Delte rom setter spillerne i samme hus.',
    tryThis: 'Bytt tre klanger på spor i én låt med send til én retur.',
    honesty: 'Lives klanger og plugins med slike navn. Mot høyre: spor med egen; oppover: returer.',
  },
  automation: {
    title: 'Bevegelse ved automasjon',
    claims: {
      main: '{none} av {songs|låt|låter} beveger ingenting ved automasjon; den midterste har {middle} punkter i minuttet.',
    },
    why: 'Automasjon vrir en knapp for deg: en gjentatt stemme som åpner seg langsomt, kjennes som en vei.',
    tryThis: 'Tegn én langsom bevegelse over 16 takter i en låt som ikke har noen.',
    honesty: 'Punkter i kurver som beveger noe. Innspilte bevegelser har mange punkter, tegnede få.',
  },
  naming: {
    title: 'Navn',
    claims: { main: 'I {half} av {songs|låt|låter} har mer enn halvparten av sporene ikke eget navn.' },
    why: 'Navn blir med i stems og frosne filer, og forteller deg neste år hva du mente.',
    tryThis: 'Gi sporene i malen din navn én gang: hver senere låt begynner med navn.',
    honesty: 'Navn du har skrevet; Lives egne, som «3-Audio», teller ikke.',
  },
  colours: {
    title: 'Roller og farger',
    claims: { main: 'Fastest er {role}: {share} % av {tracks|spor|spor} i én farge.' },
    why: 'Én farge for én rolle finner du uten å lese. En hel rad med farger må leses hver gang.',
    tryThis: 'Velg en farge for trommer, bass og melodi, og sett dem i malen din.',
    honesty: 'Roller gjettes ut fra navn, enheter og toner.',
  },
  template: {
    title: 'Malen din, og hvor langt låter går fra den',
    claims: {
      main: '{same} av {songs|låt|låter} begynner med de samme sporene: {tracks}. Den midterste låten har {middle} % av dem.',
    },
    why: 'Hvis de fleste låtene glir bort fra den, er malen eldre enn måten du arbeider på.',
    tryThis: 'Åpne den nyeste låten, slett det som er spesielt, og lagre resten som standardsett.',
    honesty: 'Etter navn på spor som står i en tredel av låtene eller flere. En mal uten navn vises ikke.',
  },
  map: {
    title: 'Kart over låtene dine',
    claims: { main: '{songs|låt|låter}, nær der de ligner. {name} ligger lengst ute.' },
    why: 'Klynger er stilene dine. Det som ligger alene, er der du prøvde noe.',
    tryThis: 'Åpne låten lengst ute, og ta med én ting fra den inn i den neste.',
    honesty:
      'Tempo, lengde, spor, enheter, samples, plugins, akkorder, kopier, bevegelse, skala og timing, tegnet på de to retningene låtene dine skiller seg mest i. Retningene har ingen navn.',
  },
  people: {
    title: 'Laget på mer enn én datamaskin',
    claims: { main: 'Samples kommer fra {accounts|konto|kontoer}: {names}.' },
    why: 'Låter som har reist mellom maskiner eller folk, er de første som mister samples.',
    tryThis: 'Collect All and Save i hver av disse låtene.',
    honesty: 'Fra hjemmemapper i stiene til samples. Bare du ser dette: ingenting forlater maskinen.',
  },
} satisfies Record<string, MetricWords>
