import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the whole repository, found from this file as it stands, or from where it was built to. */
export const REPOSITORY_FOLDER = climb(import.meta.dirname)

function climb(folder: string): string {
  return existsSync(join(folder, 'supabase/migrations')) || dirname(folder) === folder ? folder : climb(dirname(folder))
}
