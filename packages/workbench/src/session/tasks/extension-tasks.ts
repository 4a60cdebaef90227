import type { JSONRPCMessage } from '@modelcontextprotocol/client'
import { isRecord } from '../../wire/mcp-tool.ts'
import type { Send, SessionTasks } from './session-tasks.ts'
import { isRunning, type Task, taskIn, taskOf } from './task.ts'

/** The tasks extension of 2026-07-28: the server answers a call with a task where it likes, and the client asks how it goes. */
export type ExtensionTasks = SessionTasks & {
  /** What a call came to: its own answer, or where that is a task, what the task comes to. */
  readonly finish: (answer: unknown, how: Following) => Promise<unknown>
  /** Takes note of a task that is not waited for. */
  readonly keep: (answer: unknown) => unknown
}

type Following = { readonly signal: AbortSignal; readonly onState: (message: string) => void }

/** Answers what the server asks a client: `elicitation/create`, `sampling/createMessage`, `roots/list`. */
export type AnswerServer = (method: string, params: unknown) => Promise<unknown>

export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks'

/** Undefined where the server does not say that it speaks the extension. `pause` waits so many milliseconds. */
export function extensionTasks(
  send: Send,
  answer: AnswerServer,
  capabilities: Readonly<Record<string, unknown>>,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): ExtensionTasks | undefined {
  const { extensions } = capabilities
  if (!isRecord(extensions) || !(TASKS_EXTENSION in extensions)) return undefined
  const started = new Map<string, Task>()
  const answered = new Set<string>()

  /** How a task stands. What it asks for the first time is put to the person; the answer is sent when it is there. */
  async function look(taskId: string): Promise<Record<string, unknown>> {
    const state = await send('tasks/get', { taskId })
    const task = taskOf(state)
    if (!task || !isRecord(state))
      throw new Error(`The server's answer to tasks/get is no task: ${JSON.stringify(state)}`)
    started.set(taskId, task)
    const asked = isRecord(state['inputRequests']) && isRunning(task) ? state['inputRequests'] : {}
    for (const [key, request] of Object.entries(asked)) {
      const once = `${taskId} ${key}`
      if (answered.has(once) || !isRecord(request)) continue
      answered.add(once)
      void answer(String(request['method']), request['params'])
        .then((response) => send('tasks/update', { taskId, inputResponses: { [key]: response } }))
        .catch(() => answered.delete(once))
    }
    return state
  }

  async function follow(taskId: string, { signal, onState }: Following): Promise<unknown> {
    for (;;) {
      const state = await look(taskId)
      const task = taskOf(state)
      if (task?.status === 'completed') return state['result']
      if (task?.status === 'failed') throw new Error(failureOf(state))
      if (task?.status === 'cancelled') throw new Error(task.statusMessage ?? `The task ${taskId} was cancelled.`)
      if (task?.statusMessage !== undefined) onState(task.statusMessage)
      await pause(Math.max(task?.pollIntervalMs ?? POLL_MS, LEAST_POLL_MS))
      if (signal.aborted) {
        await send('tasks/cancel', { taskId })
        signal.throwIfAborted()
      }
    }
  }

  const keep = (given: unknown) => {
    const task = taskIn(given)
    if (task) started.set(task.taskId, task)
    return given
  }
  return {
    keep,
    support: () => 'by-server',
    finish: async (given, how) => {
      const task = taskIn(keep(given))
      return task ? follow(task.taskId, how) : given
    },
    all: async () => {
      for (const task of [...started.values()].filter(isRunning)) await look(task.taskId)
      return [...started.values()]
    },
    result: (taskId) => follow(taskId, { signal: new AbortController().signal, onState: () => undefined }),
    cancel: async (taskId) => {
      await send('tasks/cancel', { taskId })
      await look(taskId)
    },
  }
}

/**
 * An answer that is a task (`resultType: 'task'`) is refused by the SDK's client: the same message as a result that holds the
 * task under `task`.
 */
export function withTaskAsResult(message: JSONRPCMessage): JSONRPCMessage {
  if (!('result' in message) || message.result['resultType'] !== 'task') return message
  const { resultType: _task, _meta, ...task } = message.result
  const meta = _meta === undefined ? {} : { _meta }
  return { ...message, result: { ...meta, resultType: 'complete', content: [], structuredContent: task, task } }
}

function failureOf({ error, statusMessage }: Record<string, unknown>): string {
  const said = isRecord(error) && typeof error['message'] === 'string' ? error['message'] : statusMessage
  return typeof said === 'string' ? said : 'The task failed, and the server does not say why.'
}

const POLL_MS = 1_500
const LEAST_POLL_MS = 250
