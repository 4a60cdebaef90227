import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

/** A folder of files for one test, and the command line run in it. `remove` takes the folder away. */
export function cliFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-cli-'))
  return {
    write(name: string, content: Uint8Array | string): string {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    path: (name: string) => join(folder, name),
    async run(...args: string[]) {
      const printed: string[] = []
      const complaints: string[] = []
      const shown: string[] = []
      const exitCode = await run(args, {
        print: (text) => printed.push(text),
        complain: (text) => complaints.push(text),
        progress: (text) => shown.push(text),
      })
      return { exitCode, printed: printed.join('\n'), complaints: complaints.join('\n'), shown }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
