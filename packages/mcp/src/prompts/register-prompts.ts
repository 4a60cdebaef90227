import type { EmbeddedResource, GetPromptResult, McpServer, ServerContext } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { McpOptions } from '../mcp-options.ts'
import { projectAddress } from '../resources/resource-address.ts'
import { PROMPTS } from './all-prompts.ts'
import type { Prompt } from './prompt.ts'

/**
 * Puts the prompts on a server. Each brings what its first tools answer, so that the talk starts on her own music: as
 * attached resources, because names in a set are data and not words of hers.
 */
export function registerPrompts(server: McpServer, options: McpOptions): void {
  for (const prompt of PROMPTS) {
    const { name, title, description, hasSection } = prompt
    server.registerPrompt(
      name,
      { title, description, argsSchema: hasSection ? SECTION_ARGUMENTS : ARGUMENTS },
      (input, context) => messages(prompt, input, context, options),
    )
  }
}

async function messages(
  { description, starts, text }: Prompt,
  input: { project?: string | undefined; section?: string | undefined },
  context: ServerContext,
  { libraryFor }: McpOptions,
): Promise<GetPromptResult> {
  const project = input.project ?? 'latest'
  const work = { library: libraryFor(context), signal: context.mcpReq.signal, progress: () => undefined }
  const shown: EmbeddedResource[] = []
  for (const { tool, input: fixed } of starts) {
    const asked = { ...fixed, project, ...(input.section === undefined ? {} : { section: input.section }) }
    const answer = await tool.run(tool.input.parse(asked), work)
    shown.push({
      type: 'resource',
      resource: {
        uri: `${projectAddress(project)}/answer/${tool.name}`,
        mimeType: 'application/json',
        text: JSON.stringify(answer.kind === 'problem' ? { problem: answer.message } : answer.value),
      },
      annotations: { audience: ['assistant'] },
    })
  }
  const name = project === 'latest' ? 'my latest project' : `"${project}"`
  return {
    description,
    messages: [{ type: 'text' as const, text: text(name, input.section) }, ...shown].map((content) => ({
      role: 'user',
      content,
    })),
  }
}

const project = z.string().max(200).optional().describe('Project id or name; the one saved last where it is left out')
const ARGUMENTS = z.object({ project })
const SECTION_ARGUMENTS = z.object({ project, section: z.string().max(60).optional().describe('Label of a section') })
