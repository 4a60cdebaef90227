import { type HomeCopy, homeEn } from '../en/home.ts'

export const homeNb: HomeCopy = {
  ...homeEn,
  title: 'Kvint: hør hva settet ditt gjør',
  stays: 'Live 8 til 12. Settet blir i nettleseren din.',
  getStarted: 'Kom i gang gratis',
  comingSoon: 'Kommer snart',
  documentation: 'Se dokumentasjonen',
  heading: 'Hør hva settet ditt gjør.',
  lead: 'Kvint leser klipp, akkorder og mikser i Ableton Live-settet ditt og viser deg låten på én side: hva som gjentas, hva som står åpent, og hvor harmonien snur.',
  private:
    'KI-verktøy for musikere, ikke en erstatning for dem. Kvint analyserer og lærer bort. Den skriver aldri en note for deg.',
  front: {
    heading: (title) => `${title}, en ferdig rapport`,
    facts: (key, bpm, bars) => `${key} · ${bpm} BPM · ${bars} takter`,
    open: 'Åpne denne rapporten',
    first: {
      heading: 'Dette forteller en rapport',
      text: (title) => `Ingen sett ennå. Slik begynner rapporten om ${title}.`,
      open: 'Åpne en ferdig rapport',
    },
    example: 'En eksempelrapport.',
    readYours: 'Les ditt eget sett',
    withoutScript: 'Resten av rapporten, bildene og leksjonene krever JavaScript.',
    sections: 'Deler',
    chords: 'Akkorder',
    energy: 'Energi',
    picture: (title) =>
      `Et bilde av ${title} over tid: deler, akkorder etter avstand hjem, stemmer og energi. Selve rapporten kan leses av en skjermleser.`,
  },
  question: {
    heading: 'Spør om dine egne takter',
    text: 'Koble til Claude, ChatGPT eller en annen assistent gjennom MCP-serveren, så leser den den samme rapporten som deg. Svarene nevner takter, akkorder og spor i låten din.',
    link: 'Koble til en assistent',
    asked: (bar) => `Hvorfor kjennes takt ${bar} mørkere?`,
    answer: ({ bar, symbol, roman, before, after, parallel }, key) =>
      `Takt ${bar} er ${symbol} (${roman}). Akkorden hører ikke til ${key}: den er lånt fra ${parallel}, molltonearten på samme grunntone. ${before} kommer før den, ${after} etter.`,
    you: 'Du',
    from: (title) => `Fra rapporten om ${title}`,
    show: (bar) => `Vis takt ${bar}`,
  },
  stories: {
    heading: 'Hva den finner i musikk du kjenner',
    lead: 'Tre stykker som tilhører alle, skrevet inn i Live-sett og lest som alle andre. Åpne dem og lytt.',
    facts: (key, bpm, bars) => `${key} · ${bpm} BPM · ${bars} takter`,
    says: 'Kvint sier',
    open: (title) => `Åpne rapporten om ${title}`,
    picture: (title) => `Akkordene i ${title}, takt for takt: jo høyere, desto lenger hjemmefra.`,
    songs: {
      'prelude-in-c': {
        title: 'Preludium i C',
        by: 'Johann Sebastian Bach, 1722',
        text: 'Én akkord i takten og ingen melodi, og likevel står det aldri stille: akkord etter akkord lener seg mot den neste. I takt 20 gjør én ny tone, B♭, C til C7, og F må følge.',
      },
      'mountain-king': {
        title: 'I Dovregubbens hall',
        by: 'Edvard Grieg, 1875',
        text: 'Ett tema og to akkorder. Alt annet vokser: tempoet går fra 126 til 208 BPM, og for hver gang blir flere instrumenter med.',
      },
      'rising-sun': {
        title: 'The House of the Rising Sun',
        by: 'Folkevise',
        text: 'De første akkordene på mange gitarer: Am, C, D, F. To av akkordene i låten er ikke ren a-moll: D har en F♯ i takt 3, E en G♯ i takt 7. Det er der den får fargen sin.',
      },
    },
  },
  features: {
    heading: 'Dette får du vite',
    theory: {
      title: 'Innsikt i musikkteori',
      text: 'Toneart, akkorder og hva hver av dem gjør, ut fra notene i dine egne klipp. Med takt, hvor sikker Kvint er, og hvorfor det betyr noe.',
      picture: 'Åtte akkorder på rad, hver med formen til sin funksjon: tonika, subdominant, dominant.',
    },
    workflow: {
      title: 'Arbeidsmåte og mønstre',
      text: 'Hvordan låten er satt sammen: hvilke åtte takter som kommer igjen, hvor ingenting skjer for lenge, hvilke spor du aldri bruker.',
      picture: 'Seks spor over tid; to strekk av låten er like.',
    },
    mix: {
      title: 'Tilbakemelding på miks og master',
      text: 'Nivåer, panorering og effektkjeder slik de står i settet. Slipp eksporten ved siden av, så hører Kvint lydstyrke, topper, spekter, bredde og feil i taktene dine; den blir på disken din.',
      picture: 'Spor plassert etter panorering og nivå; fire av dem står trangt i midten.',
    },
  },
  how: {
    heading: 'Slik virker det',
    steps: [
      {
        title: 'Skriv deg på ventelisten',
        text: 'For nyheter, og for det som ikke er åpent ennå. Å lese et sett krever verken venteliste eller konto.',
        closed: 'Kvint åpner for listen først. Fram til da viser eksempelet hva en rapport forteller.',
      },
      {
        title: 'Slipp inn musikken din',
        text: 'Slipp inn en .als-fil fra Live 8 til 12. Lyd trengs ikke, og ingen lyd sendes.',
        closed: 'Så slipper du inn en .als-fil fra Live 8 til 12. Lyd trengs ikke, og ingen lyd sendes.',
      },
      {
        title: 'Lær og utvikle deg',
        text: 'Les hva Kvint fant, prøv én ting, og sammenlign med neste versjon.',
        closed: 'Du leser hva Kvint fant, prøver én ting, og sammenligner med neste versjon.',
      },
    ],
  },
  benefits: {
    heading: 'Derfor bruker musikere Kvint',
    list: [
      'Den snakker om dine takter, ikke om musikk i sin alminnelighet.',
      'Den sier hvor sikker den er, og hva som ville endret svaret.',
      'Hvert funn har en grunn og én ting å prøve.',
      'Den leser selve Live-settet: ingen eksport, ingen plug-in, ingenting å sette opp.',
    ],
  },
  more: {
    heading: 'Før du begynner',
    pricing: {
      title: 'Priser',
      text: 'Gratis for fem analyser i måneden, $5 for 25, $19 for ubegrenset bruk.',
      link: 'Sammenlign abonnementene',
    },
    docs: {
      title: 'Dokumentasjon',
      text: 'Fra ditt første sett til MCP-verktøyene og API-et, med eksempler å kopiere.',
      link: 'Åpne dokumentasjonen',
    },
    about: {
      title: 'Om',
      text: 'Hvem som lager Kvint, og hvorfor den ikke skriver refrenget ditt.',
      link: 'Les om oss',
    },
    legal: 'Vilkår',
  },
  cta: {
    heading: 'Klar til å komme i gang',
    text: 'Les et sett nå, eller lag en konto for å ta vare på rapportene. Legg igjen e-posten din for nyheter, og for det som ikke er åpent ennå: vi skriver sjelden.',
    closed:
      'Kontoer er ikke åpne ennå: de på ventelisten får tidlig tilgang. Legg igjen e-posten din, så skriver vi én gang, når det er plass til deg. Fram til da viser eksempelrapporten hva Kvint forteller om en låt.',
  },
}
