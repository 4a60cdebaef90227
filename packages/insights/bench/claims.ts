import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { readSet } from '@kvint/als'
import { makeReport } from '@kvint/insights'
import { everythingTold } from '@kvint/report'
import { ARRANGEMENT_WITNESSES } from './witness/arrangement-witnesses.ts'
import { OTHERS_WITNESSES } from './witness/others-witnesses.ts'
import { EVENT_WITNESSES } from './witness/event-witnesses.ts'
import { LOOP_WITNESSES } from './witness/loop-witnesses.ts'
import { FADE_WITNESSES } from './witness/fade-witnesses.ts'
import { FILE_WITNESSES } from './witness/file-witnesses.ts'
import { MIX_WITNESSES } from './witness/mix-witnesses.ts'
import { HARMONY_WITNESSES } from './witness/harmony-witnesses.ts'
import { RHYTHM_WITNESSES } from './witness/rhythm-witnesses.ts'
import { rawSet } from './witness/raw-set.ts'
import { parseXml } from './witness/raw-xml.ts'
import type { Verdict, Witness } from './witness/verdict.ts'

/**
 * Holds each finding on each public set against a second reading of its words over the raw document, written apart from
 * reader and checks, and writes the table to docs/measurements/claims.md. `--false` lists what is false.
 */
const here = dirname(fileURLToPath(import.meta.url))
const shared = resolve(process.env['KVINT_SHARED'] ?? join(here, '../../../../shared'))
const folder = join(shared, 'data/als')
if (!existsSync(folder)) {
  console.log('There are no public sets here (KVINT_SHARED names their folder): nothing to measure.')
  process.exit(0)
}

const WITNESSES: Readonly<Record<string, Witness>> = {
  ...FILE_WITNESSES,
  ...MIX_WITNESSES,
  ...ARRANGEMENT_WITNESSES,
  ...EVENT_WITNESSES,
  ...LOOP_WITNESSES,
  ...FADE_WITNESSES,
  ...HARMONY_WITNESSES,
  ...RHYTHM_WITNESSES,
  ...OTHERS_WITNESSES,
}
type Counts = Record<Verdict | 'no witness', number>
const none = (): Counts => ({ true: 0, false: 0, misleading: 0, 'cannot tell': 0, 'no witness': 0 })
const byCheck = new Map<string, Counts & { area: string }>()
const untrue: string[] = []
let sets = 0

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((one) => one.endsWith('.als'))
  .toSorted()) {
  const bytes = readFileSync(join(folder, file))
  if (bytes.length > largestBytes() || file.includes('/Backup/')) continue
  const reading = await readSet(bytes)
  if (reading.kind === 'failure') continue
  const report = makeReport(reading.set, { fileName: file.split('/').at(-1) ?? file, bytes: bytes.length })
  const raw = rawSet(parseXml((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8')))
  sets++
  for (const finding of everythingTold(report)) {
    const witness = WITNESSES[finding.checkId]
    const said = witness ? witness(finding, raw, report) : 'no witness'
    const counts = byCheck.get(finding.checkId) ?? { ...none(), area: finding.area }
    counts[said]++
    byCheck.set(finding.checkId, counts)
    if (said === 'false' || said === 'misleading')
      untrue.push(`${said}  ${finding.checkId}  ${relative('.', file)}: ${finding.claim}`)
  }
}

const rows = [...byCheck].toSorted(([, a], [, b]) => total(b) - total(a))
const sum = (of: typeof rows): Counts =>
  of.reduce((all, [, counts]) => {
    for (const key of Object.keys(all) as (keyof Counts)[]) all[key] += counts[key]
    return all
  }, none())
const line = (name: string, area: string, counts: Counts): string =>
  `| ${name} | ${area} | ${[total(counts), counts.true, counts.false, counts.misleading, counts['cannot tell'], counts['no witness']].join(' | ')} |`
const share = (counts: Counts): string => {
  const judged = counts.true + counts.false + counts.misleading
  return `${((100 * judged) / Math.max(1, total(counts))).toFixed(1)} % judged, ${((100 * counts.false) / Math.max(1, judged)).toFixed(1)} % false, ${((100 * counts.misleading) / Math.max(1, judged)).toFixed(1)} % misleading`
}
const music = rows.filter(([, { area }]) => area === 'harmony' || area === 'rhythm')
const text = `# Claims held against the files

\`npm run bench:claims\`: ${String(sets)} public sets, ${String(total(sum(rows)))} findings. A witness reads the raw document by the words of a finding, apart from the product's reader and checks.

- all: ${share(sum(rows))}
- harmony and rhythm: ${share(sum(music))}

| check | area | findings | true | false | misleading | cannot tell | no witness |
| --- | --- | --: | --: | --: | --: | --: | --: |
${rows.map(([id, counts]) => line(id, counts.area, counts)).join('\n')}
`
writeFileSync(join(here, '../../../docs/measurements/claims.md'), text)
console.log(text)
if (process.argv.includes('--false')) console.log(untrue.join('\n'))

function total(counts: Counts): number {
  return counts.true + counts.false + counts.misleading + counts['cannot tell'] + counts['no witness']
}

/** Beyond it a document takes seconds, and says no more. */
function largestBytes(): number {
  return 3_000_000
}
