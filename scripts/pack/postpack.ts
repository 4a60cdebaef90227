import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `npm pack` runs this last: what `prepack.ts` has put in place for it goes away again. */
const workspace = process.cwd()

renameSync(join(workspace, '.package.json'), join(workspace, 'package.json'))
rmSync(join(workspace, 'dist'), { recursive: true })
