import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a field whose value the page holds: takes in what was typed or chosen before the page's script came. React leaves it
 * standing as it takes over the page, and at the next drawing puts the value it knows in its place.
 *
 * @example <input ref={useEarlyInput(value, setValue)} value={value} />
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  take: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const drawn = useRef({ value, take })
  useLayoutEffect(() => {
    const early = field.current?.value
    if (early !== undefined && early !== drawn.current.value) drawn.current.take(early)
  }, [])
  return field
}
