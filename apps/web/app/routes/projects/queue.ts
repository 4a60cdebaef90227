import { keepReport } from '../../features/library/shelf.ts'
import { readInWorker } from '../../features/reading/read-in-worker.ts'
import { createReadingQueue } from '../../features/reading/reading-queue.ts'

/** The one queue of the site: what is read goes on the shelf. */
export const queue = createReadingQueue(readInWorker, keepReport)
