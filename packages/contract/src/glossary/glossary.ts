import { LIVE_TERMS } from './live-terms.ts'
import { PROTOCOL_TERMS } from './protocol-terms.ts'
import { SOUND_TERMS } from './sound-terms.ts'
import type { Term } from './term.ts'
import { THEORY_TERMS } from './theory-terms.ts'

/** Every word that is settled. */
export const GLOSSARY: readonly Term[] = [...LIVE_TERMS, ...SOUND_TERMS, ...THEORY_TERMS, ...PROTOCOL_TERMS]

/** The term that `glossary:id` names; `undefined` where there is none. */
export function glossaryTerm(reference: string): Term | undefined {
  const id = reference.startsWith('glossary:') ? reference.slice('glossary:'.length) : reference
  return GLOSSARY.find((term) => term.id === id)
}
