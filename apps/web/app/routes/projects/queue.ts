import { findAnswers } from '../../features/library/kept-answers.ts'
import { keepReport } from '../../features/library/shelf.ts'
import { readInWorker } from '../../features/reading/read-in-worker.ts'
import { createReadingQueue } from '../../features/reading/reading-queue.ts'
import { readAsAnswered } from './read-as-answered.ts'

/** The one queue of the site: what is read goes on the shelf. */
export const queue = createReadingQueue(readAsAnswered(readInWorker, findAnswers), keepReport)
