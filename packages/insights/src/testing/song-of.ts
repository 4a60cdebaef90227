import type { SetDescription } from '@kvint/als/build'
import type { Song } from '../song/song.ts'
import { songSteps } from '../song-steps.ts'
import { setOf } from './report-of.ts'

/** A set as the checks see it. */
export async function songOf(description: SetDescription): Promise<Song> {
  const steps = songSteps(await setOf(description), 'test.als', {})
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value.song
}
