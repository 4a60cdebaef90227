import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSet } from '@kvint/als'
import { ALL_CHECKS, makeReport, type ReportStep } from '@kvint/insights'
import { everythingTold } from '@kvint/report'

/**
 * Runs every check over public sets: how many sets and repositories each fires on, beside the rate that the research
 * measured with its own prototype on 115 sets, and the time of a report against the time of reading.
 */
const shared = resolve(
  process.env['KVINT_SHARED'] ?? join(dirname(fileURLToPath(import.meta.url)), '../../../../shared'),
)
const folder = join(shared, 'data/als/sets')
const researchFile = join(shared, 'research/mix/checks.json')
if (!existsSync(folder)) {
  console.log('There are no public sets here (KVINT_SHARED names their folder): nothing to measure.')
  process.exit(0)
}

type Researched = { readonly id: string; readonly firesSets: number | null; readonly firesRepos: number | null }
const researched = new Map(
  existsSync(researchFile)
    ? (JSON.parse(readFileSync(researchFile, 'utf8')) as Researched[]).map((check) => [check.id, check])
    : [],
)

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.als'))
  .map((file) => join(folder, file))
const fired = new Map<string, { readonly sets: Set<string>; readonly repositories: Set<string> }>()
const ratios: number[] = []
const counted = { files: 0, sets: 0, repositories: new Set<string>(), readMs: 0, reportMs: 0, harmonyMs: 0 }

for (const file of files) {
  const name = relative(folder, file)
  const bytes = readFileSync(file)
  const started = performance.now()
  const result = await readSet(bytes)
  const read = performance.now()
  if (result.kind === 'failure') {
    console.log(`not read: ${name}: ${result.failure.message}`)
    continue
  }
  const began = new Map<ReportStep, number>()
  const report = makeReport(
    result.set,
    { fileName: name.split('/').at(-1) ?? name, bytes: bytes.length },
    { onStep: (step) => began.set(step, began.get(step) ?? performance.now()) },
  )
  const done = performance.now()
  counted.files++
  counted.readMs += read - started
  counted.reportMs += done - read
  counted.harmonyMs += (began.get('findings') ?? done) - (began.get('harmony') ?? done)
  if (read - started > 20) ratios.push((done - read) / (read - started))
  const playing = result.set.tracks.filter((track) => track.arrangementClips.length + track.sessionClips.length > 0)
  if (playing.length < 3 || name.includes('/Backup/')) continue
  const repository = name.split('/')[0] ?? name
  counted.sets++
  counted.repositories.add(repository)
  for (const { checkId } of everythingTold(report)) {
    const seen = fired.get(checkId) ?? { sets: new Set(), repositories: new Set() }
    seen.sets.add(name)
    seen.repositories.add(repository)
    fired.set(checkId, seen)
  }
}

const total = `${String(counted.sets)} sets, ${String(counted.repositories.size)} repositories`
console.log(`Fires on sets/repositories of ${total} (three tracks with clips, backups left out).`)
console.log('Research: its prototype on 115 sets, 39 repositories; "–" where it had none.\n')
console.log(`${'check'.padEnd(12)}${'sets'.padStart(6)}${'repos'.padStart(7)}  ${'research'.padEnd(10)} title`)
for (const { id, title } of ALL_CHECKS.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
  const seen = fired.get(id)
  const theirs = researched.get(id)
  const rate = theirs?.firesSets ? `${String(theirs.firesSets)}/${String(theirs.firesRepos)}` : '–'
  console.log(
    `${id.padEnd(12)}${String(seen?.sets.size ?? 0).padStart(6)}${String(seen?.repositories.size ?? 0).padStart(7)}  ${rate.padEnd(10)} ${title}`,
  )
}

const sorted = ratios.toSorted((a, b) => a - b)
console.log(
  `\n${String(counted.files)} files: reading ${counted.readMs.toFixed(0)} ms, reports ${counted.reportMs.toFixed(0)} ms, ratio ${(counted.reportMs / counted.readMs).toFixed(2)} (target 0.5)`,
)
console.log(
  `files that take over 20 ms to read: median ratio ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)}, highest ${(sorted.at(-1) ?? 0).toFixed(2)}`,
)
console.log(
  `of the reports ${counted.harmonyMs.toFixed(0)} ms are harmony; the rest is ${((counted.reportMs - counted.harmonyMs) / counted.readMs).toFixed(2)} of reading`,
)
