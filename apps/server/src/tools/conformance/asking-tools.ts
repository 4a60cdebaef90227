import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { said } from './content-tools.ts'

/** The suite's tools that ask the client in the middle of a call, the way of the protocol before 2026-07-28. */
export function askingTools(server: McpServer): void {
  server.registerTool(
    'test_sampling',
    { description: 'Asks the client for a completion', inputSchema: z.object({ prompt: z.string() }) },
    async ({ prompt }, { mcpReq }) => {
      const { content } = await mcpReq.requestSampling({
        messages: [{ role: 'user', content: { type: 'text', text: prompt } }],
        maxTokens: 100,
      })
      return said(`LLM response: ${'text' in content ? content.text : ''}`)
    },
  )
  server.registerTool(
    'test_elicitation',
    { description: 'Asks the user', inputSchema: z.object({ message: z.string() }) },
    async ({ message }, { mcpReq }) => {
      const { action, content } = await mcpReq.elicitInput({ message, requestedSchema: USER })
      return said(`User response: action=${action}, content=${JSON.stringify(content ?? {})}`)
    },
  )
  for (const [name, requestedSchema] of [
    ['test_elicitation_sep1034_defaults', DEFAULTS],
    ['test_elicitation_sep1330_enums', CHOICES],
  ] as const) {
    server.registerTool(name, { description: 'Asks the user by a form' }, async ({ mcpReq }) => {
      const { action, content } = await mcpReq.elicitInput({ message: 'Please fill in the form', requestedSchema })
      return said(`Elicitation completed: action=${action}, content=${JSON.stringify(content ?? {})}`)
    })
  }
}

const OPTIONS = ['option1', 'option2', 'option3']
const TITLED = [
  { const: 'value1', title: 'First Option' },
  { const: 'value2', title: 'Second Option' },
  { const: 'value3', title: 'Third Option' },
]

const USER = {
  type: 'object' as const,
  properties: { username: { type: 'string' as const }, email: { type: 'string' as const } },
  required: ['username', 'email'],
}

const DEFAULTS = {
  type: 'object' as const,
  properties: {
    name: { type: 'string' as const, default: 'John Doe' },
    age: { type: 'integer' as const, default: 30 },
    score: { type: 'number' as const, default: 95.5 },
    status: { type: 'string' as const, enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean' as const, default: true },
  },
}

const CHOICES = {
  type: 'object' as const,
  properties: {
    untitledSingle: { type: 'string' as const, enum: OPTIONS },
    titledSingle: { type: 'string' as const, oneOf: TITLED },
    legacyEnum: {
      type: 'string' as const,
      enum: ['opt1', 'opt2', 'opt3'],
      enumNames: ['Option One', 'Option Two', 'Option Three'],
    },
    untitledMulti: { type: 'array' as const, items: { type: 'string' as const, enum: OPTIONS } },
    titledMulti: { type: 'array' as const, items: { anyOf: TITLED } },
  },
}
