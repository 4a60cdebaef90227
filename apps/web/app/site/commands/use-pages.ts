import { useFrameCopy } from '../../frame/copy/frame.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { useFeature } from '../../start-up/configuration.ts'
import { useDocsCopy } from '../docs/copy/docs.ts'
import { useCommandsCopy } from './copy/commands.ts'

type PagePlace = { readonly to: string; readonly name: string }
type Group = readonly [heading: string, pages: readonly PagePlace[]]

/** The pages that this build has for this person, by subject. */
export function usePages(): readonly Group[] {
  const { places, names } = useCommandsCopy()
  const { links, account, footer } = useFrameCopy()
  const docs = useDocsCopy()
  const isSignedIn = useAuthState().status === 'signed-in'
  const readsSets = useFeature('enableProjects')
  const hasAccounts = useFeature('enableAuth')
  const ofSite: readonly PagePlace[] = [
    ...(isSignedIn ? [] : [{ to: '/', name: links.home }]),
    ...(readsSets
      ? [
          { to: '/projects', name: links.projects },
          { to: '/projects/library', name: names.library },
        ]
      : []),
    { to: '/projects/example', name: names.example },
    { to: '/about', name: links.about },
    { to: '/pricing', name: links.pricing },
    { to: '/status', name: links.status },
    { to: '/changelog', name: footer.changelog },
  ]
  const ofAccount: readonly PagePlace[] = isSignedIn
    ? [{ to: '/dashboard', name: names.dashboard }, { to: '/profile', name: account.profile }, ...TOOL_PAGES]
    : hasAccounts
      ? [{ to: '/login', name: account.signIn }]
      : []
  const ofDocs = [
    { to: '/docs', name: docs.title },
    ...docs.sections.map(({ id, title }) => ({ to: `/docs/${id}`, name: title })),
    { to: '/docs/api-reference', name: docs.reference },
    { to: '/docs/glossary', name: docs.glossary },
  ]
  const ofLaw = LEGAL.map((page) => ({ to: `/${page}`, name: footer[page] }))
  const groups: readonly Group[] = [
    [places.pages, ofSite],
    [places.account, ofAccount],
    [places.documentation, ofDocs],
    [places.legal, ofLaw],
  ]
  return groups.filter(([, pages]) => pages.length > 0)
}

/** The same in both languages, as on the pages themselves. */
const TOOL_PAGES: readonly PagePlace[] = [
  { to: '/mcp-test', name: 'MCP Tools Test' },
  { to: '/mcp-manual-test', name: 'MCP Manual Test' },
  { to: '/mcp-sse-test', name: 'MCP SSE Test' },
  { to: '/mcp-sdk-test', name: 'MCP SDK Test' },
]
const LEGAL = ['privacy', 'terms', 'refund', 'cookies', 'disclaimer', 'eula'] as const
