import { forgetFolder } from './kept-folder.ts'
import type { FromFolder, ToFolder } from './folder-messages.ts'
import { createFolderScan } from './folder-scan.ts'
import type { FileInFolder } from './folder-source.ts'
import { createReaderPool } from './reader-pool.ts'

/** Lists a folder, has its sets read, keeps what was read, and tells the page what they have in common. */
const scan = createFolderScan(
  () => createReaderPool(() => new Worker(new URL('./read-facts.worker.ts', import.meta.url), { type: 'module' })),
  (message: FromFolder) => self.postMessage(message, {}),
)

let sets: FileInFolder[] = []

self.addEventListener('message', ({ data }: MessageEvent<ToFolder>) => {
  switch (data.kind) {
    case 'recall':
      void scan.recall()
      break
    case 'sets':
      sets = data.isFirst ? [...data.sets] : [...sets, ...data.sets]
      break
    case 'scan':
      void scan.run(data.source.kind === 'files' ? { ...data.source, sets } : data.source, data.withBackups)
      sets = []
      break
    case 'cancel':
      scan.cancel()
      break
    case 'forget':
      scan.cancel()
      void forgetFolder().then(scan.recall)
      break
  }
})
