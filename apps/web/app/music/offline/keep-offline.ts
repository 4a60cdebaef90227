import { whenIdle } from '../../start-up/when-idle.ts'
import { untilNothingIsRead } from '../reading/while-reading.ts'

/**
 * Lets the pages of sets open without a network from now on, where the browser can: the service worker keeps the
 * application's files and lessons, and nothing else, a few at a time and none while a set is read or a
 * sound is heard. Where the site does without these pages, an earlier one is sent away.
 */
export async function keepOffline(isWanted: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (isWanted) {
      await new Promise((resolve) => setTimeout(resolve, FIRST_MS))
      await rest()
      await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
      const { active } = await navigator.serviceWorker.ready
      if (active) await keepAllLessons(active)
    } else await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
  } catch {
    // A private window, or a site that is being developed: the page works, with a network.
  }
}

async function keepAllLessons(worker: ServiceWorker): Promise<void> {
  let next: number | null = 0
  while (next !== null) {
    await rest()
    next = await keepLessons(worker, next)
  }
}

/** Keeps a few lessons from the one of that number on; answers the number of the next, or null where there is none. */
function keepLessons(worker: ServiceWorker, from: number): Promise<number | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<number | null>) => resolve(data), { once: true })
    port1.start()
    worker.postMessage({ kind: 'keep-lessons', from }, [port2])
  })
}

async function rest(): Promise<void> {
  await untilNothingIsRead()
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** A set that is dropped as the page opens comes first, and so does what gets ready to read it. */
const FIRST_MS = 3000
