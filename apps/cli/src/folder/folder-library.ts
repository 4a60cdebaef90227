import { realpath } from 'node:fs/promises'
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path'
import type { LiveSet } from '@kvint/als'
import type { Report } from '@kvint/report'
import { askOf, type Opening, type ProjectEntry, type ProjectLibrary, type SaveEntry, type Work } from '@kvint/mcp'
import { analysisThread } from './analysis-thread.ts'
import { factIndexer } from './fact-indexer.ts'
import { type FactStore, versionOf } from './fact-store.ts'
import { folderFiles } from './folder-files.ts'
import { folderSounds } from './folder-sounds.ts'
import { recentlyUsed } from './recently-used.ts'
import { samplePresence } from './sample-presence.ts'
import { type FolderProject, type FolderSave, scanFolder } from './scan-folder.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * The sets below a folder on disk as a library. A set is read when it is first asked for; its facts are kept in the data
 * folder, so that questions over many sets are quick. Nothing leaves the machine.
 */
export function folderLibrary(
  folder: string,
  { also = [], store }: { readonly also?: readonly string[]; readonly store: FactStore },
): ProjectLibrary & { readonly close: () => Promise<void> } {
  const thread = analysisThread()
  const indexThread = analysisThread()
  const ear = analysisThread()
  const indexer = factIndexer(store, indexThread.facts)
  const files = folderFiles(folder, store)
  const presence = samplePresence()
  const reports = recentlyUsed<Report>(HELD_REPORTS)
  const sets = recentlyUsed<LiveSet>(HELD_SETS)
  const added = new Map<string, FolderProject>()

  // The same list as long as nothing changes: what is worked out of it is kept by it.
  const projects = async () => {
    const found = await files.projects()
    return added.size === 0 ? found : [...found, ...added.values()]
  }
  const entries = new WeakMap<FolderProject, ProjectEntry>()
  const entryOf = (project: FolderProject): ProjectEntry => {
    const known = entries.get(project)
    if (known) return known
    const { id, name, saves } = project
    const newest = saves[0]
    const glance = (newest && store.glance(versionOf(newest))) ?? null
    const entry = { id, name, saves: saves.map(toSaveEntry), glance }
    if (glance) entries.set(project, entry)
    return entry
  }

  async function open(project: FolderProject, save: FolderSave, work: Work): Promise<Opening> {
    const version = versionOf(save)
    const report = reports.get(version) ?? (await thread.report(save.path, work))
    if ('problem' in report) return { kind: 'problem', message: report.problem }
    reports.put(version, report)
    const readSet = async () => {
      const set = sets.get(version) ?? (await thread.set(save.path))
      if ('problem' in set) return null
      sets.put(version, set)
      return set
    }
    return {
      kind: 'project',
      project: { entry: entryOf(project), save: toSaveEntry(save), report, ask: askOf(readSet) },
    }
  }

  const isAllowed = (path: string) => isBelow(path, [folder, ...also])
  const outside = (path: string) =>
    `${path} lies outside ${[folder, ...also].join(', ')}. The person can open it by adding --also FOLDER when she starts the server.`

  return {
    title: `Sets in ${folder}`,
    sounds: folderSounds(ear, {
      isAllowed,
      outside,
      setOf: async ({ entry, save }) =>
        (await projects()).find(({ id }) => id === entry.id)?.saves.find(({ id }) => id === save.id)?.path ?? null,
    }),
    list: async () => (await projects()).map(entryOf),
    open: async (projectId, saveId, work) => {
      const project = (await projects()).find(({ id }) => id === projectId)
      const save = saveId === undefined ? project?.saves[0] : project?.saves.find(({ id }) => id === saveId)
      if (!project) return { kind: 'problem', message: `There is no project "${projectId}" in ${folder}.` }
      if (!save) return { kind: 'problem', message: `"${project.name}" has no save "${saveId}".` }
      return open(project, save, work)
    },
    analyse: async (source, work) => {
      if (source.kind === 'upload')
        return { kind: 'problem', message: 'Uploads belong to the site. Here, name the path of an .als file.' }
      const path = resolve(folder, source.path)
      if (!/\.als$/i.test(path))
        return { kind: 'problem', message: `${path} is no Live set: name a file that ends in .als.` }
      if (!(await isAllowed(path))) return { kind: 'problem', message: outside(path) }
      const known = await projects()
      const holds = ({ saves }: FolderProject) => saves.some((save) => save.path === path)
      const project = known.find(holds) ?? (await scanFolder(dirname(path))).find(holds)
      const save = project?.saves.find((found) => found.path === path)
      if (!project || !save)
        return {
          kind: 'problem',
          message: `${path}: there is no such file, or it may not be read. Check the spelling.`,
        }
      const opening = await open(project, save, work)
      if (opening.kind === 'project' && !known.includes(project)) added.set(project.id, project)
      return opening
    },
    facts: async (work) => indexer.facts(await projects(), files.isLooking(), work),
    missingSamples: async (projectIds, work) => {
      const all = await projects()
      const wanted = projectIds === null ? all : all.filter(({ id }) => projectIds.includes(id))
      const index = await (projectIds === null
        ? indexer.facts(all, files.isLooking(), work)
        : indexer.factsOf(wanted, work))
      const filesOf = ({ saves: [save] }: FolderProject) => (save ? store.sampleFiles(versionOf(save)) : [])
      const known = wanted.filter(({ id }) => index.glance(id) !== undefined)
      const { checks, left } = await presence.check(known, filesOf)
      return {
        checks,
        leftOut: [
          ...index.leftOut,
          ...(left > 0 ? [`The samples of ${left} more projects were not looked for yet: ask again.`] : []),
        ],
      }
    },
    remarks: () => linkRemarks(files.links(), folder),
    watch: (listener) =>
      watchFolder(
        folder,
        async () => {
          await files.refresh()
          return projects()
        },
        listener,
      ),
    close: async () => {
      files.close()
      indexer.close()
      await Promise.all([thread.close(), indexThread.close(), ear.close()])
      store.close()
    },
  }
}

/** By the real place of the file: a link may lead out of the folder. */
async function isBelow(path: string, folders: readonly string[]): Promise<boolean> {
  const real = await realpath(path).catch(() => path)
  const roots = await Promise.all(folders.map((each) => realpath(each).catch(() => each)))
  return roots.some((root) => !relative(root, real).startsWith('..') && !isAbsolute(relative(root, real)))
}

function linkRemarks(links: readonly string[], folder: string): string[] {
  if (links.length === 0) return []
  const named = links.slice(0, SHOWN_LINKS).map((link) => relative(folder, link))
  const left = links.length - named.length
  return [`Links are not followed: ${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}.`]
}

function toSaveEntry({ id, path, bytes, modifiedMs }: FolderSave): SaveEntry {
  return { id, fileName: basename(path), savedAt: new Date(modifiedMs).toISOString(), bytes }
}

const HELD_REPORTS = 300
const HELD_SETS = 4
const SHOWN_LINKS = 5
