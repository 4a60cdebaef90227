import { createLibraryStore } from '../library/scan/library-store.ts'

/** The one library of the site: reading goes on while the producer looks at other pages. */
export const library = createLibraryStore(
  () => new Worker(new URL('../library/scan/folder.worker.ts', import.meta.url), { type: 'module' }),
)
