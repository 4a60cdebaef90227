import type { MetricWords } from '@kvint/insights'

export const libraryWayNb = {
  stages: {
    title: 'Hvor langt låtene kommer',
    claims: { main: '{unfinished} av {songs|låt|låter} er skisser eller blir arrangert.' },
    why: 'De fleste låter stopper på samme stasjon hver gang. Hvilken det er, sier hva du kan øve på.',
    tryThis: 'Åpne låten som er nærmest ferdig, og lag bare en slutt.',
    honesty: 'Steget sluttes fra filen; en kort låt kan være en ferdig.',
  },
  unfinished: {
    title: 'Nærmest ferdig',
    claims: {
      main: '{resting} av {songs|låt|låter} er uferdige og har ligget i over 60 dager. Nærmest ferdig: {name}, {length} lang.',
    },
    why: 'Den nyeste ideen skinner alltid mest. Den lengste av dem som ligger, trenger færrest timer.',
    tryThis: 'Gjør den nærmeste ferdig, ikke den nyeste: én time, ingen nye lyder.',
    honesty: 'Bare etter lengde, lengst først. Filtider lyver etter synkronisering eller gjenoppretting.',
  },
  jams: {
    title: 'Jammer som venter på en rekkefølge',
    claims: { main: '{jams} av {songs|låt|låter} finnes bare i session-visningen.' },
    why: 'Delene er der; det som mangler, er rekkefølgen i tid, og den kan spilles i stedet for å tegnes.',
    tryThis: 'Ta opp en av dem i arrangementet: start scenene i fire minutter, og rett ingenting.',
    honesty: 'Talt. Sett for å spille live hører hjemme der.',
  },
  lengths: {
    title: 'Lengden på låter',
    claims: { main: 'Halvparten av {songs|arrangement|arrangementer} er kortere enn {middle}.' },
    why: 'Lengde er et valg som alle andre. Sett samlet viser låtene hvilken lengde du lager uten å velge.',
    tryThis: 'Bestem lengden på neste låt før du arrangerer den, og sett en locator der.',
    honesty: 'Til slutten av siste klipp: et parkert klipp får en låt til å se lengre ut.',
  },
  revisions: {
    title: 'Lagringer og versjoner av en låt',
    claims: {
      main: 'Den midterste låten har {middle|lagring eller versjon|lagringer og versjoner}; den med flest har {most}, av {songs|låt|låter}.',
    },
    why: 'Pussing lønner seg først og så nesten ikke mer. Spør låter med svært mange versjoner: hva er det jeg ikke får bestemt?',
    tryThis: 'Skriv ned det ene åpne spørsmålet i låten med flest versjoner, svar på det, og eksporter.',
    honesty:
      'Live tar bare vare på noen få tidligere lagringer. Versjoner kjennes på navn og mappe: «Tide v2» hører til «Tide».',
  },
  'then-and-now': {
    title: 'Nytt i de senere låtene',
    claims: {
      main: 'Nytt i de senere låtene dine: {means}, i {now} av {later}; i ingen av {earlier|tidligere låt|tidligere låter}.',
      more: 'Nytt i de senere låtene dine: {means}, i {now} av {later}; i ingen av {earlier|tidligere låt|tidligere låter}. {others|ting til er nytt|ting til er nye}.',
    },
    why: 'Det du bruker i dag, er lett å glemme som noe du en gang ikke brukte. Det viser også hva av det som allerede er blitt en vane.',
    tryThis: 'Åpne en tidlig låt, og prøv en av disse i den.',
    honesty:
      'Låtene med dato, i to halvdeler; nytt er det to senere låter bruker og ingen tidligere. Det er antall låter: med få av dem kan det være tilfeldig. En låt teller ved siste lagring, og filtider lyver etter synkronisering eller gjenoppretting.',
  },
  growth: {
    title: 'Vekst over lagringene',
    claims: {
      main: '{grown} av {songs|låt|låter} med tidligere lagringer ble lengre, {shorter} ble kortere, {still} beholdt lengden.',
    },
    why: 'En låt som får klipp og enheter, men ikke lengde, blir pusset på stedet. En som får lengde, blir fortalt.',
    tryThis: 'Legg til åtte takter neste gang, før du endrer en lyd.',
    honesty: 'Live tar bare vare på noen få tidligere lagringer, og det som ikke ble lagret, ses ikke.',
  },
  'time-to-eight-bars': {
    title: 'Tid til de første åtte taktene',
    claims: {
      main: 'Fra første lagring når du åtte takter med tre spor på omtrent {minutes|minutt|minutter}, i {songs|låt|låter}.',
    },
    why: 'Så fort står en idé. Det er den delen som allerede virker.',
    tryThis: 'Vern den timen: ingen e-post, ingen nye plugins.',
    honesty: 'Fra tidene i navnene på sikkerhetskopier: da lagret du, og det er ikke det samme som når du arbeidet.',
  },
  'loop-to-song': {
    title: 'Fra loop til låt',
    claims: {
      main: '{reached} av {songs|låt|låter} med åtte takter kom forbi to minutter; {still} har ikke gjort det ennå.',
    },
    why: 'En flat linje er loop-fella i dine egne tall: lagret igjen og igjen med samme lengde.',
    tryThis: 'Ta den flateste linjen, kopier loopen over to minutter, og ta bare bort ting.',
    honesty: 'Fra lagringer som er tatt vare på. Et kort stykke kan være ferdig.',
  },
  'save-rhythm': {
    title: 'Når du lagrer',
    claims: { main: 'Oftest lagrer du på {day} mellom {hour} og {hour}.59: {most} av {saves|lagring|lagringer}.' },
    why: 'Timene du uansett arbeider i, er de som bør holdes fri.',
    tryThis: 'Legg én fast økt i uka dit bildet er fullest.',
    honesty:
      'Etter klokka på maskinen som lagret. Kopiering og synkronisering kan endre filtider; navn på sikkerhetskopier beholder sine.',
  },
  sessions: {
    title: 'Lengden på en økt',
    claims: { main: 'Halvparten av {sessions|økt|økter} varer kortere enn {middle|minutt|minutter}.' },
    why: 'Lange økter føles nyttige; se på vekstbildet om de er det.',
    tryThis: 'Avslutt neste økt 20 minutter før den vanlige lengden, med et notat om hva som kommer.',
    honesty: 'Lagringer med under 45 minutter imellom er én økt; det før den første og etter den siste ses ikke.',
  },
  returns: {
    title: 'Å komme tilbake',
    claims: {
      main: 'Av {returns|pause|pauser} på over en dag som tok slutt, tok halvparten slutt innen {days|dag|dager}; den lengste etter {longest}.',
    },
    why: 'Kurven viser hvor sannsynlig det er at en låt fortsatt ligger etter så mange dager. Der den flater ut, blir låter liggende.',
    tryThis: 'Åpne én låt rett før kurven din flater ut: det er det billigste øyeblikket.',
    honesty: 'Bare lagringer som er tatt vare på; en pause som varer, teller til i dag. Metoden er Kaplan og Meiers.',
  },
  churn: {
    title: 'Lagt til og fjernet igjen',
    claims: {
      main: '{removed} av {added} enheter som kom mellom lagringer, forsvant igjen; oftest {device}, {times|gang|ganger}.',
    },
    why: 'Det du kaster hver gang, er et valg du allerede har tatt.',
    tryThis: 'La den første av dem være borte én gang, og se om du savner den.',
    honesty: 'Bare mellom lagringer som er tatt vare på. En enhet som ble byttet med en av samme slag, vises ikke.',
  },
} satisfies Record<string, MetricWords>
