import type { LiveSet } from '@kvint/als'
import type { Report } from '@kvint/report'
import type { Work } from './project-library.ts'

export type ReadProject =
  | { readonly kind: 'read'; readonly report: Report; readonly set: LiveSet }
  | { readonly kind: 'problem'; readonly message: string }

/**
 * Reads a set and makes its report, telling how far it is and stopping when no one waits any more. The reader and the
 * checks are loaded by the first call: a server that only hands out finished reports starts without them.
 *
 * @example (await readProject(bytes, 'Tide.als', { signal, progress })).report
 */
export async function readProject(
  content: Uint8Array,
  fileName: string,
  { signal, progress }: Work,
): Promise<ReadProject> {
  progress(0, STEPS, `Reading ${fileName}`)
  const [{ readSet }, { makeReport }] = await Promise.all([import('@kvint/als'), import('@kvint/insights')])
  const reading = await readSet(content, { signal })
  if (reading.kind === 'failure') return { kind: 'problem', message: `${fileName}: ${reading.failure.message}` }
  const report = makeReport(
    reading.set,
    { fileName, bytes: content.byteLength },
    { signal, onStep: (step, done, total) => progress(1 + (done / total) * (STEPS - 1), STEPS, `Working out ${step}`) },
  )
  progress(STEPS, STEPS, `${fileName} is read`)
  return { kind: 'read', report, set: reading.set }
}

const STEPS = 10
