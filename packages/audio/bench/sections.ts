/**
 * The fourth part of `npm run bench:audio`: sections of whole songs, by the bars that are true and by those that are heard. Nothing is
 * fitted on them. In the first kind a section is a change of texture; in the second it is one of melody and chords, which is hardly heard.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hearSections } from '../src/form/hear-sections.ts'
import { hear } from '../src/hear/hear.ts'

type Truth = {
  readonly downbeats: readonly number[]
  readonly sections: readonly { readonly start: number; readonly end: number }[]
}
type Counts = { right: number; heard: number; true: number }

const shared = resolve(process.env['KVINT_SHARED'] ?? join(import.meta.dirname, '../../../../shared'))
const tool = join(shared, 'tools/render-music.mjs')
const KINDS = [
  ['club songs', 'synth_edm', '3,11,19,27,35,43,51,59,67,75,80,83'],
  ['pop songs', 'pop909_structure', '4,12,20,28,36,44,52,60'],
] as const
/** Of a bar: as near as a section has to begin. */
const NEAR = 0.6

if (!existsSync(tool)) console.log('sections skipped: there is no renderer here (KVINT_SHARED names its folder)')
else
  for (const [kind, set, pick] of KINDS) {
    const folder = rendered(set, pick)
    const counts: Readonly<Record<string, Counts>> = {
      'true bars': { right: 0, heard: 0, true: 0 },
      'bars that are heard': { right: 0, heard: 0, true: 0 },
    }
    const songs = readdirSync(folder).filter((name) => name.endsWith('.wav'))
    for (const name of songs) {
      const truth = JSON.parse(readFileSync(join(folder, name.replace('.wav', '.truth.json')), 'utf8')) as Truth
      const result = await hear(await openAsBlob(join(folder, name)))
      if (result.kind === 'problem') throw new Error(result.message)
      count(counts['true bars'], hearSections(result.traces, truth.downbeats), truth)
      count(counts['bars that are heard'], result.hearing.sections ?? [], truth)
    }
    console.log(`sections of ${songs.length} ${kind}`)
    for (const [bars, { right, heard, true: all }] of Object.entries(counts))
      console.log(
        `    ${bars.padEnd(38)} F1 ${percent(2 * right, heard + all)}, precision ${percent(right, heard)}, recall ${percent(right, all)}`,
      )
  }

/** Songs stay for the next run. */
function rendered(set: string, pick: string): string {
  const folder = join(tmpdir(), 'kvint-bench-sections', set)
  if (existsSync(folder)) return folder
  const making = `${folder}-${process.pid}`
  mkdirSync(making, { recursive: true })
  const options = ['--set', set, '--pick', pick, '--seed', '77', '--master', 'loud', '--out', making]
  execFileSync(process.execPath, [tool, ...options], { stdio: 'ignore' })
  renameSync(making, folder)
  return folder
}

/** Each true boundary is met once; where the song begins and ends is none. */
function count(counts: Counts | undefined, heard: readonly { readonly startSeconds: number }[], truth: Truth): void {
  if (!counts) return
  const { downbeats, sections } = truth
  const bar = ((downbeats.at(-1) ?? 0) - (downbeats[0] ?? 0)) / (downbeats.length - 1)
  const left = new Set(sections.slice(1).map(({ start }) => start))
  counts.true += left.size
  counts.heard += Math.max(0, heard.length - 1)
  for (const { startSeconds } of heard.slice(1)) {
    const met = [...left].find((start) => Math.abs(start - startSeconds) <= NEAR * bar)
    if (met !== undefined && left.delete(met)) counts.right++
  }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}
