import { parentPort, workerData } from 'node:worker_threads'
import { buildSet, exampleSet, jamSet } from '@kvint/als/build'
import { type ReadProject, readProject } from '@kvint/mcp'

export type DemoTask = { readonly make: 'exampleSet' | 'jamSet'; readonly fileName: string }
export type ReadDemo = { readonly bytes: number; readonly reading: ReadProject }

/** Builds one demo project as a file, reads it like any other, and ends. */
const { make, fileName } = workerData as DemoTask
const content = await buildSet(make === 'jamSet' ? jamSet() : exampleSet())
const reading = await readProject(content, fileName, {
  signal: new AbortController().signal,
  progress: () => undefined,
})
parentPort?.postMessage({ bytes: content.byteLength, reading } satisfies ReadDemo, [])
