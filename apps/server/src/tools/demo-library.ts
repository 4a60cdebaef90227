import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { askOf, type Glance, glanceAt, type Opening, type ProjectEntry, type ProjectLibrary } from '@kvint/mcp'
import type { DemoTask, ReadDemo } from './demo-worker.ts'

/**
 * What the tool server shows where no one signs in: two made-up projects, built as files and read like any other.
 * They are read when first asked for, so that the server starts without them, in a thread, so that other calls go on.
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
    const { bytes, reading } = await readInThread(demo)
    if (reading.kind === 'problem') return reading
    glances.set(demo.id, glanceAt(reading.report))
    const save = { id: 'demo', fileName: demo.fileName, savedAt: null, bytes }
    return {
      kind: 'project',
      project: { entry: entryOf(demo), save, report: reading.report, ask: askOf(async () => reading.set) },
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
      opening.catch(() => openings.delete(projectId))
      return await opening
    },
    watch: () => () => undefined,
  }
}

type Demo = DemoTask & { readonly id: string; readonly name: string }

async function readInThread({ make, fileName }: Demo): Promise<ReadDemo> {
  const worker = new Worker(WORKER, { workerData: { make, fileName } satisfies DemoTask })
  worker.unref()
  const [read] = (await once(worker, 'message')) as [ReadDemo]
  return read
}

/** Beside this file, in the sources as in what is built of them. */
const WORKER = new URL(`./demo-worker${extname(import.meta.url)}`, import.meta.url)

const DEMOS: readonly Demo[] = [
  { id: 'example', name: 'Example song', fileName: 'Example song.als', make: 'exampleSet' },
  { id: 'jam', name: 'Session jam', fileName: 'Session jam.als', make: 'jamSet' },
]
