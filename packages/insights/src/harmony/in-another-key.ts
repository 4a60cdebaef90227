import { type Harmony, type Message, withSigns } from '@kvint/report'
import { type Key, keyName, scaleMembers } from '@kvint/theory'
import { keyReasons } from './key-reasons.ts'

type Known = Extract<Harmony, { kind: 'known' }>

/**
 * The harmony in a key that something else than its notes decides: the key of the notes is the runner-up, and what was told in it
 * goes, which is local keys, numerals and functions.
 */
export function inAnotherKey(harmony: Known, key: Key, confidence: number, reasons: readonly Message[]): Known {
  const { others: _others, ...before } = harmony.key
  return {
    ...harmony,
    key: {
      ...before,
      ...key,
      name: withSigns(keyName(key)),
      confidence,
      runnerUp: { name: before.name, confidence: Math.min(before.confidence, 1 - confidence) },
      ...keyReasons(reasons),
      scalePitchClasses: scaleMembers(key),
    },
    localKeys: [],
    chords: harmony.chords.map((chord): Known['chords'][number] => ({
      ...chord,
      roman: null,
      function: 'outside',
      colour: null,
    })),
  }
}
