import type { Report } from '@kvint/report'
import example from '../../generated/example-report.json?url'

/** The report of a song that our own code writes, made with the build. */
export async function fetchExample(signal?: AbortSignal): Promise<Report> {
  const answer = await fetch(example, { ...(signal && { signal }) })
  if (!answer.ok) throw new Error(`The example report could not be fetched (${answer.status}). Load the page again.`)
  return (await answer.json()) as Report
}
