import { type HomeCopy, homeEn } from '../en/home.ts'

export const homeNb: HomeCopy = {
  ...homeEn,
  heading: 'Hør hva settet ditt gjør.',
  lead: 'Slipp inn et Ableton Live-sett. Kvint leser klipp, akkorder og mikser og viser deg låten på én side: hva som gjentas, hva som står åpent, og hvor harmonikken snur.',
  read: 'Les et sett',
  example: 'Se en ferdig rapport',
  private:
    'KI-verktøy for musikere, ikke i stedet for dem: Kvint analyserer og lærer bort, og skriver aldri en note for deg.',
  ring: 'Kvintsirkelen: sju naboer danner skalaen ass-dur, fra dess til g.',
  product: {
    heading: 'Én låt på én side',
    text: 'Slik ser en rapport ut: hvert spor over tid, delene Kvint fant, og under dem notene med funksjonen til hver akkord.',
    alt: 'Rapporten for låten Nordlys: tretten spor over takt 1 til 112 med intro, vers, oppbygging og to drops; under dem notene i akkordsporet, farget etter harmonisk funksjon.',
    caption: 'Rapporten for «Nordlys», en låt som følger med Kvint.',
    open: 'Åpne rapporten',
  },
  features: {
    heading: 'Dette forteller den',
    theory: {
      title: 'Innsikt i musikkteori',
      text: 'Toneart, akkorder og hva hver av dem gjør, ut fra notene i dine egne klipp. Med takt, hvor sikker Kvint er, og hvorfor det betyr noe.',
      example: 'Takt 39: D♭m, den lånte subdominanten. Den eneste akkorden utenfor A♭-dur, og verset hviler på den.',
      picture: 'Åtte akkorder på rad, hver med formen til sin funksjon: tonika, subdominant, dominant.',
    },
    workflow: {
      title: 'Arbeidsmåte og mønstre',
      text: 'Hvordan låten er satt sammen: hvilke åtte takter som kommer igjen, hvor ingenting skjer for lenge, hvilke spor du aldri bruker.',
      example: 'Takt 57 til 64 gjentar takt 33 til 40 note for note. En endring der ville merke den andre halvdelen.',
      picture: 'Seks spor over tid; to strekk av låten er like.',
    },
    mix: {
      title: 'Tilbakemelding på miks og master',
      text: 'Nivåer, panorering og effektkjeder slik de står i settet. Slipp eksporten ved siden av, så hører Kvint lydstyrke, topper, spekter, bredde og feil i taktene dine; den blir på disken din.',
      example: 'Fire spor ligger i midten over −6 dB. Stortromme og bass deler den hele veien.',
      picture: 'Spor plassert etter panorering og nivå; fire av dem trenges i midten.',
    },
  },
  how: {
    heading: homeEn.how.heading,
    steps: [
      { title: 'Join Waitlist', text: 'Legg igjen adressen din. Vi skriver én gang, når det er plass til deg.' },
      {
        title: 'Upload Your Music',
        text: 'Slipp inn en .als-fil fra Live 8 til 12. Lyd trengs ikke, og ingen lyd sendes.',
      },
      { title: 'Learn and Grow', text: 'Les hva Kvint fant, prøv én ting, og sammenlign med neste versjon.' },
    ],
  },
  benefits: {
    heading: 'Derfor står den åpen',
    list: [
      'Den snakker om dine takter, ikke om musikk i sin alminnelighet.',
      'Den sier hvor sikker den er, og hva som ville endret svaret.',
      'Hvert funn har en grunn og én ting å prøve.',
      'Den leser selve Live-settet: ingen eksport, ingen plugg-inn, ingenting å sette opp.',
      'Assistenten din kan også spørre, gjennom MCP-serveren.',
      'Den lager ingenting. Låten er din.',
    ],
  },
  more: {
    heading: 'Før du begynner',
    pricing: {
      title: 'Priser',
      text: 'Fem analyser i måneden koster ingenting; støttespillere betaler $5, storbrukere $19.',
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
    legal: 'Det som står med liten skrift',
  },
  cta: {
    heading: homeEn.cta.heading,
    text: 'Vi slipper folk inn tidlig, i små runder. Legg igjen adressen din, så er du med i en av de neste.',
    closed: 'Kvint er ikke åpen ennå: først slipper vi inn noen få. Dokumentasjonen viser allerede hva den skal gjøre.',
  },
}
