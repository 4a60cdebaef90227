import type { RotatedWeights } from './rotated-weights.ts'

/** Weights as the fitting scripts write them: each matrix as base64 of signed bytes, with one scale a column. */
export type PackedWeights = {
  readonly windows: number
  readonly scalars: number
  readonly hidden1: number
  readonly hidden2: number
  readonly outputs: number
  /** First layer: `(windows × 12 + scalars) × hidden1`, middle, output. */
  readonly matrices: readonly PackedMatrix[]
  readonly biases: readonly (readonly number[])[]
}

export type PackedMatrix = { readonly bytes: string; readonly scales: readonly number[] }

/** Unpacks weights for `runRotated`. */
export function unpackWeights(packed: PackedWeights): RotatedWeights {
  const { windows, scalars, hidden1, hidden2, outputs } = packed
  const [first, middle, output] = packed.matrices
  const [bias1, bias2, bias3] = packed.biases
  if (!first || !middle || !output || !bias1 || !bias2 || !bias3)
    throw new RangeError('Weights have three matrices and three biases.')
  const flat = unpackMatrix(first)
  const input = new Float64Array(windows * 23 * hidden1)
  for (let window = 0; window < windows; window++) {
    for (let row = 0; row < 23; row++) {
      const interval = (((11 - row) % 12) + 12) % 12
      const from = (window * 12 + interval) * hidden1
      input.set(flat.subarray(from, from + hidden1), (window * 23 + row) * hidden1)
    }
  }
  return {
    windows,
    scalars,
    hidden1,
    hidden2,
    outputs,
    input,
    scalarInput: flat.slice(windows * 12 * hidden1),
    bias1: Float64Array.from(bias1),
    middle: unpackMatrix(middle),
    bias2: Float64Array.from(bias2),
    output: unpackMatrix(output),
    bias3: Float64Array.from(bias3),
  }
}

/** The numbers of a matrix, row by row. */
export function unpackMatrix({ bytes, scales }: PackedMatrix): Float64Array {
  const text = atob(bytes)
  const matrix = new Float64Array(text.length)
  for (let index = 0, column = 0; index < text.length; index++) {
    matrix[index] = ((text.charCodeAt(index) << 24) >> 24) * (scales[column] ?? 0)
    column = column + 1 === scales.length ? 0 : column + 1
  }
  return matrix
}
