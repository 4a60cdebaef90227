/**
 * The benchmark of the theory engine.
 *
 *   npm run bench:theory -- --data DIR [--out FILE] [--sets a,b] [--blind DIR] [--kept-apart]
 *
 * Reads the JSON Lines of a folder (gzipped or not). With `--out` it writes predictions that `harmony-eval.mjs` scores;
 * without, it prints the scores beside the targets, the reliability of the confidences, and the speed. `--blind`
 * judges every song by the weights of that folder (of the fitting scripts) that have not seen it: what a new song can expect.
 * `--kept-apart` takes only a quarter of the songs of the sets that are fitted on.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { blindWeights } from '../scripts/fold-weights.ts'
import { isKeptApart, readJsonLines, type Piece } from '../scripts/read-pieces.ts'
import { predict, type Prediction } from './predict.ts'
import { reliability } from './reliability.ts'
import { speedTable } from './speed.ts'
import { MEASURES, TARGETS, type Scores } from './targets.ts'

const FIT_SETS = /^(pop909cl|pop909_structure|synth_edm|wir_|rs200)/

const option = (name: string): string | null => {
  const index = process.argv.indexOf(`--${name}`)
  return index > 0 ? (process.argv[index + 1] ?? null) : null
}
const shared = process.env.KVINT_SHARED ?? join(import.meta.dirname, '../../../../shared')
const folder = resolve(option('data') ?? join(shared, 'data/harmony'))
const wanted = option('sets')?.split(',')
const sets = readdirSync(folder)
  .filter((file) => /\.jsonl(\.gz)?$/.test(file))
  .map((file) => ({ file, set: file.replace(/\.jsonl(\.gz)?$/, '') }))
  .filter(({ set }) => !wanted || wanted.includes(set))

const blindFolder = option('blind')
if (process.argv.includes('--blind') && !blindFolder?.trim())
  throw new Error(
    '--blind takes the folder of the fitting scripts: without it the weights that ship are measured, which know the songs.',
  )
const blind = blindFolder ? blindWeights(blindFolder) : null
const out = option('out')
if (out) writePredictions(out)
else await printTables()

function writePredictions(path: string): void {
  const lines: string[] = []
  for (const { file } of sets)
    for (const piece of readJsonLines<Piece>(join(folder, file))) lines.push(JSON.stringify(predict(piece)))
  writeFileSync(path, `${lines.join('\n')}\n`)
  console.log(`${lines.length} predictions written to ${path}`)
}

async function printTables(): Promise<void> {
  const evaluation = [join(shared, 'tools/harmony-eval.mjs'), join(folder, '../../tools/harmony-eval.mjs')].find(
    existsSync,
  )
  if (!evaluation)
    throw new Error(
      'harmony-eval.mjs is not there: set KVINT_SHARED to the folder that holds tools/, or write predictions with --out.',
    )
  const { evaluate } = (await import(pathToFileURL(evaluation).href)) as {
    evaluate: (truths: readonly Piece[], predictions: Map<string, Prediction>) => Scores
  }
  const rows: { set: string; measure: string; pieces: number; value: number; target: number | null }[] = []
  const judged: { pieces: Piece[]; predictions: Map<string, Prediction> }[] = []
  for (const { file, set } of sets) {
    const all = readJsonLines<Piece>(join(folder, file))
    const pieces =
      process.argv.includes('--kept-apart') && FIT_SETS.test(set) ? all.filter((piece) => isKeptApart(piece.id)) : all
    const predictions = new Map(
      pieces.map((piece) => [piece.id, predict(piece, blind ? () => blind(piece) : undefined)]),
    )
    const scores = evaluate(pieces, predictions)
    judged.push({ pieces, predictions })
    for (const { task, metric, kind, label } of MEASURES) {
      const score = scores[task]?.[metric]
      if (score)
        rows.push({
          set,
          measure: label,
          pieces: score.n,
          value: 100 * score[kind],
          target: TARGETS[set]?.[label] ?? null,
        })
    }
  }
  for (const { set, measure, pieces, value, target } of rows) {
    const verdict = target === null ? '' : value >= target ? `  ≥ ${target}` : `  not reached: ${target}`
    console.log(
      `${set.padEnd(18)}${measure.padEnd(26)}n=${String(pieces).padEnd(5)}${value.toFixed(1).padStart(6)}${verdict}`,
    )
  }
  console.log(`\n${reliability(judged)}\n`)
  console.log(await speedTable(folder))
}
