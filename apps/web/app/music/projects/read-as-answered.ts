import { areOfSong } from '../library/answers-of-song.ts'
import type { KeptAnswers } from '../library/kept-rows.ts'
import type { readInWorker } from '../reading/read-in-worker.ts'

/**
 * Reads a file with what was corrected in an earlier save of that song; as it is where that was another song. Of most
 * nothing was: the reading does not wait for the answer, and begins again where there is something.
 */
export function readAsAnswered(
  read: typeof readInWorker,
  find: (fileName: string) => Promise<KeptAnswers | undefined>,
): typeof readInWorker {
  return async (file, signal, onProgress) => {
    const early = new AbortController()
    const asItIs = read(file, AbortSignal.any([signal, early.signal]), onProgress)
    const answers = await find(file.fileName)
    if (!answers || Object.keys(answers.corrections).length === 0) return asItIs
    early.abort()
    await asItIs
    const reading = await read({ ...file, corrections: answers.corrections }, signal, onProgress)
    return reading.kind === 'report' && !areOfSong(answers, reading.report) ? read(file, signal, onProgress) : reading
  }
}
