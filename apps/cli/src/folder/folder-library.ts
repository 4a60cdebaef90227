import { basename, dirname, resolve } from 'node:path'
import type { LiveSet } from '@kvint/als'
import type { Report } from '@kvint/report'
import {
  type Glance,
  type Opening,
  type ProjectEntry,
  type ProjectLibrary,
  type SaveEntry,
  type Work,
  glanceAt,
} from '@kvint/mcp'
import { analysisThread } from './analysis-thread.ts'
import { recentlyUsed } from './recently-used.ts'
import { type FolderProject, type FolderSave, scanFolder, versionOf } from './scan-folder.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * The sets below a folder on disk as a library. Nothing is read before it is asked for; what was read stays as long as
 * the file is unchanged. Nothing is written and nothing leaves the machine.
 */
export function folderLibrary(folder: string): ProjectLibrary & { readonly close: () => Promise<void> } {
  const thread = analysisThread()
  const reports = recentlyUsed<Report>(HELD_REPORTS)
  const sets = recentlyUsed<LiveSet>(HELD_SETS)
  const glances = new Map<string, Glance>()
  const added = new Map<string, FolderProject>()

  const projects = async () => [...(await scanFolder(folder)), ...added.values()]
  const entryOf = ({ id, name, saves }: FolderProject): ProjectEntry => {
    const newest = saves[0]
    return { id, name, saves: saves.map(toSaveEntry), glance: (newest && glances.get(versionOf(newest))) ?? null }
  }

  async function open(project: FolderProject, save: FolderSave, work: Work): Promise<Opening> {
    const version = versionOf(save)
    const report = reports.get(version) ?? (await thread.report(save.path, work))
    if ('problem' in report) return { kind: 'problem', message: report.problem }
    reports.put(version, report)
    glances.set(version, glanceAt(report))
    const readSet = async () => {
      const set = sets.get(version) ?? (await thread.set(save.path))
      if ('problem' in set) return null
      sets.put(version, set)
      return set
    }
    return { kind: 'project', project: { entry: entryOf(project), save: toSaveEntry(save), report, set: readSet } }
  }

  return {
    title: `Sets in ${folder}`,
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
    watch: (listener) => watchFolder(folder, projects, listener),
    close: thread.close,
  }
}

function toSaveEntry({ id, path, bytes, modifiedMs }: FolderSave): SaveEntry {
  return { id, fileName: basename(path), savedAt: new Date(modifiedMs).toISOString(), bytes }
}

const HELD_REPORTS = 300
const HELD_SETS = 4
