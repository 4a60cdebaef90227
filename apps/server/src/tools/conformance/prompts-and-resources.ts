import { type McpServer, type PromptMessage, ResourceTemplate } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { IMAGE } from './media.ts'

/** The suite's prompts and resources. */
export function promptsAndResources(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'Fixed' }, () =>
    user('This is a simple prompt for testing.'),
  )
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'Two arguments', argsSchema: z.object({ arg1: z.string(), arg2: z.string() }) },
    ({ arg1, arg2 }) => user(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'A resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri: uri }) => {
      const resource = { uri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' }
      return user({ type: 'resource', resource }, 'Please process the embedded resource above.')
    },
  )
  server.registerPrompt('test_prompt_with_image', { description: 'An image' }, () =>
    user({ type: 'image', data: IMAGE, mimeType: 'image/png' }, 'Please analyze the image above.'),
  )

  server.registerResource('static-text', 'test://static-text', { mimeType: 'text/plain' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }))
  server.registerResource('static-binary', 'test://static-binary', { mimeType: 'image/png' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'image/png', blob: IMAGE }],
  }))
  server.registerResource('watched', 'test://watched-resource', { mimeType: 'text/plain' }, (uri) => ({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: 'Watched resource content' }],
  }))
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { mimeType: 'application/json' },
    (uri, { id }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  )
}

function user(...parts: (string | PromptMessage['content'])[]) {
  const messages = parts.map((part) => ({
    role: 'user' as const,
    content: typeof part === 'string' ? { type: 'text' as const, text: part } : part,
  }))
  return { messages }
}
