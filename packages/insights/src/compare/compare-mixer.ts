import type { Mixer } from '@kvint/als'
import { decibels } from '../words/number-words.ts'
import type { TrackChange } from './comparison.ts'

/** What moved in a mixer strip. */
export function compareMixer(before: Mixer, after: Mixer, returnNames: readonly string[]): TrackChange[] {
  const changes: string[] = []
  if (Math.abs(before.volumeDb - after.volumeDb) >= HEARD_DB) {
    changes.push(`Volume ${decibels(before.volumeDb)} → ${decibels(after.volumeDb)}`)
  }
  if (Math.abs(before.pan - after.pan) >= HEARD_PAN)
    changes.push(`Pan ${panWords(before.pan)} → ${panWords(after.pan)}`)
  if (before.isMuted !== after.isMuted) changes.push(after.isMuted ? 'Track switched off' : 'Track switched on')
  if (before.isSoloed !== after.isSoloed) changes.push(after.isSoloed ? 'Solo switched on' : 'Solo switched off')
  for (const send of after.sends) {
    const earlier = before.sends.find(({ returnIndex }) => returnIndex === send.returnIndex)
    if (!earlier || Math.abs(earlier.levelDb - send.levelDb) < HEARD_DB) continue
    const name = returnNames[send.returnIndex] ?? `return ${String(send.returnIndex + 1)}`
    changes.push(`Send to ${name} ${decibels(earlier.levelDb)} → ${decibels(send.levelDb)}`)
  }
  return changes.map((text) => ({ about: 'mixer', text }))
}

/** As Live writes it: 30L, C, 12R. */
function panWords(pan: number): string {
  const steps = Math.round(Math.abs(pan) * 50)
  return steps === 0 ? 'C' : `${String(steps)}${pan < 0 ? 'L' : 'R'}`
}

/** Less is the rounding of a fader. */
const HEARD_DB = 0.1
const HEARD_PAN = 0.01
