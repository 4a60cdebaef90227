import type { DeviceKind, Sidechain } from '../model/device.ts'
import { child, descend, numberOf, textAt, type Tape } from '../xml/tape.ts'
import { parameterValue } from './read-events.ts'
import { routedTrackId } from './read-routing.ts'
import { T } from './tags.ts'

/**
 * What a device listens to beside its own input: the sidechain of Live's own devices and of plug-ins, the carrier of
 * Vocoder. Inputs of a Max device are none: those that only measure have them too, of their own track.
 */
export function readSidechain(tape: Tape, node: number, kind: DeviceKind): Sidechain | null {
  const own = child(tape, node, T.SideChain)
  const block = own >= 0 ? own : child(tape, node, T.AudioSideChain)
  if (block < 0) return withSource(readCarrier(tape, child(tape, node, T.CarrierSource)))
  const isOn = parameterValue(tape, child(tape, block, T.OnOff)) === 1
  const found = toSidechain(textAt(tape, descend(tape, block, T.RoutedInput, T.Routable, T.Target)), isOn)
  return kind === 'plugin' ? withSource(found) : found
}

/** Others have a place for a source, and their switch is on, whether or not they use it. */
function withSource(sidechain: Sidechain | null): Sidechain | null {
  return sidechain?.hasSource === true ? sidechain : null
}

function readCarrier(tape: Tape, carrier: number): Sidechain | null {
  const isExternal = numberOf(tape, carrier, T.Type, -1) === EXTERNAL_CARRIER
  return toSidechain(textAt(tape, descend(tape, carrier, T.RoutedInput, T.Routable, T.Target)), isExternal)
}

function toSidechain(target: string | null, isOn: boolean): Sidechain | null {
  if (target === null) return null
  const id = routedTrackId(target)
  return {
    isOn,
    target,
    sourceTrackId: typeof id === 'number' ? id : null,
    hasSource: !target.endsWith('/None'),
  }
}

/** Of Vocoder's carriers: noise, external, modulator, pitch tracking. */
const EXTERNAL_CARRIER = 1
