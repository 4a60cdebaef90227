import { setTimeout as sleep } from 'node:timers/promises'
import type { CallToolResult, McpServer, ServerContext } from '@modelcontextprotocol/server'
import type { Announce } from '../mcp-options.ts'
import { AUDIO, IMAGE } from './media.ts'

/** The suite's tools that answer with each kind of content, report progress, log, fail and announce changes. */
export function contentTools(server: McpServer, announce: Announce): void {
  for (const [name, content] of Object.entries(CONTENTS)) {
    server.registerTool(name, { description: `Answers with fixed content: ${name}` }, () => ({ content: [...content] }))
  }
  server.registerTool('test_error_handling', { description: 'Always fails' }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool(
    'test_tool_with_progress',
    { description: 'Reports progress in three steps' },
    async (context) => {
      for (const progress of [0, 50, 100]) {
        await report(context, progress)
        await sleep(PAUSE_MS)
      }
      return said('Tool with progress executed successfully')
    },
  )
  for (const name of ['test_tool_with_logging', 'test_logging_tool']) {
    server.registerTool(name, { description: 'Logs three lines' }, async (context) => {
      for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await context.mcpReq.log('info', line)
        await sleep(PAUSE_MS)
      }
      return said('Tool with logging executed successfully')
    })
  }
  server.registerTool('test_reconnection', { description: 'Closes its stream half-way' }, async (context) => {
    context.http?.closeSSE?.()
    await sleep(2 * PAUSE_MS)
    return said('Reconnection test completed successfully.')
  })
  server.registerTool('test_trigger_tool_change', { description: 'Announces that tools changed' }, () => {
    announce('tools')
    return said('Announced.')
  })
  server.registerTool('test_trigger_prompt_change', { description: 'Announces that prompts changed' }, () => {
    announce('prompts')
    return said('Announced.')
  })
}

export function said(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] }
}

async function report({ mcpReq }: ServerContext, progress: number): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return
  await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
}

const PAUSE_MS = 50
const IMAGE_CONTENT = { type: 'image' as const, data: IMAGE, mimeType: 'image/png' }
const CONTENTS: Record<string, CallToolResult['content']> = {
  test_simple_text: [{ type: 'text', text: 'This is a simple text response for testing.' }],
  test_image_content: [IMAGE_CONTENT],
  test_audio_content: [{ type: 'audio', data: AUDIO, mimeType: 'audio/wav' }],
  test_embedded_resource: [
    {
      type: 'resource',
      resource: {
        uri: 'test://embedded-resource',
        mimeType: 'text/plain',
        text: 'This is an embedded resource content.',
      },
    },
  ],
  test_multiple_content_types: [
    { type: 'text', text: 'Multiple content types test:' },
    IMAGE_CONTENT,
    {
      type: 'resource',
      resource: {
        uri: 'test://mixed-content-resource',
        mimeType: 'application/json',
        text: '{"test":"data","value":123}',
      },
    },
  ],
}
