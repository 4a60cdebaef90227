import { forgetModelKey } from './chat/model-store.ts'
import { keptTokens } from './session/oauth/kept-tokens.ts'
import { forgetPins } from './session/timeline/pins/pins-store.ts'

/** What the test pages hold in the memory of this page for the person who is signed in: keys, tokens, pinned answers. */
export function forgetPerson(): void {
  keptTokens.clear()
  forgetModelKey()
  forgetPins()
}
