import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readSet } from '@kvint/als'
import { groupSaves, makeReport } from '@kvint/insights'
import { compare, type Report } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { comparisonLines } from '../apps/cli/src/text/comparison-lines.ts'
import { changesEn } from '../apps/web/app/music/report/copy/en/changes.ts'
import { changesNb } from '../apps/web/app/music/report/copy/nb/changes.ts'
import { changeTexts } from '../packages/mcp/src/music/change-texts.ts'

const folder = join(import.meta.dirname, '../../shared/data/als/sets')
const pairs = groupSaves(globSync('**/*.als', { cwd: folder }).map((path) => ({ path, savedAt: null }))).flatMap(
  ({ saves }) => saves.slice(1).map((save, index) => [saves[index]?.path ?? '', save.path] as const),
)

/** Skipped where the sets are not at hand. */
describe.skipIf(pairs.length === 0)('two saves of a real song', () => {
  it.each(pairs)('%s and %s: command line, page and assistants tell the same changes', async (one, other) => {
    const [before, after] = await Promise.all([one, other].map(reportOf))
    if (!before || !after) return
    const changes = compare(before, after)
    const told = Object.values(changeTexts(changes)).flat()
    const findings = (texts: readonly string[]) => texts.filter((text) => /^(New|No longer|Now): /.test(text)).length
    const lines = comparisonLines(changes, []).filter((line) => line !== '' && !line.startsWith('· '))
    expect(told).toHaveLength(changes.length)
    expect(lines).toHaveLength(Math.max(1, changes.length))
    expect(findings(lines)).toBe(findings(told))
    for (const { compare: page } of [changesEn, changesNb])
      expect(changes.map(page.sentence).filter(Boolean)).toHaveLength(changes.length)
  })
})

async function reportOf(path: string): Promise<Report | undefined> {
  const bytes = readFileSync(join(folder, path))
  const reading = await readSet(bytes)
  return reading.kind === 'set' ? makeReport(reading.set, { fileName: basename(path), bytes: bytes.length }) : undefined
}
