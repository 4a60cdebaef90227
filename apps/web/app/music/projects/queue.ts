import { findAnswers } from '../library/kept-answers.ts'
import { keepReport } from '../library/shelf.ts'
import { readInWorker } from '../reading/read-in-worker.ts'
import { createReadingQueue } from '../reading/reading-queue.ts'
import { readAsAnswered } from './read-as-answered.ts'

/** The one queue of the site: what is read goes on the shelf. */
export const queue = createReadingQueue(readAsAnswered(readInWorker, findAnswers), keepReport)
