import { isRecord, type McpTool } from '../../wire/mcp-tool.ts'

/** A call that goes on after it was answered (2025-11-25, experimental). */
export type Task = {
  readonly taskId: string
  readonly status: 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled'
  readonly statusMessage?: string
  readonly pollInterval?: number
}

export type SessionTasks = {
  readonly start: (tool: McpTool, args: Record<string, unknown>) => Promise<unknown>
  /** Those that the server lists; where it lists none, those that were started here. */
  readonly all: () => Promise<readonly Task[]>
  /** What the call has come to; waits until it has. */
  readonly result: (taskId: string) => Promise<unknown>
  readonly cancel: (taskId: string) => Promise<void>
}

type Send = (method: string, params: Record<string, unknown>) => Promise<unknown>

/** The tasks of a connection, by the wire: the SDK has no calls for them. Undefined where the server runs no tools so. */
export function sessionTasks(send: Send, capabilities: Readonly<Record<string, unknown>>): SessionTasks | undefined {
  const { tasks } = capabilities
  if (!isRecord(tasks) || !hasPath(tasks, ['requests', 'tools', 'call'])) return undefined
  const started = new Set<string>()
  return {
    start: async (tool, args) => {
      const answer = await send('tools/call', { name: tool.name, arguments: args, task: { ttl: KEPT_MS } })
      const task = isRecord(answer) ? taskOf(answer['task']) : undefined
      if (task) started.add(task.taskId)
      return answer
    },
    all: async () => {
      if ('list' in tasks) {
        const listed = await send('tasks/list', {})
        const all = isRecord(listed) && Array.isArray(listed['tasks']) ? listed['tasks'] : []
        return all.flatMap((one) => taskOf(one) ?? [])
      }
      const asked = await Promise.all([...started].map((taskId) => send('tasks/get', { taskId })))
      return asked.flatMap((one) => taskOf(one) ?? [])
    },
    result: (taskId) => send('tasks/result', { taskId }),
    cancel: async (taskId) => void (await send('tasks/cancel', { taskId })),
  }
}

/** Whether a tool can be called as a task, and whether only so. */
export function taskSupport({ execution }: McpTool): 'required' | 'optional' | 'forbidden' {
  const support = isRecord(execution) ? execution['taskSupport'] : undefined
  return support === 'required' || support === 'optional' ? support : 'forbidden'
}

export const isRunning = ({ status }: Task): boolean => status === 'working' || status === 'input_required'

function taskOf(value: unknown): Task | undefined {
  return isRecord(value) && typeof value['taskId'] === 'string' && typeof value['status'] === 'string'
    ? (value as Task)
    : undefined
}

function hasPath(value: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path
  if (first === undefined) return true
  return isRecord(value) && value[first] !== undefined && hasPath(value[first], rest)
}

/** How long the server is asked to keep a result. */
const KEPT_MS = 10 * 60_000
