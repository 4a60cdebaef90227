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

let files: FileInFolder[] = []

self.addEventListener('message', ({ data }: MessageEvent<ToFolder>) => {
  switch (data.kind) {
    case 'recall':
      void scan.recall()
      break
    case 'files':
      files = data.isFirst ? [...data.files] : [...files, ...data.files]
      break
    case 'scan':
      void scan.run(data.source.kind === 'files' ? { ...data.source, files } : data.source, data.withBackups)
      files = []
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
