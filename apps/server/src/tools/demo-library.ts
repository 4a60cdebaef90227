import {
  type Glance,
  type Opening,
  type ProjectEntry,
  type ProjectLibrary,
  type Work,
  glanceAt,
  readProject,
} from '@kvint/mcp'

/**
 * What the tool server shows where no one signs in: two made-up projects, built as files and read like any other.
 * They are read when first asked for, so that the server starts without them.
 */
export function demoLibrary(): ProjectLibrary {
  const glances = new Map<string, Glance>()
  const openings = new Map<string, Promise<Opening>>()
  const entryOf = ({ id, name, fileName }: Demo): ProjectEntry => ({
    id,
    name,
    saves: [{ id: 'demo', fileName, savedAt: null, bytes: 0 }],
    glance: glances.get(id) ?? null,
  })

  async function read(demo: Demo): Promise<Opening> {
    const build = await import('@kvint/als/build')
    const content = await build.buildSet(build[demo.make]())
    const reading = await readProject(content, demo.fileName, UNHURRIED)
    if (reading.kind === 'problem') return reading
    glances.set(demo.id, glanceAt(reading.report))
    const save = { id: 'demo', fileName: demo.fileName, savedAt: null, bytes: content.byteLength }
    return {
      kind: 'project',
      project: { entry: entryOf(demo), save, report: reading.report, set: async () => reading.set },
    }
  }

  return {
    title: 'Demo library (made-up projects)',
    list: async () => DEMOS.map(entryOf),
    open: async (projectId, saveId) => {
      const demo = DEMOS.find(({ id }) => id === projectId)
      if (!demo) return { kind: 'problem', message: `There is no project "${projectId}" in the demo library.` }
      if (saveId !== undefined && saveId !== 'demo')
        return { kind: 'problem', message: `"${demo.name}" has no save "${saveId}".` }
      const opening = openings.get(projectId) ?? read(demo)
      openings.set(projectId, opening)
      return await opening
    },
    watch: () => () => undefined,
  }
}

type Demo = {
  readonly id: string
  readonly name: string
  readonly fileName: string
  readonly make: 'exampleSet' | 'jamSet'
}

const DEMOS: readonly Demo[] = [
  { id: 'example', name: 'Example song', fileName: 'Example song.als', make: 'exampleSet' },
  { id: 'jam', name: 'Session jam', fileName: 'Session jam.als', make: 'jamSet' },
]

/** Shared by everybody who asks, so no one's leaving ends it. */
const UNHURRIED: Work = { signal: new AbortController().signal, progress: () => undefined }
