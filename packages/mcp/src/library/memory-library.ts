import type { LiveSet } from '@kvint/als'
import type { Report } from '@kvint/report'
import { glanceAt } from './glance.ts'
import { askOf } from './set-questions.ts'
import type { LibraryChange, Opening, ProjectEntry, ProjectLibrary } from './project-library.ts'

/** A project that stands ready in memory, its saves from the newest to the oldest. */
export type MemoryProject = {
  readonly id: string
  readonly name: string
  readonly saves: readonly MemorySave[]
}

export type MemorySave = {
  readonly id: string
  readonly savedAt: string | null
  readonly report: Report
  readonly set: LiveSet | null
}

/**
 * A library of projects that are already read: the demo library, and tests.
 *
 * `put` adds a project or replaces the one of the same id and tells anyone who watches.
 *
 * @example memoryLibrary('Example', [project])
 */
export function memoryLibrary(
  title: string,
  projects: readonly MemoryProject[],
): ProjectLibrary & { put: (project: MemoryProject) => void } {
  const held = new Map(projects.map((project) => [project.id, project]))
  const listeners = new Set<(change: LibraryChange) => void>()
  const tell = (change: LibraryChange) => listeners.forEach((listener) => listener(change))
  return {
    title,
    list: async () => [...held.values()].map(toEntry).sort(newestFirst),
    open: async (projectId, saveId) => openHeld(held.get(projectId), projectId, saveId),
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: (project) => {
      const isNew = !held.has(project.id)
      held.set(project.id, project)
      if (isNew) tell({ kind: 'list' })
      tell({ kind: 'project', projectId: project.id })
    },
  }
}

function openHeld(project: MemoryProject | undefined, projectId: string, saveId: string | undefined): Opening {
  if (!project) return { kind: 'problem', message: `There is no project "${projectId}".` }
  const save = saveId === undefined ? project.saves[0] : project.saves.find(({ id }) => id === saveId)
  if (!save) return { kind: 'problem', message: `"${project.name}" has no save "${saveId}".` }
  const entry = toEntry(project)
  const saveEntry = entry.saves[project.saves.indexOf(save)] ?? toSave(save)
  return { kind: 'project', project: { entry, save: saveEntry, report: save.report, ask: askOf(async () => save.set) } }
}

function toEntry(project: MemoryProject): ProjectEntry {
  const [newest] = project.saves
  return {
    id: project.id,
    name: project.name,
    saves: project.saves.map(toSave),
    glance: newest ? glanceAt(newest.report) : null,
  }
}

function toSave({ id, savedAt, report }: MemorySave) {
  return { id, fileName: report.source.fileName, savedAt, bytes: report.source.bytes }
}

function newestFirst(a: ProjectEntry, b: ProjectEntry): number {
  const [first, second] = [a.saves[0]?.savedAt ?? '', b.saves[0]?.savedAt ?? '']
  return second.localeCompare(first) || a.name.localeCompare(b.name)
}
