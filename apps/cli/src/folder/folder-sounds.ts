import { stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { readSetPath, type SampleReference } from '@kvint/als'
import type { Hearing } from '@kvint/audio'
import type { HeardBounce } from '@kvint/insights'
import type { OpenProject, SoundShelf } from '@kvint/mcp'
import { isSoundName } from '../read-sound.ts'
import type { AnalysisThread } from './analysis-thread.ts'
import { bouncesOfSet } from './bounces-of-set.ts'
import { recentlyUsed } from './recently-used.ts'

type Place = {
  /** Path of the set file of a project; `null` once it is gone. */
  readonly setOf: (project: OpenProject) => Promise<string | null>
  /** Whether a path lies in the folders that an assistant may read. */
  readonly isAllowed: (path: string) => Promise<boolean>
  readonly outside: (path: string) => string
}

/**
 * Sounds of the projects of a folder: bounces as {@link bouncesOfSet} finds them, samples where the set says. What was heard is kept while the program runs, by path, size and time of change.
 */
export function folderSounds(thread: AnalysisThread, { setOf, isAllowed, outside }: Place): SoundShelf {
  const bounces = recentlyUsed<HeardBounce>(HELD_BOUNCES)
  const samples = recentlyUsed<Hearing>(HELD_SAMPLES)

  async function folderOf(project: OpenProject): Promise<string | null> {
    const set = await setOf(project)
    return set === null ? null : readSetPath(set).projectFolder
  }

  return {
    bounces: async (project) => {
      const set = await setOf(project)
      if (set === null) return []
      return (await bouncesOfSet(set)).map(({ path, modifiedMs }) => ({
        name: relative(readSetPath(set).projectFolder, path).split(sep).join('/'),
        madeAt: new Date(modifiedMs).toISOString(),
      }))
    },
    hear: async (project, name, work) => {
      const folder = await folderOf(project)
      const path = resolve(folder ?? '.', name)
      const found = await soundFile(path, isAllowed, outside)
      if ('problem' in found) return { kind: 'problem', message: found.problem }
      const version = `${found.version} on ${project.entry.id} ${project.save.id} ${project.save.savedAt}`
      const bounce = bounces.get(version) ?? (await thread.bounce(path, project.report, work))
      if ('problem' in bounce) return { kind: 'problem', message: bounce.problem }
      bounces.put(version, bounce)
      return { kind: 'bounce', name, bounce }
    },
    sample: async (project, sample, work) => {
      const folder = await folderOf(project)
      const tried = folder === null ? [] : placesOf(sample, folder)
      for (const path of tried) {
        const found = await soundFile(path, isAllowed, outside)
        if ('problem' in found) continue
        const hearing = samples.get(found.version) ?? (await thread.sound(path, work))
        if ('problem' in hearing) return { kind: 'problem', message: hearing.problem }
        samples.put(found.version, hearing)
        const shown = relative(folder ?? '.', path)
          .split(sep)
          .join('/')
        return { kind: 'sample', path: shown, bytes: found.bytes, hearing }
      }
      return {
        kind: 'problem',
        message: `"${sample.fileName}" lies in none of the folders that may be read here. Collect All and Save in Live puts it into the project; --also FOLDER lets the assistant read another folder.`,
      }
    },
  }
}

function placesOf({ path, relativePath, fileName }: SampleReference, folder: string): string[] {
  return [
    ...(relativePath === null ? [] : [resolve(folder, relativePath)]),
    ...(path === null ? [] : [resolve(path)]),
    ...['Samples/Imported', 'Samples/Recorded', 'Samples/Processed/Consolidate', 'Samples/Processed/Freeze', '.'].map(
      (below) => join(folder, below, fileName),
    ),
  ]
}

async function soundFile(
  path: string,
  isAllowed: (path: string) => Promise<boolean>,
  outside: (path: string) => string,
): Promise<{ readonly version: string; readonly bytes: number } | { readonly problem: string }> {
  if (!(await isAllowed(path))) return { problem: outside(path) }
  const facts = await stat(path).catch(() => null)
  if (!facts?.isFile() || !isSoundName(path))
    return {
      problem: `${path} is no sound file that may be read here. hear_mixdown names the bounces of a project.`,
    }
  return { version: `${path} ${facts.size} ${facts.mtimeMs}`, bytes: facts.size }
}

const HELD_BOUNCES = 20
const HELD_SAMPLES = 200
