import type { McpServer } from '@modelcontextprotocol/server'
import type { Announce } from '../mcp-options.ts'
import { askingTools } from './asking-tools.ts'
import { contentTools } from './content-tools.ts'
import { inputRequiredTools } from './input-required-tools.ts'
import { promptsAndResources } from './prompts-and-resources.ts'
import { schemaTools } from './schema-tools.ts'

/** What the conformance suite calls by fixed names. It is put on the real transports, by the suite's own script only. */
export function suiteFixtures(server: McpServer, announce: Announce): void {
  contentTools(server, announce)
  askingTools(server)
  inputRequiredTools(server)
  promptsAndResources(server)
  schemaTools(server)
}
