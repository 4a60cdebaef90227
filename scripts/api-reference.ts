import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicNames, type PublicName } from './public-names.ts'

/** `npm run docs:api`: what each package offers, as Markdown in `build/api`, made from the docstrings of its sources. */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'build/api')
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(join(root, 'packages'))) {
  const names = publicNames(root, name)
  if (names.length === 0) continue
  const parts = sections().flatMap(([title, kind]) => {
    const own = names.filter((one) => one.kind === kind).toSorted((a, b) => a.name.localeCompare(b.name))
    return own.length > 0 ? [`## ${title}`, ...own.map(sectionOf)] : []
  })
  writeFileSync(join(folder, `${name}.md`), `${[`# @kvint/${name}`, ...parts].join('\n\n')}\n`)
  console.log(`build/api/${name}.md: ${names.length} names`)
}

function sectionOf({ name, words, declaration, file }: PublicName): string {
  const text = words.replaceAll(/^@example (.+)$/gm, '```ts\n$1\n```').replaceAll(/^@throws /gm, 'Throws ')
  return [`### ${name}`, text, '```ts', declaration, '```', `[Source](../../${file})`]
    .join('\n\n')
    .replaceAll(/```ts\n\n/g, '```ts\n')
    .replaceAll(/\n\n```\n\n\[/g, '\n```\n\n[')
}

function sections() {
  return [
    ['Functions', 'function'],
    ['Values', 'value'],
    ['Types', 'type'],
  ] as const
}
