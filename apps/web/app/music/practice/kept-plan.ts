import { NO_PLAN, type Plan } from './plan.ts'

/** The plan, kept in this browser. */
export function findPlan(): Plan {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isPlan(kept) ? kept : NO_PLAN
  } catch {
    return NO_PLAN
  }
}

export function keepPlan({ subject, tasks }: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ subject, tasks: tasks.slice(-MOST_TASKS) }))
  } catch {
    // A browser that keeps nothing: the plan lasts as long as the page.
  }
}

function isPlan(value: unknown): value is Plan {
  return (
    typeof value === 'object' && value !== null && 'subject' in value && 'tasks' in value && Array.isArray(value.tasks)
  )
}

const KEY = 'practice'
/** Two years of weeks. */
const MOST_TASKS = 104
