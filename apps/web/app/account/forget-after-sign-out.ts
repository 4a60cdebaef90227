import { forgetPerson } from '@kvint/workbench/forget-person'
import type { Identity } from '../identity/identity.ts'

/** From the first test page on: who signs out, on whatever page, leaves no key and no answer to the next person in this tab. */
export function forgetAfterSignOut(subscribe: Identity['subscribe']): void {
  if (watched.has(subscribe)) return
  watched.add(subscribe)
  subscribe((_state, event) => {
    if (event === 'signed-out') forgetPerson()
  })
}

const watched = new WeakSet<Identity['subscribe']>()
