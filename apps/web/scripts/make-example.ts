import { mkdirSync, writeFileSync } from 'node:fs'
import { readSet } from '@kvint/als'
import { buildSet, exampleSet, type SetDescription } from '@kvint/als/build'
import { makeReport } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { SONGS } from './songs/songs.ts'

/** Writes the example song and those of the stories, reads them like any other file, and keeps their reports for the site. */
export async function makeExample(): Promise<void> {
  const folder = new URL('../app/generated/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const keep = (name: string, report: Report) => {
    writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(report))
    console.log(`${report.source.fileName}: ${report.tracks.length} tracks, ${report.findings.length} findings`)
  }
  keep('example-report', await exampleReport())
  for (const { id, set, fileName } of SONGS) keep(`song-${id}`, await reportOf(set(), fileName))
}

export async function exampleReport(): Promise<Report> {
  return await reportOf(exampleSet(), 'Nordlys.als')
}

/** What is written is read and reported like a file of a producer. */
export async function reportOf(set: SetDescription, fileName: string): Promise<Report> {
  const bytes = await buildSet(set)
  const result = await readSet(bytes)
  if (result.kind === 'failure') throw new Error(`${fileName} cannot be read: ${result.failure.message}`)
  return makeReport(result.set, { fileName, bytes: bytes.length })
}
