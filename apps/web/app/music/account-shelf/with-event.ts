import type { KeptProject } from '@kvint/contract'
import type { SaveEvent } from './follow-saves.ts'

/** The list after an event; `null` where it tells of a project or save that the list does not know: then ask for it. */
export function withEvent(projects: readonly KeptProject[], event: SaveEvent): readonly KeptProject[] | null {
  if (event.kind === 'gone') {
    return projects
      .map((project) => ({ ...project, saves: project.saves.filter(({ id }) => id !== event.saveId) }))
      .filter(({ saves }) => saves.length > 0)
  }
  const { save } = event
  const known = projects.find(({ id }) => id === save.projectId)?.saves.find(({ id }) => id === save.id)
  if (!known) return null
  if (known.event >= save.event) return projects
  return projects.map((project) =>
    project.id === save.projectId
      ? { ...project, saves: project.saves.map((each) => (each.id === save.id ? save : each)) }
      : project,
  )
}
