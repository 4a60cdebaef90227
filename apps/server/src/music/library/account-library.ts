import type { KeptProject } from '@kvint/contract'
import { glanceAt, type ProjectEntry, type ProjectLibrary } from '@kvint/mcp'
import { type BlobStore, readBlob } from '../../platform/blobs/blob-store.ts'
import type { SaveChanges } from '../jobs/save-changes.ts'
import type { UploadRows } from '../uploads/upload-rows.ts'
import type { AccountEntries } from './account-entries.ts'
import type { AccountFacts } from './account-facts.ts'
import { accountSounds } from './account-sounds.ts'
import { analyseUpload } from './analyse-upload.ts'
import type { KeptBounces } from '../hearing/kept-bounces.ts'
import type { KeptProjects } from '../projects/kept-projects.ts'
import { isId } from './is-id.ts'
import type { ParsedReports } from './parsed-reports.ts'
import type { SetThreads } from './set-threads.ts'

type Sources = {
  readonly projects: KeptProjects
  readonly uploads: UploadRows
  readonly blobs: BlobStore
  readonly changes: SaveChanges
  readonly reports: ParsedReports
  readonly entries: AccountEntries
  readonly facts: AccountFacts
  readonly bounces: KeptBounces
  readonly sets: SetThreads
  readonly dropPage: string
}

/** What an assistant may read of one account: its kept projects, and nothing of anybody else's. */
export function accountLibrary(userId: string, sources: Sources): ProjectLibrary {
  const { projects, blobs, changes, reports } = sources
  const caller = { sub: userId }
  const library: ProjectLibrary = {
    title: 'Your account',
    list: async () => (await sources.entries.of(userId)).map((entry) => ({ ...entry, glance: null })),
    open: async (projectId, saveId) => {
      const project = isId(projectId) ? await projects.find(caller, projectId) : undefined
      const done = project?.saves.filter(({ state }) => state === 'done') ?? []
      if (!project || done.length === 0)
        return { kind: 'problem', message: `There is no finished report of a project "${projectId}" in your account.` }
      const kept = saveId === undefined ? done[0] : done.find(({ id }) => id === saveId)
      const entry = toEntry(project)
      const save = entry.saves.find(({ id }) => id === kept?.id)
      const found = kept && (await reports.of(kept, () => projects.report(caller, projectId, kept.id)))
      if (!found || !save) return { kind: 'problem', message: `The project has no save "${saveId ?? kept?.id}".` }
      const { report } = found
      const ask = sources.sets.askAs(userId, () => readBlob(blobs, userId, found))
      return { kind: 'project', project: { entry: { ...entry, glance: glanceAt(report) }, save, report, ask } }
    },
    facts: () => sources.facts.of(userId),
    sounds: accountSounds(userId, sources.bounces),
    watch: (listener) =>
      changes.subscribe((change) => {
        if (change === 'missed') return listener({ kind: 'list' })
        if (change.userId !== userId) return
        if (change.state === 'done' || change.state === 'gone') {
          listener({ kind: 'list' })
          listener({ kind: 'project', projectId: change.projectId })
        }
      }),
    analyse: (source, work) => analyseUpload(caller, sources, library.open, source, work),
  }
  return library
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
