import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ANALYSIS_VERSION } from '@kvint/insights/analysis-version'
import { serveOverStdio } from '@kvint/mcp'
import { openFactStore } from '../folder/fact-store.ts'
import { folderLibrary } from '../folder/folder-library.ts'
import type { ExitCode, Terminal } from '../terminal.ts'

/** `kvint mcp`: serves the sets of a folder to an assistant over standard input and output, until it hangs up. */
export async function mcp(folder: string, also: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const path = resolve(folder)
  const facts = await stat(path).catch(() => null)
  if (!facts?.isDirectory()) {
    terminal.complain(
      `There is no folder ${folder}. Name the one that holds your sets: kvint mcp --folder ~/Music/Ableton`,
    )
    return 2
  }
  const library = folderLibrary(path, {
    also: also.map((each) => resolve(each)),
    store: openFactStore(path, `${VERSION} ${ANALYSIS_VERSION}`),
  })
  await serveOverStdio(library, { version: VERSION, onError: (error) => terminal.complain(String(error)) })
  await library.close()
  return 0
}

const VERSION = '0.1.0'
