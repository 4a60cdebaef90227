import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { projectFacts, readProject } from '@kvint/mcp'
import type { Wanted, WorkerAnswer, WorkerQuestion } from './analysis-thread.ts'

const running = new Map<number, AbortController>()

parentPort?.on('message', (question: WorkerQuestion) => {
  if (question.kind === 'cancel') running.get(question.id)?.abort()
  else void analyse(question.id, question.path, question.wants)
})

async function analyse(id: number, path: string, wants: Wanted): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  const answer = (message: WorkerAnswer) => parentPort?.postMessage(message, [])
  try {
    const reading = await readProject(await readFile(path), basename(path), {
      signal: controller.signal,
      progress: (done, total, message) => answer({ id, kind: 'progress', done, total, message }),
    })
    if (reading.kind === 'problem') answer({ id, kind: 'problem', message: reading.message })
    else if (wants === 'report') answer({ id, kind: 'report', report: reading.report })
    else if (wants === 'set') answer({ id, kind: 'set', set: reading.set })
    else answer({ id, kind: 'facts', facts: projectFacts(reading.report, reading.set) })
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
