import type { Layer, Norm } from './layer.ts'
import type { SequenceWeights } from './sequence-network.ts'
import { unpackMatrix, unpackWeights, type PackedMatrix, type PackedWeights } from './unpack-weights.ts'

type PackedLayer = PackedMatrix & { readonly bias: readonly number[] }
type PackedNorm = { readonly scale: readonly number[]; readonly shift: readonly number[] }

/** Weights of a sequence network as `fit_segments.py` writes them. */
export type PackedSequence = {
  readonly embedding: PackedWeights
  readonly blocks: readonly {
    readonly norm: PackedNorm
    readonly steps: readonly number[]
    readonly telling: PackedLayer
    readonly inner: PackedLayer
    readonly outer: PackedLayer
    readonly attention: { readonly query: PackedLayer; readonly key: PackedLayer; readonly value: PackedLayer } | null
  }[]
  readonly norm: PackedNorm
  readonly output: PackedLayer
}

/** Unpacks weights for `runSequence`. */
export function unpackSequence({ embedding, blocks, norm, output }: PackedSequence): SequenceWeights {
  return {
    embedding: unpackWeights(embedding),
    blocks: blocks.map((block) => ({
      norm: unpackNorm(block.norm),
      steps: Float64Array.from(block.steps),
      telling: unpackLayer(block.telling),
      inner: unpackLayer(block.inner),
      outer: unpackLayer(block.outer),
      attention: block.attention && {
        query: unpackLayer(block.attention.query),
        key: unpackLayer(block.attention.key),
        value: unpackLayer(block.attention.value),
      },
    })),
    norm: unpackNorm(norm),
    output: unpackLayer(output),
  }
}

function unpackLayer(packed: PackedLayer): Layer {
  const matrix = unpackMatrix(packed)
  return { inputs: matrix.length / packed.bias.length, matrix, bias: Float64Array.from(packed.bias) }
}

function unpackNorm({ scale, shift }: PackedNorm): Norm {
  return { scale: Float64Array.from(scale), shift: Float64Array.from(shift) }
}
