import { isRecord } from '../../wire/mcp-tool.ts'

/** A call that goes on after it was answered: tasks of 2025-11-25, and the tasks extension of 2026-07-28. */
export type Task = {
  readonly taskId: string
  readonly status: 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled'
  readonly statusMessage?: string
  readonly pollIntervalMs?: number
}

export const isRunning = ({ status }: Task): boolean => status === 'working' || status === 'input_required'

/** A task as either protocol writes it. */
export function taskOf(value: unknown): Task | undefined {
  if (!isRecord(value) || typeof value['taskId'] !== 'string' || !isStatus(value['status'])) return undefined
  const { taskId, status, statusMessage } = value
  const pollIntervalMs = value['pollIntervalMs'] ?? value['pollInterval']
  return {
    taskId,
    status,
    ...(typeof statusMessage === 'string' && { statusMessage }),
    ...(typeof pollIntervalMs === 'number' && { pollIntervalMs }),
  }
}

/** The task that a call was answered with; undefined where it was answered with its result. */
export function taskIn(answer: unknown): Task | undefined {
  return isRecord(answer) ? taskOf(answer['task']) : undefined
}

function isStatus(value: unknown): value is Task['status'] {
  return STATUSES.some((status) => status === value)
}

const STATUSES = ['working', 'input_required', 'completed', 'failed', 'cancelled'] as const
