import {
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequests,
  type McpServer,
  type ServerContext,
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
} from '@modelcontextprotocol/server'
import { said } from './content-tools.ts'

/** Seals what a call must remember between its rounds; the key lives as long as the process. */
export const STATE = createRequestStateCodec<{ readonly round: number }>({
  key: crypto.getRandomValues(new Uint8Array(32)),
})

/** The suite's tools that ask by answering, the way of the protocol 2026-07-28. */
export function inputRequiredTools(server: McpServer): void {
  server.registerTool('test_input_required_result_elicitation', { description: 'Asks for a name' }, ({ mcpReq }) => {
    const given = acceptedContent<{ name?: unknown }>(mcpReq.inputResponses, 'user_name')
    return typeof given?.name === 'string'
      ? said(`Hello, ${given.name}!`)
      : inputRequired({ inputRequests: { user_name: NAME } })
  })
  for (const [name, inputRequests] of Object.entries(ONE_ROUND)) {
    server.registerTool(name, { description: 'Asks in one round' }, ({ mcpReq }) =>
      hasAll(mcpReq, inputRequests) ? said('Answered.') : inputRequired({ inputRequests }),
    )
  }
  for (const [name, inputRequests] of Object.entries(WITH_STATE)) {
    server.registerTool(name, { description: 'Asks in one round and remembers it' }, async ({ mcpReq }) =>
      hasAll(mcpReq, inputRequests) && mcpReq.requestState() !== undefined
        ? said('state-ok')
        : inputRequired({ inputRequests, requestState: await STATE.mint({ round: 1 }) }),
    )
  }
  server.registerTool(
    'test_input_required_result_multi_round',
    { description: 'Asks in two rounds' },
    async ({ mcpReq }) => {
      const round = mcpReq.requestState<{ readonly round: number }>()?.round ?? 0
      if (round >= 1 && hasAll(mcpReq, { step2: COLOR })) return said('Both steps are done.')
      return hasAll(mcpReq, { step1: NAME }) && round >= 1
        ? inputRequired({ inputRequests: { step2: COLOR }, requestState: await STATE.mint({ round: 2 }) })
        : inputRequired({ inputRequests: { step1: NAME }, requestState: await STATE.mint({ round: 1 }) })
    },
  )
  server.registerTool(
    'test_input_required_result_capabilities',
    { description: 'Asks only what the client can answer' },
    (context) => {
      const can = capabilitiesOf(context)
      const inputRequests = {
        ...(can['sampling'] ? { question: QUESTION } : {}),
        ...(can['elicitation'] ? { user_name: NAME } : {}),
      }
      return Object.keys(inputRequests).length > 0
        ? inputRequired({ inputRequests })
        : said('The client can answer nothing.')
    },
  )
  server.registerPrompt('test_input_required_result_prompt', { description: 'Asks for a context' }, ({ mcpReq }) => {
    const given = acceptedContent<{ context?: unknown }>(mcpReq.inputResponses, 'user_context')
    if (typeof given?.context !== 'string') return inputRequired({ inputRequests: { user_context: CONTEXT } })
    return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text: given.context } }] }
  })
}

function hasAll({ inputResponses }: ServerContext['mcpReq'], wanted: InputRequests): boolean {
  return Object.keys(wanted).every((key) => inputResponses?.[key] !== undefined)
}

function capabilitiesOf({ mcpReq }: ServerContext): Record<string, unknown> {
  const envelope = mcpReq.envelope as Record<string, unknown> | undefined
  return (envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {}) as Record<string, unknown>
}

function form(message: string, field: string, type: 'string' | 'boolean' = 'string') {
  const properties = { [field]: type === 'string' ? { type: 'string' as const } : { type: 'boolean' as const } }
  return inputRequired.elicit({ message, requestedSchema: { type: 'object', properties, required: [field] } })
}

function completion(text: string) {
  return inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens: 100 })
}

const NAME = form('What is your name?', 'name')
const COLOR = form('What is your favorite color?', 'color')
const CONTEXT = form('What context should the prompt use?', 'context')
const CONFIRM = form('Please confirm', 'ok', 'boolean')
const QUESTION = completion('What is the capital of France?')

const ONE_ROUND: Record<string, InputRequests> = {
  test_input_required_result_sampling: { capital_question: QUESTION },
  test_input_required_result_list_roots: { client_roots: inputRequired.listRoots() },
  test_missing_capability: { question: QUESTION },
  test_streaming_elicitation: { confirm: CONFIRM },
}
const WITH_STATE: Record<string, InputRequests> = {
  test_input_required_result_request_state: { confirm: CONFIRM },
  test_input_required_result_tampered_state: { confirm: CONFIRM },
  test_input_required_result_multiple_inputs: {
    user_name: NAME,
    greeting: completion('Generate a greeting'),
    client_roots: inputRequired.listRoots(),
  },
}
