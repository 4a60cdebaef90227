import type { Report } from '@kvint/insights'
import { readProject } from '@kvint/mcp'

export type AnalysisTask = { readonly content: Uint8Array; readonly fileName: string }

/** Reads one set and makes its report, in a thread of its own. What cannot be read comes back in words. */
export async function analyse({ content, fileName }: AnalysisTask): Promise<Report | { readonly problem: string }> {
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const reading = await readProject(content, fileName, work)
  return reading.kind === 'problem' ? { problem: reading.message } : reading.report
}
