import { readSet } from '@kvint/als'
import type { KeptProject } from '@kvint/contract'
import { glanceAt, type ProjectEntry, type ProjectLibrary } from '@kvint/mcp'
import type { KeptProjects } from './kept-projects.ts'
import type { SetStore } from './set-store.ts'

/** What an assistant may read of one account: its kept projects, and nothing of anybody else's. */
export function accountLibrary(userId: string, projects: KeptProjects, store: SetStore): ProjectLibrary {
  const caller = { sub: userId }
  return {
    title: 'Your account',
    list: async () => (await projects.list(caller)).filter(hasReport).map(toEntry),
    open: async (projectId, saveId) => {
      const project = (await projects.list(caller)).find(({ id }) => id === projectId)
      const found = project && (await projects.report(caller, projectId, saveId))
      if (!project || !found)
        return { kind: 'problem', message: `There is no finished report of a project "${projectId}" in your account.` }
      const entry = { ...toEntry(project), glance: glanceAt(found.report) }
      const save = entry.saves.find(({ id }) => id === found.saveId)
      if (!save) return { kind: 'problem', message: `The project has no save "${found.saveId}".` }
      const set = async () => {
        const reading = await readSet(await store.get(userId, found.hash))
        return reading.kind === 'set' ? reading.set : null
      }
      return { kind: 'project', project: { entry, save, report: found.report, set } }
    },
    watch: () => () => undefined,
  }
}

function hasReport({ saves }: KeptProject): boolean {
  return saves.some(({ state }) => state === 'done')
}

function toEntry({ id, name, saves }: KeptProject): ProjectEntry {
  const done = saves.filter(({ state }) => state === 'done')
  return {
    id,
    name,
    saves: done.map((save) => ({ id: save.id, fileName: save.fileName, savedAt: save.createdAt, bytes: save.bytes })),
    glance: null,
  }
}
