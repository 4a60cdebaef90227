import type {
  CreateMessageRequest,
  ElicitRequest,
  ElicitResult,
  GetPromptResult,
  LoggingLevel,
  Progress,
  Prompt,
  ReadResourceResult,
  Resource,
  ResourceTemplateType,
  Root,
} from '@modelcontextprotocol/client'
import type { McpTool } from '../wire/mcp-tool.ts'
import type { SessionTasks } from './tasks/session-tasks.ts'

export type SdkTransport = 'sse' | 'streamable'

/** Which of the protocol's two eras is spoken: sessions up to 2025-11-25, each request by itself since 2026-07-28. */
export type Era = 'sessions' | 'automatic' | 'stateless'

/** What the server says of itself. */
export type About = {
  readonly name: string
  readonly version: string
  readonly protocolVersion: string
  readonly isStateless: boolean
  readonly capabilities: Readonly<Record<string, unknown>>
  readonly instructions: string | undefined
}

export type CallOptions = {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** Answered with a task, which goes on by itself. */
  readonly asTask?: boolean
}

export type CompletionTarget =
  | { readonly type: 'ref/prompt'; readonly name: string }
  | { readonly type: 'ref/resource'; readonly uri: string }

/** A connection by the SDK's client, with what the page asks of it. */
export type Session = {
  readonly about: About
  readonly listTools: () => Promise<readonly McpTool[]>
  readonly callTool: (tool: McpTool, args: Record<string, unknown>, options: CallOptions) => Promise<unknown>
  readonly listResources: () => Promise<readonly Resource[]>
  readonly listTemplates: () => Promise<readonly ResourceTemplateType[]>
  readonly readResource: (uri: string) => Promise<ReadResourceResult>
  /** Resolves with what ends the subscription. */
  readonly subscribe: (uri: string) => Promise<() => Promise<void>>
  readonly listPrompts: () => Promise<readonly Prompt[]>
  readonly getPrompt: (name: string, args: Record<string, string>) => Promise<GetPromptResult>
  readonly complete: (
    target: CompletionTarget,
    argument: string,
    value: string,
    others: Record<string, string>,
  ) => Promise<readonly string[]>
  readonly setLoggingLevel: (level: LoggingLevel) => Promise<void>
  /** Tells the server that the roots have changed; false where the protocol has no word for that. */
  readonly tellOfRoots: () => Promise<boolean>
  /** Undefined where the server runs no tools as tasks. */
  readonly tasks: SessionTasks | undefined
  /** Any request as it stands, such as one that was made before. */
  readonly send: (method: string, params: Record<string, unknown>) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** What the person is asked on behalf of the server. A rejection is told to the server as a refusal. */
export type Person = {
  readonly elicit: (params: ElicitRequest['params'], signal: AbortSignal) => Promise<ElicitResult>
  readonly sample: (
    params: CreateMessageRequest['params'],
    signal: AbortSignal,
  ) => Promise<{ text: string; model: string }>
  /** Folders that she offers. */
  readonly roots: () => readonly Root[]
}
