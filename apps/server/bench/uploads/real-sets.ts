import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'

export type SetFile = { readonly name: string; readonly content: Buffer; readonly hash: string }

/** Real sets where the machine has some, each content once; else sets of our own making. */
export async function realSets(): Promise<readonly SetFile[]> {
  const found = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }) : []
  const files = found
    .filter((path) => path.endsWith('.als'))
    .map((path) => setFile(basename(path), readFileSync(join(FOLDER, path))))
  if (files.length === 0) console.log('No real sets on this machine: sets of our own making are sent.')
  const sets = files.length > 0 ? files : await ownSets()
  const whole = sets.filter(({ content }) => content.length > 0)
  return [...new Map(whole.map((set) => [set.hash, set])).values()]
}

async function ownSets(): Promise<SetFile[]> {
  const tempos = Array.from({ length: 100 }, (_, at) => 80 + at)
  return await Promise.all(
    tempos.map(async (tempo) => setFile(`Song ${tempo}.als`, Buffer.from(await buildSet({ ...exampleSet(), tempo })))),
  )
}

function setFile(name: string, content: Buffer): SetFile {
  return { name, content, hash: createHash('sha256').update(content).digest('hex') }
}

const FOLDER = resolve(import.meta.dirname, '../../../../../shared/data/als')
