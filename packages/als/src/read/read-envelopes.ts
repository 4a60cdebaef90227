import type { AutomationEnvelope } from '../model/automation.ts'
import { child, descend, numberOf } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import type { Mutable } from './mutable.ts'
import { readEvents } from './read-events.ts'
import { T } from './tags.ts'

/** What they move is found out when the whole track has been read. */
export function readEnvelopes({ tape, envelopes }: Assembly, elements: readonly number[]): AutomationEnvelope[] {
  return elements.map((element) => {
    const target = child(tape, element, T.EnvelopeTarget)
    const modulated = target >= 0 ? target : child(tape, element, T.ModulationTarget)
    const pointeeId = numberOf(tape, modulated, T.PointeeId, 0)
    const envelope: Mutable<AutomationEnvelope> = {
      target: { kind: 'unknown', pointeeId },
      events: readEvents(tape, descend(tape, element, T.Automation, T.Events)),
      offset: tape.offsets[element] ?? 0,
    }
    envelopes.unresolved.push({ envelope, pointeeId })
    return envelope
  })
}
