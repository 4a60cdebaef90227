/** An array of numbers that grows as it is filled; a song's length is not known before its end. */
export type GrowingFloats = {
  readonly push: (value: number) => void
  readonly append: (values: Float32Array) => void
  /** Makes a value at least as high; places that were not there yet are 0. */
  readonly raise: (index: number, value: number) => void
  readonly length: () => number
  /** What was pushed so far, without a copy. */
  readonly values: () => Float32Array
}

export function growingFloats(capacity = 4096): GrowingFloats {
  let array = new Float32Array(capacity)
  let length = 0
  const makeRoom = (count: number): void => {
    if (length + count <= array.length) return
    const larger = new Float32Array(Math.max(length + count, Math.ceil(array.length * 1.5)))
    larger.set(array.subarray(0, length))
    array = larger
  }
  return {
    push: (value) => {
      makeRoom(1)
      array[length++] = value
    },
    append: (values) => {
      makeRoom(values.length)
      array.set(values, length)
      length += values.length
    },
    raise: (index, value) => {
      if (index >= length) {
        makeRoom(index + 1 - length)
        array.fill(0, length, index + 1)
        length = index + 1
      }
      if (value > (array[index] as number)) array[index] = value
    },
    length: () => length,
    values: () => array.subarray(0, length),
  }
}
