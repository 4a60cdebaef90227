import type { Heads } from './heads.ts'

/** What the Norwegian pages say of themselves, by path. */
export const NORWEGIAN_HEADS: Heads = {
  '/': {
    title: 'Kvint: hør hva settet ditt gjør',
    description:
      'Slipp et Ableton Live-sett her. Kvint leser klipp, akkorder og mikser og viser deg låten på én side: hva som gjentas, hva som kolliderer, og hvor harmonien snur.',
  },
  '/login': { title: 'Logg inn', description: 'Logg inn på Kvint, eller lag en konto.' },
  '/reset-password': { title: 'Nytt passord', description: 'Velg et nytt passord for kontoen din.' },
  '/about': {
    title: 'Om oss',
    description:
      'Kvint lages i Norge av folk som lager musikk. Den analyserer og lærer bort; den lager ingenting selv.',
  },
  '/pricing': {
    title: 'Priser',
    description:
      'Kvint er gratis for fem analyser i måneden, koster $5 for 25 og $19 for ubegrenset bruk, eller $190 i året.',
  },
  '/success': { title: 'Takk' },
  '/docs': {
    title: 'Dokumentasjon',
    description: 'Slik leser du et Live-sett med Kvint, kobler til en assistent over MCP og kaller API-et.',
  },
  '/docs/getting-started': {
    title: 'Kom i gang',
    description: 'Fra et lagret sett til det første du prøver i det.',
  },
  '/docs/mcp-tools': {
    title: 'MCP-verktøy',
    description: 'La en assistent lese settene dine sammen med deg, over Model Context Protocol.',
  },
  '/docs/ableton-live': {
    title: 'Ableton Live',
    description: 'Hvilke sett som leses, hvor de ligger, og hva Kvint henter fra dem.',
  },
  '/docs/api': { title: 'API', description: 'Kallene bak dette nettstedet, med eksempler til å kopiere.' },
  '/docs/api-reference': {
    title: 'API-referanse',
    description: 'Alle kall i API-et til nettopp denne serveren, hentet fra dokumentet den kontrollerer kallene mot.',
  },
  '/docs/glossary': {
    title: 'Ordliste',
    description: 'Hva et ord i en rapport betyr, med et eksempel og det ordet lett forveksles med.',
  },
  '/status': {
    title: 'Systemstatus',
    description: 'Om API-et og innloggingen svarer akkurat nå, sett fra nettleseren din.',
  },
  '/changelog': {
    title: 'Endringslogg',
    description: 'Hva som er endret i Kvint, dag for dag: hva den leser, hører og lærer bort.',
  },
  '/privacy': { title: 'Personvern', description: 'Hva vi lagrer om deg, hvorfor, og hvordan du får det slettet.' },
  '/terms': { title: 'Vilkår', description: 'Hva du kan vente av oss, og hva vi venter av deg.' },
  '/refund': {
    title: 'Refusjon',
    description: 'Når du får pengene tilbake, hvordan du ber om det, og hvor lang tid hvert steg tar.',
  },
  '/cookies': { title: 'Informasjonskapsler', description: 'Hva som lagres i nettleseren din, og hvorfor.' },
  '/disclaimer': { title: 'Ansvarsfraskrivelse', description: 'Hva en rapport er, og hva den ikke er.' },
  '/eula': { title: 'Lisensavtale', description: 'Hva du kan gjøre med programmet.' },
  '/oauth/consent': {
    title: 'Koble til en assistent',
    description: 'Velg om en assistent får lese fra Kvint-kontoen din.',
  },
  '/dashboard': { title: 'Oversikt' },
  '/test': { title: 'Test av innlogging' },
  '/profile': { title: 'Profilen min' },
  '/projects': { title: 'Settene dine', description: 'Slipp et Ableton Live-sett her. Det leses i nettleseren din.' },
  '/projects/library': { title: 'Biblioteket', description: 'Hva låtene dine har felles, og hva som skiller dem.' },
  '/projects/example': {
    title: 'En ferdig rapport',
    description:
      'Hva Kvint sier om et Live-sett: toneart, akkorder, arrangement og miks, med en leksjon til hvert funn.',
  },
  '/projects/:': { title: 'Rapport' },
  '/projects/account/:': { title: 'En lagret rapport' },
  '/share/:': { title: 'En delt rapport' },
}
