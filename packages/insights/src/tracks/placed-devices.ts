import { count } from '../words/number-words.ts'
import type { Device } from '@kvint/als'
import type { PlacedDevice } from '../song/song.ts'

/** All devices of a chain in signal order, those inside racks after their rack; `isActive`: whether any sound comes to them. */
export function placedDevices(
  devices: readonly Device[],
  track: { readonly id: number | 'main'; readonly name: string },
  isActive = true,
): PlacedDevice[] {
  const placed: PlacedDevice[] = []
  walk(devices, { isOn: true, isActive, depth: 0, chain: null, pad: null, isOfPreset: false })
  return placed

  function walk(chain: readonly Device[], around: Around): void {
    for (const device of chain) {
      const isOn = around.isOn && device.isOn
      const isActive = around.isActive && device.isOn
      placed.push({ ...around, isOn, isActive, device, trackId: track.id, trackName: track.name })
      const isOfPreset = around.isOfPreset || (device.isLibraryPreset === true && SOUND_RACKS.has(device.tag))
      const inside = { depth: around.depth + 1, isOfPreset }
      for (const inner of device.chains)
        walk(inner.devices, {
          ...inside,
          isOn: isOn && !inner.isMuted,
          isActive: isActive && !inner.isMuted,
          chain: inner,
          pad: inner.pad ? inner : around.pad,
        })
      for (const [index, inner] of device.returnChains.entries())
        walk(inner.devices, {
          ...inside,
          isOn: isOn && !inner.isMuted,
          isActive: isActive && !inner.isMuted && isFed(device, index),
          chain: inner,
          pad: around.pad,
        })
    }
  }
}

type Around = Pick<PlacedDevice, 'isOn' | 'isActive' | 'depth' | 'chain' | 'pad' | 'isOfPreset'>

/** Whether a chain of a rack sends to its return chain of this index. */
function isFed({ chains }: Device, returnIndex: number): boolean {
  return chains.some(({ sendsDb }) => (sendsDb[returnIndex] ?? 0) > SILENT_SEND_DB)
}

const SILENT_SEND_DB = -60
/** Racks that are one sound: an effect rack is loaded for what it does to a sound. */
const SOUND_RACKS: ReadonlySet<string> = new Set(['InstrumentGroupDevice', 'DrumGroupDevice'])

/** Names in signal order; what a rack holds follows it in brackets, its chains parted by bars. */
export function deviceNames(devices: readonly Device[]): string[] {
  return devices.map((device) => {
    const name = device.userName === '' ? device.name : device.userName
    const inside = device.chains.filter((chain) => chain.devices.length > 0)
    if (inside.length === 0) return name
    const shown = inside.slice(0, MOST_CHAINS).map((chain) => deviceNames(chain.devices).join(', '))
    if (inside.length > MOST_CHAINS) shown.push(count(inside.length - MOST_CHAINS, 'more chain'))
    return `${name} [${shown.join(' | ')}]`
  })
}

/** A Drum Rack may hold 128. */
const MOST_CHAINS = 4
