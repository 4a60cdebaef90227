import type { McpServer, ServerContext } from '@modelcontextprotocol/server'
import type { ProjectLibrary } from '../library/project-library.ts'
import { findProject } from '../library/find-project.ts'
import type { McpOptions } from './create-mcp-server.ts'

/** Completes projects, sections and clips for prompts and resource templates, from the library of whoever asks. */
export function registerCompletion(server: McpServer, { libraryFor }: McpOptions): void {
  server.server.registerCapabilities({ completions: {} })
  server.server.setRequestHandler('completion/complete', async ({ params }, context) => {
    const { argument, context: given } = params
    const all = await candidates(argument.name, given?.arguments?.['project'] ?? 'latest', libraryFor(context), context)
    const fitting = all.filter((value) => value.toLowerCase().includes(argument.value.toLowerCase()))
    const values = fitting.slice(0, MAX_VALUES)
    return { completion: { values, total: fitting.length, hasMore: fitting.length > values.length } }
  })
}

async function candidates(
  name: string,
  project: string,
  library: ProjectLibrary,
  { mcpReq }: ServerContext,
): Promise<string[]> {
  if (name === 'project') return (await library.list()).map(({ id }) => id)
  if (name !== 'section' && name !== 'clip') return []
  const opening = await findProject(library, project, undefined, { signal: mcpReq.signal, progress: () => undefined })
  if (opening.kind === 'problem') return []
  const { sections, clips } = opening.project.report.arrangement
  return name === 'section' ? [...new Set(sections.map(({ label }) => label))] : clips.map(({ id }) => id)
}

/** The protocol's own limit. */
const MAX_VALUES = 100
