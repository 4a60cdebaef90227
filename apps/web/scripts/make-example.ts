import { mkdirSync, writeFileSync } from 'node:fs'
import { readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { makeReport } from '@kvint/insights'
import type { Report } from '@kvint/report'

/** Writes the example song, reads it like any other file, and keeps its report for the site. */
export async function makeExample(): Promise<void> {
  const report = await exampleReport()
  const folder = new URL('../app/generated/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('example-report.json', folder), JSON.stringify(report))
  console.log(`Example report: ${report.tracks.length} tracks, ${report.findings.length} findings`)
}

export async function exampleReport(): Promise<Report> {
  const bytes = await buildSet(exampleSet())
  const result = await readSet(bytes)
  if (result.kind === 'failure') throw new Error(`The example set cannot be read: ${result.failure.message}`)
  return makeReport(result.set, { fileName: 'Nordlys.als', bytes: bytes.length })
}
