import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packedManifest, type Manifest } from './packed-manifest.ts'

it.each(['als', 'theory', 'report'])('the package of %s leads to what is compiled, of files that there are', (name) => {
  const workspace = join(import.meta.dirname, '../../packages', name)
  const packed = packedManifest(JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as Manifest)
  expect(packed.exports).toMatchObject({ '.': { types: './dist/index.d.ts', default: './dist/index.js' } })
  expect(packed).not.toHaveProperty('private')
  expect(packed).not.toHaveProperty('devDependencies')
  const { files } = JSON.parse(readFileSync(join(workspace, 'tsconfig.pack.json'), 'utf8')) as { files: string[] }
  const named = [...Object.values(packed.exports), ...Object.values(packed.imports ?? {})].flatMap((one) =>
    Object.values(one),
  )
  const sources = named.map((path) => path.replace('./dist/', 'src/').replace(/(?:\.d\.ts|\.js)$/, '.ts'))
  expect(new Set(sources)).toEqual(new Set(files))
  expect(sources.filter((source) => !existsSync(join(workspace, source)))).toEqual([])
})
