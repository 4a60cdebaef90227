import { type DashboardCopy, dashboardEn } from '../en/dashboard.ts'

export const dashboardNb: DashboardCopy = {
  ...dashboardEn,
  welcome: (name) => `Velkommen tilbake, ${name}`,
  usageText: 'analyser denne måneden',
  projectsText: 'til sammen',
  mcp: {
    ...dashboardEn.mcp,
    text: 'La en assistent lese settene sammen med deg: den stiller de samme spørsmålene som rapporten svarer på, over Model Context Protocol.',
    endpoint: 'Adresse',
    guide: 'Slik kobler du til en assistent',
    keys: 'Nøkler for programmer',
  },
  start: {
    ...dashboardEn.start,
    links: [
      {
        to: '/docs/mcp-tools',
        title: 'MCP setup guide',
        text: 'Koble til Claude eller en annen assistent på to minutter.',
      },
      {
        to: '/docs/ableton-live',
        title: 'Ableton integration',
        text: 'Hvilke versjoner som leses, og hva fra et sett.',
      },
      { to: '/docs/api-reference', title: 'API reference', text: 'Kallene bak denne siden, med eksempler.' },
    ],
  },
  upgrade: { ...dashboardEn.upgrade, text: 'Les så mange sett du vil, hver måned.' },
}
