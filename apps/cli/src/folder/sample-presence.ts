import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SampleCheck, SampleFile } from '@kvint/mcp'
import type { FolderProject } from './scan-folder.ts'

/** Looks for the samples of projects on disk, as long as a question may wait. */
export type SamplePresence = {
  /** The projects that were looked through, and how many are left. What was looked at counts for a minute. */
  readonly check: (
    projects: readonly FolderProject[],
    filesOf: (project: FolderProject) => readonly SampleFile[],
  ) => Promise<{ readonly checks: readonly SampleCheck[]; readonly left: number }>
}

export function samplePresence({ patienceMs = PATIENCE_MS, heldMs = HELD_MS } = {}): SamplePresence {
  let known = { files: new Map<string, boolean>(), checked: new WeakMap<FolderProject, SampleCheck>(), since: 0 }

  async function isThere(path: string): Promise<boolean> {
    const before = known.files.get(path)
    if (before !== undefined) return before
    const there = await access(path).then(
      () => true,
      () => false,
    )
    known.files.set(path, there)
    return there
  }

  async function checkOne(project: FolderProject, samples: readonly SampleFile[]): Promise<SampleCheck> {
    const places = samples.map((file) => ({ file, paths: pathsOf(file, project) }))
    const looked = await Promise.all(
      places.map(async ({ file, paths }) => {
        for (const path of paths) if (await isThere(path)) return { file, state: 'found' as const }
        return { file, state: IN_LIBRARIES.has(file.location) ? ('notLookedFor' as const) : ('missing' as const) }
      }),
    )
    const of = (wanted: string) => looked.filter(({ state }) => state === wanted)
    return {
      projectId: project.id,
      projectName: project.name,
      found: of('found').length,
      missing: of('missing').map(({ file }) => file.fileName),
      notLookedFor: of('notLookedFor').length,
    }
  }

  return {
    check: async (projects, filesOf) => {
      const asked = performance.now()
      if (asked - known.since > heldMs) known = { files: new Map(), checked: new WeakMap(), since: asked }
      const checks: SampleCheck[] = []
      for (const project of projects) {
        const before = known.checked.get(project)
        if (!before && performance.now() - asked > patienceMs) break
        const check = before ?? (await checkOne(project, filesOf(project)))
        known.checked.set(project, check)
        checks.push(check)
      }
      return { checks, left: projects.length - checks.length }
    },
  }
}

/** Where Live looks: below the project, then at the path as saved. */
function pathsOf({ relativePath, path, location }: SampleFile, { saves: [save] }: FolderProject): string[] {
  const folder = save ? dirname(save.path).replace(/[/\\]Backup$/i, '') : ''
  const isInProject = location === 'insideProject' || location === 'outsideProject'
  return [
    ...(relativePath !== null && isInProject ? [join(folder, relativePath)] : []),
    ...(path === null ? [] : [path]),
  ]
}

const IN_LIBRARIES: ReadonlySet<SampleFile['location']> = new Set(['library', 'factoryPack', 'userLibrary', 'builtIn'])
const PATIENCE_MS = 1_500
const HELD_MS = 60_000
