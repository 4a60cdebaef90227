import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { inspectSet, readOverview, readPreset, readSet, type LiveSet, type SetFacts } from '../src/index.ts'
import { toOverview } from '../src/read/to-overview.ts'
import { findSharedSets, readFacts, type Facts } from './shared-data.ts'
import { toReport } from './to-report.ts'

/** Reads every real file beside the repository and says what came of it. `npm run bench:corpus [-- FOLDER]`. */
type Row = {
  readonly file: string
  readonly version: string
  readonly ms: number
  readonly reportMs: number | null
  readonly xmlMb: number | null
  readonly outcome: string
  readonly isGood: boolean
  readonly disagreements: readonly string[] | null
}

const folder = process.argv[2] ?? findSharedSets()
if (folder === null) {
  console.log('No files: the folder "shared" is not beside the repository. Name a folder with sets to read those.')
} else {
  const facts = new Map(readFacts(folder).map((fact) => [fact.file, fact]))
  const rows: Row[] = []
  for (const path of listFiles(folder)) rows.push(await readFile(path, folder, facts))
  printRows(rows)
  process.exitCode = rows.every((row) => row.isGood && (row.disagreements ?? []).length === 0) ? 0 : 1
}

async function readFile(path: string, folder: string, facts: ReadonlyMap<string, Facts>): Promise<Row> {
  const file = relative(folder, path)
  const bytes = new Uint8Array(readFileSync(path))
  const isPreset = /\.ad[gv]$/i.test(path)
  const mustFail = file.startsWith('not-sets')
  const start = performance.now()
  if (isPreset) {
    const result = await readPreset(bytes)
    const ms = performance.now() - start
    const isGood = result.kind === 'preset'
    const outcome = isGood ? `preset of ${result.preset.device.name}` : result.failure.code
    return {
      file,
      version: isGood ? (result.preset.version.label ?? '') : '',
      ms,
      reportMs: null,
      xmlMb: null,
      outcome,
      isGood,
      disagreements: null,
    }
  }
  const result = await readSet(bytes)
  const ms = performance.now() - start
  if (result.kind === 'failure') {
    return {
      file,
      version: '',
      ms,
      reportMs: null,
      xmlMb: null,
      outcome: result.failure.code,
      isGood: mustFail,
      disagreements: null,
    }
  }
  const { set } = result
  const before = performance.now()
  const report = reportOn(set, file, bytes.byteLength)
  const known = facts.get(file)
  return {
    file,
    version: set.version.label ?? set.version.minorVersion,
    ms,
    reportMs: performance.now() - before,
    xmlMb: (set.source?.xmlBytes ?? 0) / 1e6,
    outcome: describe(set, report.text),
    isGood: !mustFail && set.gaps.length === 0 && report.isGood,
    disagreements:
      known === undefined ? null : [...disagreements(inspectSet(set), known), ...(await overviewDisagrees(bytes, set))],
  }
}

function reportOn(set: LiveSet, file: string, byteCount: number): { text: string; isGood: boolean } {
  try {
    return { text: toReport(set, basename(file), byteCount), isGood: true }
  } catch (error) {
    return {
      text: `NO REPORT: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      isGood: false,
    }
  }
}

function describe(set: LiveSet, report: string): string {
  const parts = [`${set.tracks.length} tracks`]
  if (set.gaps.length > 0) parts.push(`${set.gaps.length} gaps`)
  if (set.unread.length > 0) parts.push(`${set.unread.length} kinds of elements unread`)
  parts.push(report)
  return parts.join(', ')
}

/** Names of the facts on which the reader and the independent reading differ. */
function disagreements(own: SetFacts, other: Facts): string[] {
  return Object.entries(own)
    .filter(([name, value]) => name in other && canonical(value) !== canonical(other[name]))
    .map(([name]) => name)
}

/** A quicker reading must show the same. */
async function overviewDisagrees(bytes: Uint8Array, set: LiveSet): Promise<string[]> {
  const result = await readOverview(bytes)
  const expected = toOverview(set, set.source?.xmlBytes ?? 0)
  return result.kind === 'overview' && canonical(result.overview) === canonical(expected) ? [] : ['overview']
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

function printRows(rows: readonly Row[]) {
  console.log(
    `${'Live'.padEnd(9)}${'ms'.padStart(8)}${'report'.padStart(8)}${'MB'.padStart(7)}  ${'facts'.padEnd(6)}outcome; file`,
  )
  for (const row of rows) {
    const facts =
      row.disagreements === null ? '–' : row.disagreements.length === 0 ? 'yes' : `NO: ${row.disagreements.join(', ')}`
    const reportMs = row.reportMs === null ? '–' : row.reportMs.toFixed(1)
    const size = row.xmlMb === null ? '–' : row.xmlMb.toFixed(1)
    console.log(
      `${row.version.padEnd(9)}${row.ms.toFixed(1).padStart(8)}${reportMs.padStart(8)}${size.padStart(7)}  ${facts.padEnd(6)}${row.outcome}; ${row.file}`,
    )
  }
  console.log('\nSlowest five')
  for (const row of [...rows].sort((a, b) => b.ms - a.ms).slice(0, 5))
    console.log(`  ${row.ms.toFixed(1).padStart(8)} ms  ${row.file}`)
  const compared = rows.filter((row) => row.disagreements !== null)
  printTotal(
    'sets read and reported on',
    rows.filter((row) => row.file.startsWith('sets')),
  )
  printTotal(
    'presets and clips read',
    rows.filter((row) => row.file.startsWith('presets')),
  )
  printTotal(
    'files that are no sets refused with a named reason',
    rows.filter((row) => row.file.startsWith('not-sets')),
  )
  console.log(
    `${compared.filter((row) => row.disagreements?.length === 0).length} of ${compared.length} sets agree in every fact, and in their overview`,
  )
}

function printTotal(what: string, rows: readonly Row[]) {
  if (rows.length > 0) console.log(`${rows.filter((row) => row.isGood).length} of ${rows.length} ${what}`)
}

function listFiles(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) return listFiles(path)
      return /\.(als|alc|adg|adv)$/i.test(name) ? [path] : []
    })
}
