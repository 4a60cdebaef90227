import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * A picture as PNG on white, for clients that show no SVG. Drawing takes up to a second of the processor: it is done in a thread, one
 * picture at a time.
 * @throws Error where too many wait
 */
export async function svgToPng(svg: string): Promise<Uint8Array> {
  if (waiting >= MOST_WAITING) throw new Error('Too many pictures wait to be drawn.')
  waiting += 1
  const drawn = last.then(() => draw(svg))
  last = drawn.catch(() => undefined)
  try {
    return await drawn
  } finally {
    waiting -= 1
  }
}

async function draw(svg: string): Promise<Uint8Array> {
  const worker = new Worker(WORKER, { workerData: svg })
  worker.unref()
  const [png] = (await once(worker, 'message')) as [Uint8Array]
  return png
}

const MOST_WAITING = 20
/** Beside this file, in the sources as in what is built of them. */
const WORKER = new URL(`./png-worker${extname(import.meta.url)}`, import.meta.url)
