import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { hearBounce } from '@kvint/insights'
import { type ProjectFacts, projectFacts, type ReadProject, readProject, sampleFiles, type Work } from '@kvint/mcp'
import type { Report } from '@kvint/report'
import { readSound } from '../read-sound.ts'
import type { WorkerAnswer, WorkerQuestion } from './analysis-thread.ts'

const running = new Map<number, AbortController>()

parentPort?.on('message', (question: WorkerQuestion) => {
  if (question.kind === 'cancel') running.get(question.id)?.abort()
  else void analyse(question)
})

async function analyse(question: Extract<WorkerQuestion, { kind: 'analyse' }>): Promise<void> {
  const { id, path, wants, on } = question
  const controller = new AbortController()
  running.set(id, controller)
  const answer = (message: WorkerAnswer) => parentPort?.postMessage(message, [])
  const work: Work = {
    signal: controller.signal,
    progress: (done, total, message) => answer({ id, kind: 'progress', done, total, message }),
  }
  try {
    const made =
      wants === 'sound' || wants === 'bounce' ? await hearFile(path, on, work) : await read(path, wants, work)
    if ('problem' in made) answer({ id, kind: 'problem', message: made.problem })
    else answer({ id, kind: 'made', made })
  } catch (error) {
    answer({
      id,
      kind: 'problem',
      message: `${path} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    })
  } finally {
    running.delete(id)
  }
}

async function read(path: string, wants: 'report' | 'set' | 'facts', work: Work) {
  const reading = await readProject(await readFile(path), basename(path), work)
  if (reading.kind === 'problem') return { problem: reading.message }
  if (wants === 'facts') return factsOnDisk(reading)
  return wants === 'report' ? reading.report : reading.set
}

/** Alone, or laid on a set. */
async function hearFile(path: string, on: Report | null, { signal, progress }: Work) {
  const sound = await readSound(path, {
    signal,
    notes: on === null,
    onProgress: (seconds, total) => progress(seconds, total ?? seconds + 1, `Hearing ${basename(path)}`),
  })
  if (sound.kind === 'problem') return { problem: sound.message }
  return on ? hearBounce(on, sound.hearing, sound.traces) : sound.hearing
}

/** Where a set looks for its samples is kept on this machine alone: the paths name people and folders. */
function factsOnDisk({ report, set }: Extract<ReadProject, { kind: 'read' }>): ProjectFacts {
  const facts = projectFacts(report, set)
  const files = sampleFiles(set).map((file) => ({
    kind: 'file' as const,
    text: file.fileName,
    place: JSON.stringify(file),
  }))
  return { ...facts, places: [...facts.places, ...files] }
}
