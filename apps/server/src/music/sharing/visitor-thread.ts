import { extname } from 'node:path'
import { KvintError } from '@kvint/contract'
import { openTurns, TooBusy } from '@kvint/hosted'
import { Piscina } from 'piscina'

/** Makes what visitors see, apart from the thread that answers calls, each network in its turn. */
export type VisitorThread = {
  /** @throws KvintError `unavailable` where too many of one network, or of all, wait */
  readonly take: <Result>(network: string, work: (textOf: TextOf) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

type TextOf = (json: string) => Promise<string>

export function visitorThread(): VisitorThread {
  const thread = new Piscina<string, string>({ filename: WORKER, minThreads: 0, maxThreads: 1, idleTimeout: 10_000 })
  thread.on('error', () => undefined)
  const turns = openTurns(TURNS)
  return {
    take: async (network, work) => {
      try {
        return await turns.take(network, () => work((json) => thread.run(json, { name: 'textForVisitors' })))
      } catch (error) {
        if (!(error instanceof TooBusy)) throw error
        const message = `Many people open links to reports just now. Wait ${error.retryAfterSeconds} s, then try again.`
        throw new KvintError('unavailable', message, { cause: error })
      }
    },
    close: () => thread.destroy(),
  }
}

/** A long report takes half a second, one of a song a hundredth of it. */
const TURNS = {
  atOnce: 4,
  atOncePerCaller: 2,
  waiting: 200,
  waitingPerCaller: 20,
  patienceMs: 10_000,
  budgetMs: 20_000,
  budgetBackMs: 500,
}
/** Beside this file, in the sources as in what is built of them. */
const WORKER = new URL(`./visitor-worker${extname(import.meta.url)}`, import.meta.url).href
