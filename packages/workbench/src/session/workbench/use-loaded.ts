import { useEffect, useState } from 'react'

type Loaded<Value> = { readonly value?: Value; readonly failure?: string }

/** What a call of the connection gives, fetched at once and again when `round` changes. */
export function useLoaded<Value>(load: () => Promise<Value>, round: number): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({})
  useEffect(() => {
    let isLeft = false
    load().then(
      (value) => !isLeft && setLoaded({ value }),
      (error: unknown) => !isLeft && setLoaded({ failure: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the loader is written again with each drawing
  }, [round])
  return loaded
}
