import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `npm pack` runs this last: what `prepack.ts` has put in place for it goes away again. */
const PACKAGE = join(import.meta.dirname, '..')

renameSync(join(PACKAGE, '.package.json'), join(PACKAGE, 'package.json'))
rmSync(join(PACKAGE, 'dist'), { recursive: true })
