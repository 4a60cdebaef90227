import { extname } from 'node:path'
import { openTurns, TooBusy } from '@kvint/hosted'
import { type AskSet, Unanswered } from '@kvint/mcp'
import { Piscina } from 'piscina'
import { type AnalysisLimits, whatHappened } from '../jobs/analysis-threads.ts'
import type { SetAnswer, SetTask } from './set-worker.ts'

/**
 * Answers questions to kept sets in threads: a set takes up to a hundred times the memory of its report and a second to read, so the
 * thread that answers calls holds none. One question of a person is under way at a time; her others wait.
 */
export type SetThreads = {
  /** `content` is called when her turn has come. */
  readonly askAs: (userId: string, content: () => Promise<Uint8Array>) => AskSet
  readonly close: () => Promise<void>
}

export function setThreads(limits: AnalysisLimits = LIMITS): SetThreads {
  const threads = new Piscina<SetTask, SetAnswer>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  })
  threads.on('error', () => undefined)
  const turns = openTurns({ ...TURNS, atOnce: AT_ONCE })

  async function answered(name: SetTask['name'], asked: unknown, content: () => Promise<Uint8Array>): Promise<unknown> {
    const read = await content()
    const task = { content: read, name, asked: asked as never }
    const { json } = await threads
      .run(task, {
        name: 'answer',
        signal: AbortSignal.timeout(limits.timeMs),
        transferList: [read.buffer as ArrayBuffer],
      })
      .catch((error: unknown) => {
        throw new Unanswered(`The set could not be asked: ${whatHappened(error, limits)}. Its report answers still.`)
      })
    if (json !== null && json.length > MOST_CHARACTERS)
      throw new Unanswered('The set names things at a length that no answer holds. Its report answers still.')
    return json === null ? null : JSON.parse(json)
  }

  return {
    askAs: (userId, content) => async (name, asked) => {
      try {
        return (await turns.take(userId, () => answered(name, asked, content))) as never
      } catch (error) {
        if (error instanceof TooBusy)
          throw new Unanswered(
            `Too many questions to sets wait. Wait ${error.retryAfterSeconds} s, then ask one after the other.`,
          )
        throw error
      }
    },
    close: () => threads.destroy(),
  }
}

const AT_ONCE = 2
const TURNS = {
  atOncePerCaller: 1,
  waiting: 100,
  waitingPerCaller: 10,
  patienceMs: 20_000,
  /** Half a minute of reading, of which two thirds of a second come back each second. */
  budgetMs: 30_000,
  budgetBackMs: 660,
}
const LIMITS: AnalysisLimits = { memoryMb: 768, timeMs: 20_000 }
/** Thirty times a long answer. */
const MOST_CHARACTERS = 200_000
/** Beside this file, in the sources as in what is built of them. */
const WORKER = new URL(`./set-worker${extname(import.meta.url)}`, import.meta.url).href
