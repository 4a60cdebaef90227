/**
 * Writes fitted weights into the package.
 *
 *   node packages/theory/scripts/write-weights.ts --from DIR --name chord --weights first=first,second=second
 *   node packages/theory/scripts/write-weights.ts --from DIR --name key --weights home=key-home,local=key-local,choice=home-choice,tune=tune-choice,modes=mode-choice,progressions=progressions
 *   node packages/theory/scripts/write-weights.ts --from DIR --name boundary --weights boundary
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argument } from './argument.ts'

const folder = join(import.meta.dirname, '../src/learned/generated')
mkdirSync(folder, { recursive: true })
const read = (file: string): unknown => JSON.parse(readFileSync(join(argument('from'), `${file}.json`), 'utf8'))
const pairs = argument('weights')
  .split(',')
  .map((pair) => pair.split('='))
const [only] = pairs
const weights =
  pairs.length === 1 && only?.length === 1
    ? read(only[0] ?? '')
    : Object.fromEntries(pairs.map(([name = '', file = '']) => [name, read(file)]))
writeFileSync(join(folder, `${argument('name')}-weights.json`), `${JSON.stringify(weights)}\n`)
