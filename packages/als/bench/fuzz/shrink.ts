/**
 * A shorter input with the same flaw: halves, quarters, … of it are left out as long as the flaw stays. Stops after
 * `ms` milliseconds with the shortest one so far.
 */
export async function shrink(
  bytes: Uint8Array,
  hasFlaw: (bytes: Uint8Array) => Promise<boolean>,
  ms: number,
): Promise<Uint8Array> {
  const until = performance.now() + ms
  let best = bytes
  for (let size = best.length >> 1; size >= 1 && performance.now() < until; size >>= 1) {
    for (let at = 0; at < best.length && performance.now() < until;) {
      const without = new Uint8Array([...best.subarray(0, at), ...best.subarray(at + size)])
      if (await hasFlaw(without)) best = without
      else at += size
    }
  }
  return best
}
