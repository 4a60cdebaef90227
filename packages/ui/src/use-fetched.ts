import { startTransition, useEffect, useState } from 'react'

type Fetched<Value> = {
  /** Undefined until it came, and where it did not come. */
  readonly value?: Value
  readonly error?: Error
  /** Whether this answers earlier keys, while the answer to the present ones comes. */
  readonly isEarlier: boolean
}

/**
 * What `load` gives: fetched once the page shows what asks for it, and again with other keys. An answer that comes too late
 * changes nothing. `null` asks for nothing.
 *
 * @example const { value: report, isEarlier } = useFetched(() => findReport(id), [id])
 */
export function useFetched<Value>(load: (() => Promise<Value>) | null, keys: readonly unknown[]): Fetched<Value> {
  const [answer, setAnswer] = useState<Omit<Fetched<Value>, 'isEarlier'> & { readonly keys: readonly unknown[] }>()
  useEffect(() => {
    if (!load) return undefined
    let isLeft = false
    /** What an answer brings can be a whole report: it is drawn in pieces, between which the page answers. */
    const show = (next: typeof answer) => startTransition(() => setAnswer((last) => (isLeft ? last : next)))
    load().then(
      (value) => show({ keys, value }),
      (error: unknown) => show({ keys, error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the loader is written again with each drawing
  }, keys)
  return { ...answer, isEarlier: !!answer && keys.some((key, index) => key !== answer.keys[index]) }
}
