import { isRecord, type McpTool } from '../../wire/mcp-tool.ts'
import { type Task, taskIn, taskOf } from './task.ts'

/** Who decides that a call goes on as a task: the tool alone, the person, or the server as it answers. */
export type TaskSupport = 'required' | 'optional' | 'forbidden' | 'by-server'

export type SessionTasks = {
  readonly support: (tool: McpTool) => TaskSupport
  /** Those that the server lists; where it lists none, those that were started here. */
  readonly all: () => Promise<readonly Task[]>
  /** What the call has come to; waits until it has. */
  readonly result: (taskId: string) => Promise<unknown>
  readonly cancel: (taskId: string) => Promise<void>
}

/** Tasks of 2025-11-25, where the client asks for one. */
export type AskedTasks = SessionTasks & {
  readonly start: (tool: McpTool, args: Record<string, unknown>) => Promise<unknown>
}

export type Send = (method: string, params: Record<string, unknown>) => Promise<unknown>

/** The tasks of a connection, by the wire: the SDK has no calls for them. Undefined where the server runs no tools so. */
export function sessionTasks(send: Send, capabilities: Readonly<Record<string, unknown>>): AskedTasks | undefined {
  const { tasks } = capabilities
  if (!isRecord(tasks) || !hasPath(tasks, ['requests', 'tools', 'call'])) return undefined
  const started = new Set<string>()
  return {
    support: taskSupport,
    start: async (tool, args) => {
      const answer = await send('tools/call', { name: tool.name, arguments: args, task: { ttl: KEPT_MS } })
      const task = taskIn(answer)
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
function taskSupport({ execution }: McpTool): TaskSupport {
  const support = isRecord(execution) ? execution['taskSupport'] : undefined
  return support === 'required' || support === 'optional' ? support : 'forbidden'
}

function hasPath(value: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path
  if (first === undefined) return true
  return isRecord(value) && value[first] !== undefined && hasPath(value[first], rest)
}

/** How long the server is asked to keep a result. */
const KEPT_MS = 10 * 60_000
