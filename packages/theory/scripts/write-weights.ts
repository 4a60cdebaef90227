/**
 * Writes fitted weights into the package.
 *
 *   node packages/theory/scripts/write-weights.ts --from DIR --name chord --weights first=FIRST_LOOK,second=SECOND_LOOK
 *   node packages/theory/scripts/write-weights.ts --from DIR --name boundary --weights boundary=BOUNDARY_WEIGHTS
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argument } from './argument.ts'

const folder = join(import.meta.dirname, '../src/learned/generated')
mkdirSync(folder, { recursive: true })
const [type, module] =
  argument('name') === 'boundary'
    ? ['BoundaryWeights', '../../form/boundary-network.ts']
    : ['PackedWeights', '../unpack-weights.ts']
const constants = argument('weights')
  .split(',')
  .map((pair) => {
    const [file, constant] = pair.split('=')
    return `export const ${constant}: ${type} = ${readFileSync(join(argument('from'), `${file}.json`), 'utf8')}\n`
  })
writeFileSync(
  join(folder, `${argument('name')}-weights.ts`),
  `// Written by scripts/write-weights.ts from fitted weights. Sources and licences: README.md of this package.\nimport type { ${type} } from '${module}'\n\n${constants.join('\n')}`,
)
