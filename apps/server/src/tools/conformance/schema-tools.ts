import { type McpServer, fromJsonSchema } from '@modelcontextprotocol/server'
import { said } from './content-tools.ts'

/** The suite's tools that show how schemas travel: every keyword of JSON Schema 2020-12, and a parameter mirrored into a header. */
export function schemaTools(server: McpServer): void {
  const echo = (input: unknown) => said(JSON.stringify(input))
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Has a schema of many keywords', inputSchema: fromJsonSchema(CONTACT) },
    echo,
  )
  server.registerTool(
    'test_x_mcp_header',
    { description: 'Has a parameter in a header', inputSchema: fromJsonSchema(REGION) },
    echo,
  )
}

const CONTACT = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
} as const

const REGION = {
  type: 'object',
  properties: { region: { type: 'string', 'x-mcp-header': 'Region' } },
  required: ['region'],
} as const
