/**
 * Says that a set is being read, or a sound heard, until what it answers is called. Told by a lock, so that other tabs and the service
 * worker hear of it, and a tab that is closed says no more. One lock serves all that are read at a time: the browser grants hundreds in
 * one task. Where there are no locks (a page without TLS), nothing is told.
 */
export function beginReading(): () => void {
  const reading = Symbol('reading')
  if (beingRead.size === 0) {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    void locks?.request(READING, { mode: 'shared' }, () => ended)
    letGo = resolve
  }
  beingRead.add(reading)
  return () => {
    if (beingRead.delete(reading) && beingRead.size === 0) letGo()
  }
}

/**
 * Resolves once no set is being read and no sound heard: what no one waits for takes no time from it. Behind each lies a rest, in
 * which the report is drawn and the bounce that came with the set begins to be heard.
 */
export async function untilNothingIsRead(): Promise<void> {
  if (!locks) return
  while (!(await isNothingRead(locks))) {
    await locks.request(READING, () => undefined)
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
  }
}

async function isNothingRead(held: LockManager): Promise<boolean> {
  return held.request(READING, { ifAvailable: true }, (lock) => lock !== null)
}

const locks = (navigator as { readonly locks?: LockManager }).locks
const beingRead = new Set<symbol>()
let letGo = (): void => undefined
/** The service worker asks for it by the same name. */
const READING = 'reading'
const REST_MS = 1000
