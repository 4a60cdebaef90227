import { readOverview, readSet } from '@kvint/als'
import { readSongFacts, saveFacts } from '@kvint/insights'
import type { SaveReading } from '../kept-rows.ts'
import type { FactsAnswer, FactsQuestion } from './facts-messages.ts'

/** Reads one file after the other to its facts. A folder has several of these at work. */
self.addEventListener('message', ({ data }: MessageEvent<FactsQuestion>) => {
  void read(data).then((reading) => {
    const answer: FactsAnswer = { path: data.path, reading }
    self.postMessage(answer, {})
  })
})

async function read({ file, path, need }: FactsQuestion): Promise<SaveReading> {
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { kind: 'failure', reason: 'file', message: null }
  if (need === 'save') {
    const result = await readOverview(bytes)
    return result.kind === 'overview'
      ? { kind: 'save', save: saveFacts(result.overview) }
      : { kind: 'failure', reason: 'set', message: result.failure.message }
  }
  const result = await readSet(bytes)
  if (result.kind === 'failure') return { kind: 'failure', reason: 'set', message: result.failure.message }
  const facts = readSongFacts(result.set, path.split('/').at(-1) ?? path)
  return { kind: 'song', ...facts, gaps: result.set.gaps.length }
}
