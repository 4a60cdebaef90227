import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const assistantsNb = {
  mcp: {
    name: 'MCP',
    definition: 'Model Context Protocol: måten KI-assistenter bruker verktøy i andre programmer på.',
    example: 'Claude spør Kvint om akkordene i den nyeste lagringen din.',
    alsoCalled: ['Model Context Protocol'],
  },
  tool: {
    name: 'verktøy',
    definition: 'Noe en assistent kan kalle med navn, med inndata som følger et skjema.',
    example: 'finding_lesson forteller om ett funn i dybden.',
    confusion: 'En ressurs leses med adressen; et verktøy kalles med inndata.',
    alsoCalled: ['funksjon'],
  },
  resource: {
    name: 'ressurs',
    definition: 'Noe en assistent kan lese med adressen, for eksempel en rapport.',
    example: 'kvint://glossary/groove er oppslaget om groove i denne ordlisten.',
  },
  prompt: {
    name: 'ledetekst',
    definition: 'En ferdig begynnelse på en samtale som en server tilbyr.',
    example: '«Sammenlign de to siste lagringene mine.»',
    alsoCalled: ['prompt'],
  },
  'access-token': {
    name: 'tilgangsnøkkel',
    definition: 'Et kortlivet adgangskort som et program viser fram ved hvert kall.',
    example: 'Authorization: Bearer eyJhbGciOi…',
    confusion: 'En fornyelsesnøkkel gir bare nye tilgangsnøkler.',
    alsoCalled: ['access token'],
  },
  'refresh-token': {
    name: 'fornyelsesnøkkel',
    definition: 'Et langlivet adgangskort som bare gir nye tilgangsnøkler.',
    example: 'Når tilgangsnøkkelen er utløpt, bytter programmet denne mot den neste.',
    alsoCalled: ['refresh token'],
  },
  'authorization-server': {
    name: 'autorisasjonsserver',
    definition: 'Tjenesten som logger inn og deler ut nøkler.',
    example: 'Siden der du lar en assistent lese prosjektene dine.',
    alsoCalled: ['identitetsleverandør'],
  },
  'protected-resource': {
    name: 'beskyttet ressurs',
    definition: 'En adresse som krever en nøkkel, for eksempel MCP-serveren.',
    example: 'Uten nøkkel svarer /mcp 401.',
  },
  scope: {
    name: 'tilgangsomfang',
    definition: 'Det en tilgangsnøkkel gir lov til.',
    example: 'projects:read gir lov til å lese prosjektene dine, og ikke mer.',
    alsoCalled: ['scope', 'tillatelse'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
