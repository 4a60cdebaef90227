import { type RefCallback, type RefObject, useState } from 'react'

/** A ref for what may go away: where it has the keyboard then, the heir takes that over. */
export function useHeir(heir: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  const [watch] = useState<RefCallback<HTMLElement>>(() => (going: HTMLElement | null) => () => {
    if (going?.contains(document.activeElement)) heir.current?.focus()
  })
  return watch
}
