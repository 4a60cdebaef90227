import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSet } from '@kvint/als'
import { makeReport } from '@kvint/insights'

/**
 * Roles of tracks against 300 that were labelled by hand, without a look at what this package says of them
 * (`role-labels.jsonl`: the role, others that would be as right, and whether the label is a guess):
 * how many get a role, and how many of those the right one.
 */
const here = dirname(fileURLToPath(import.meta.url))
const shared = resolve(process.env['KVINT_SHARED'] ?? join(here, '../../../../shared'))
const folder = join(shared, 'data/als/sets')
if (!existsSync(folder)) {
  console.log('There are no public sets here (KVINT_SHARED names their folder): nothing to measure.')
  process.exit(0)
}

type Label = {
  readonly set: string
  readonly id: number
  readonly role: string
  readonly also?: readonly string[]
  readonly unsure?: boolean
}
const labels = readFileSync(join(here, 'role-labels.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Label)
const read = { all: 0, named: 0, right: 0, surelyNamed: 0, surelyRight: 0, untold: 0, untoldNamed: 0 }
const wrong = new Map<string, number>()
for (const [set, ofSet] of Map.groupBy(labels, (label) => label.set)) {
  const bytes = readFileSync(join(folder, set))
  const result = await readSet(bytes)
  if (result.kind === 'failure') throw new Error(`${set}: ${result.failure.message}`)
  const { tracks } = makeReport(result.set, { fileName: set, bytes: bytes.length })
  for (const { id, role, also = [], unsure = false } of ofSet) {
    const said = tracks.find((track) => track.id === id)?.role.role ?? 'unknown'
    if (role === 'unknown') {
      read.untold++
      if (said !== 'unknown') read.untoldNamed++
      continue
    }
    read.all++
    if (said === 'unknown') continue
    const isRight = said === role || also.includes(said)
    read.named++
    if (isRight) read.right++
    if (!unsure) read.surelyNamed++
    if (!unsure && isRight) read.surelyRight++
    if (!isRight) wrong.set(`${role} called ${said}`, (wrong.get(`${role} called ${said}`) ?? 0) + 1)
  }
}

const share = (part: number, whole: number) =>
  `${String(part)} of ${String(whole)} (${((100 * part) / whole).toFixed(1)} %)`
console.log(`with a role, of tracks that a person can tell: ${share(read.named, read.all)}`)
console.log(`right, of those with a role:                   ${share(read.right, read.named)}`)
console.log(`right, where the label is sure:                ${share(read.surelyRight, read.surelyNamed)}`)
console.log(`with a role, though no one can tell:           ${share(read.untoldNamed, read.untold)}`)
for (const [what, times] of [...wrong].toSorted(([, a], [, b]) => b - a)) console.log(`  ${what}: ${String(times)}`)
