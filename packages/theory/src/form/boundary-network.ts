/** A network of one hidden layer that says how likely a section begins at a bar line. */
export type BoundaryWeights = {
  readonly inputs: number
  readonly hidden: number
  readonly input: readonly number[]
  readonly bias: readonly number[]
  readonly output: readonly number[]
  readonly outputBias: number
  /** Log-probability of a section of so many bars, 33 and more last. */
  readonly lengthLog: readonly number[]
}

/** Log-odds of a boundary at the start of each bar. */
export function boundaryLogOdds(weights: BoundaryWeights, inputs: Float32Array, count: number): Float64Array {
  const hidden = new Float64Array(weights.hidden)
  return Float64Array.from({ length: count }, (_, bar) => {
    hidden.set(weights.bias)
    for (let input = 0; input < weights.inputs; input++) {
      const value = inputs[bar * weights.inputs + input] ?? 0
      if (value === 0) continue
      for (let unit = 0; unit < weights.hidden; unit++)
        hidden[unit] = (hidden[unit] ?? 0) + value * (weights.input[input * weights.hidden + unit] ?? 0)
    }
    let odds = weights.outputBias
    for (let unit = 0; unit < weights.hidden; unit++)
      odds += Math.max(0, hidden[unit] ?? 0) * (weights.output[unit] ?? 0)
    return odds
  })
}
