import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<string>()

/** What goes on belongs to this trace, as the W3C writes it (`traceparent`); undefined where nothing is traced. */
export function currentTrace(): string | undefined {
  return running.getStore()
}

export function inTrace<Result>(traceparent: string, work: () => Result): Result {
  return running.run(traceparent, work)
}
