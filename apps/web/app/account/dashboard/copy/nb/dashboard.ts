import type { DashboardCopy } from '../en/dashboard.ts'

export const dashboardNb: DashboardCopy = {
  title: 'Oversikt',
  welcome: (name) => `Velkommen tilbake, ${name}`,
  welcomeFirst: (name) => `Velkommen, ${name}`,
  subscription: 'Abonnement',
  premium: 'Premium',
  earlySupporter: 'Early Supporter',
  free: 'Gratis',
  usage: 'Bruk denne måneden',
  usageOf: (used, limit) => (limit === Infinity ? `${used} · ubegrenset` : `${used} / ${limit}`),
  usageText: 'sett lagret og analysert på kontoen denne måneden',
  projects: 'Analyserte prosjekter',
  projectsText: 'sett på kontoen, til sammen',
  manage: 'Administrer abonnementet',
  mcp: {
    heading: 'MCP API-tilgang',
    text: 'La en KI-assistent svare på spørsmål om settene dine, over Model Context Protocol.',
    endpoint: 'Adresse',
    guide: 'Slik kobler du til en assistent',
    keys: 'Nøkler for programmer',
  },
  start: {
    heading: 'Kom i gang',
    links: [
      {
        to: '/projects',
        title: 'Les et sett',
        text: 'Slipp inn et Live-sett og se akkordene, arrangementet og hva du kan prøve.',
      },
      { to: '/projects/example', title: 'Åpne eksempelet', text: 'En ferdig rapport om en hel låt.' },
      { to: '/docs/mcp-tools', title: 'Koble til en assistent', text: 'Claude eller en annen, på to minutter.' },
      {
        to: '/docs/ableton-live',
        title: 'Ableton-integrasjon',
        text: 'Hvilke Live-versjoner som støttes, og hva Kvint leser.',
      },
      { to: '/docs/api-reference', title: 'API-referanse', text: 'Hvert kall, med eksempler.' },
    ],
  },
  upgrade: {
    heading: 'Oppgrader til Premium',
    text: 'Behold og analyser så mange sett du vil, hver måned, for $19.',
    button: 'Oppgrader nå',
  },
  failed: 'Profilen kunne ikke hentes',
  unreachable: 'Fikk ikke kontakt med API-et',
}
