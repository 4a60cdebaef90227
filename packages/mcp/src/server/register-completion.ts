import type { McpServer, ServerContext } from '@modelcontextprotocol/server'
import type { ProjectLibrary } from '../library/project-library.ts'
import { findProject } from '../library/find-project.ts'
import { plainText } from '../music/plain-text.ts'
import type { McpOptions } from '../mcp-options.ts'

/** Completes projects, sections and clips by name for prompts and resource templates, from the caller's library. */
export function registerCompletion(server: McpServer, { libraryFor }: McpOptions): void {
  server.server.registerCapabilities({ completions: {} })
  server.server.setRequestHandler('completion/complete', async ({ params }, context) => {
    const { argument, context: given } = params
    const all = await candidates(argument.name, given?.arguments?.['project'] ?? 'latest', libraryFor(context), context)
    const typed = plainText(argument.value)
    const fitting = told(all.filter(({ id, name }) => [id, name].some((text) => plainText(text).includes(typed))))
    const values = fitting.slice(0, MAX_VALUES)
    return { completion: { values, total: fitting.length, hasMore: fitting.length > values.length } }
  })
}

type Named = { readonly id: string; readonly name: string }

/** The name; with the id where a name is missing or stands for several. */
function told(all: readonly Named[]): string[] {
  const counts = new Map<string, number>()
  for (const { name } of all) counts.set(plainText(name), (counts.get(plainText(name)) ?? 0) + 1)
  return all.map(({ id, name }) => (name === '' ? id : counts.get(plainText(name)) === 1 ? name : `${name} (${id})`))
}

async function candidates(
  name: string,
  project: string,
  library: ProjectLibrary,
  { mcpReq }: ServerContext,
): Promise<readonly Named[]> {
  if (name === 'project') return library.list()
  if (name !== 'section' && name !== 'clip') return []
  const opening = await findProject(library, project, undefined, { signal: mcpReq.signal, progress: () => undefined })
  if (opening.kind === 'problem') return []
  const { sections, clips } = opening.project.report.arrangement
  return name === 'clip'
    ? clips
    : [...new Set(sections.map(({ label }) => label))].map((label) => ({ id: label, name: label }))
}

/** The protocol's own limit. */
const MAX_VALUES = 100
