import type { MetricWords } from '@kvint/insights'

export const librarySoundNb = {
  devices: {
    title: 'Lives enheter',
    claims: { main: 'Du griper mest til {devices}, i {songs|låt|låter}.' },
    why: 'Favoritter er raske. De er også grunnen til at to av låtene dine ligner.',
    tryThis: 'Bytt den første av dem med en annen enhet én gang, og se hva den gjorde for deg.',
    honesty: 'Talt én gang per låt. Presets har med enheter som ingen valgte.',
  },
  plugins: {
    title: 'Plug-in-er',
    claims: { main: '{plugins|plug-in|plugins} i låtene dine; {plugin} er i {most} av {songs}.' },
    why: 'En låt åpnes slik den var bare så lenge plug-in-ene finnes. Store prikker bærer mange låter; de til venstre har ikke vært brukt på lenge.',
    tryThis: 'Frys eller eksporter spor i låter som bruker en plug-in som ikke lages lenger.',
    honesty: 'Talt etter navn. Om de er installert, kan jeg ikke se.',
  },
  formats: {
    title: 'Formater på plugins',
    claims: {
      main: '{share} % av {songs|låt|låter} har plugins i det gamle VST2-formatet.',
      none: 'Ingen av {songs|låt|låter} er avhengig av VST2.',
    },
    why: 'VST2 har ikke vært lisensiert til nye produsenter siden 2018, og nye maskiner slutter steg for steg å støtte det.',
    tryThis: 'Velg VST3 i nettleseren i Live for nye låter.',
    honesty: 'Talt. En låt med to formater teller for begge.',
  },
  'device-counts': {
    title: 'Enheter i en låt',
    claims: { main: 'Halvparten av {songs|låt|låter} har {middle} enheter eller færre, {top} av dem utenfor rack.' },
    why: 'En rack-preset kan ha med et dusin enheter. Det som står utenfor rack, har du satt dit selv.',
    tryThis: 'Slå av enheter én for én i en låt, og slett hver du ikke savner.',
    honesty: 'Talt, også de inni rack.',
  },
  'off-devices': {
    title: 'Enheter som er av',
    claims: { main: '{many} av {songs|låt|låter} har fem enheter eller flere som er slått av.' },
    why: 'Enheter som er av, er gamle valg; hver av dem gjør kjeden lengre å lese.',
    tryThis: 'Gå gjennom én låt: på, eller slett.',
    honesty: 'Slik de er lagret. Noen kan slås på mens låten spiller.',
  },
  tracks: {
    title: 'Spor i en låt',
    claims: { main: 'Halvparten av {songs|låt|låter} har {middle|spor|spor} eller færre.' },
    why: 'Hvert spor er et valg i miksen. Sammenlign med hvor langt låtene kommer: blir de store ferdige?',
    tryThis: 'Lag én låt med halvparten så mange spor som vanlig.',
    honesty: 'Talt; tomme spor teller med.',
  },
  'sample-sources': {
    title: 'Hvor samplene kommer fra',
    claims: { main: '{share} % av samplene dine kommer fra {source}, av {sources|kilde|kilder}.' },
    why: 'Én pakke er én lyd. Det du har tatt opp selv, har ingen andre.',
    tryThis: 'Ta opp én lyd rundt deg, og la den ta plassen til samplet du bruker mest.',
    honesty:
      'Etter Pack, ellers de to siste mappene i stien. Innsamlede samples ligger i prosjektet og mister hvor de kom fra.',
  },
  samples: {
    title: 'Samples som kommer igjen',
    claims: { main: '{sample} spiller i {most|låt|låter}; {back|sample kommer|samples kommer} igjen i flere enn én.' },
    why: 'Den samme stortromma i hver låt er en signatur eller et gammelt spor.',
    tryThis: 'Bestem for hvert: behold det med vilje, eller velg på nytt.',
    honesty: 'Etter sjekksum og størrelse der settet kjenner dem, ellers etter filnavn.',
  },
  missing: {
    title: 'Samples som mangler eller kan bli borte',
    claims: {
      main: '{missing} av {songs|låt|låter} mangler samples; {risky} har samples som mangler eller ligger utenfor prosjektet.',
    },
    why: 'Et sett lagrer adresser, ikke lyder. Det som ligger i Nedlastinger, på skrivebordet eller på en annen disk, blir borte før eller siden.',
    tryThis: 'Åpne den første av dem, og velg File ▸ Collect All and Save.',
    honesty:
      'Mangler: settet sier det, eller filen skulle ligge i prosjektet og finnes ikke i mappen du åpnet. Om en fil utenfor fortsatt finnes, kan jeg ikke se.',
  },
} satisfies Record<string, MetricWords>
