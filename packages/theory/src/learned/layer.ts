import { RowList } from './row-list.ts'

/** `inputs × bias.length` weights, row by row, and what is added. */
export type Layer = { readonly inputs: number; readonly matrix: Float64Array; readonly bias: Float64Array }

/** Brings a vector to mean 0 and variance 1, then scales and shifts each number. */
export type Norm = { readonly scale: Float64Array; readonly shift: Float64Array }

/** `bias + input × matrix` for each of `count` vectors in a row. */
export function apply({ inputs, matrix, bias }: Layer, vectors: Float64Array, count: number): Float64Array {
  const outputs = bias.length
  const result = new Float64Array(count * outputs)
  const rows = new RowList(inputs)
  for (let item = 0; item < count; item++) {
    rows.clear()
    for (let at = 0; at < inputs; at++) rows.add(at * outputs, vectors[item * inputs + at] ?? 0)
    result.set(bias, item * outputs)
    rows.addTo(result, item * outputs, matrix, outputs)
  }
  return result
}

/** Normalises each of `count` vectors (layer normalisation: Ba, Kiros and Hinton, 2016). */
export function normalise({ scale, shift }: Norm, vectors: Float64Array, count: number): Float64Array {
  const size = scale.length
  const result = new Float64Array(count * size)
  for (let from = 0; from < count * size; from += size) {
    let sum = 0
    let squares = 0
    for (let at = 0; at < size; at++) {
      const value = vectors[from + at] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / size
    const factor = 1 / Math.sqrt(Math.max(0, squares / size - mean * mean) + LEAST_VARIANCE)
    for (let at = 0; at < size; at++)
      result[from + at] = ((vectors[from + at] ?? 0) - mean) * factor * (scale[at] ?? 0) + (shift[at] ?? 0)
  }
  return result
}

const LEAST_VARIANCE = 1e-5
