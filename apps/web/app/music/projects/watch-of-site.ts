import { createWatchStore } from '../watch/watch-store.ts'
import { queue } from './queue.ts'

/** The one watch of the site: what is saved in the folder is read like what is dropped. */
export const watch = createWatchStore(async (file) => {
  const [job] = await queue.add([file])
  if (job?.state.kind === 'done') queue.dismiss(job.key)
  return job
})
