import { areOfSong } from '../library/answers-of-song.ts'
import type { KeptAnswers } from '../library/kept-rows.ts'
import type { readInWorker } from '../reading/read-in-worker.ts'

/** Reads a file with what was corrected in an earlier save of that song; as it is where that was another song. */
export function readAsAnswered(
  read: typeof readInWorker,
  find: (fileName: string) => Promise<KeptAnswers | undefined>,
): typeof readInWorker {
  return async (file, signal, onProgress) => {
    const answers = await find(file.fileName)
    if (!answers || Object.keys(answers.corrections).length === 0) return read(file, signal, onProgress)
    const reading = await read({ ...file, corrections: answers.corrections }, signal, onProgress)
    return reading.kind === 'report' && !areOfSong(answers, reading.report) ? read(file, signal, onProgress) : reading
  }
}
