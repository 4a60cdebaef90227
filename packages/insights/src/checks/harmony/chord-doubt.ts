import type { Message } from '@kvint/report'
import { say } from '../../words/say.ts'

/** What stands behind a chord that is less than sure; nothing behind one that is. `chordDoubt(0.6)` → `, likely` */
export function chordDoubt(confidence: number): Message | '' {
  if (confidence >= CLEAR_CHORD) return ''
  return confidence >= LIKELY_CHORD ? say`, likely` : say`, a guess`
}

/** Of chords given with so much confidence so many are right (measured on labelled music, see the theory package). */
const CLEAR_CHORD = 0.75
const LIKELY_CHORD = 0.5
