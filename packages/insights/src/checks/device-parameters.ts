import type { Device, DeviceParameter } from '@kvint/als'

/** A parameter by its path of tags: `parameter(device, 'DelayLine_Feedback')`; `undefined` where the device has none. */
export function parameter(device: Device, name: string): DeviceParameter | undefined {
  if (device.parameters.length <= FEW) return device.parameters.find((one) => one.name === name)
  let known = byName.get(device)
  if (!known) byName.set(device, (known = new Map(device.parameters.toReversed().map((one) => [one.name, one]))))
  return known.get(name)
}

/**
 * Its value where it stands still; `undefined` where the device lacks it, or where automation or a macro moves it:
 * then the file's number is only a moment.
 */
export function steady(device: Device, name: string): number | undefined {
  const found = parameter(device, name)
  return found && !isMoved(found) ? found.value : undefined
}

/** A share of 1 where it stands still, whether the reader knows it as a percentage or not. */
export function steadyShare(device: Device, name: string): number | undefined {
  const found = parameter(device, name)
  if (!found || isMoved(found)) return undefined
  return found.unit === 'percent' ? found.value / 100 : found.rawValue
}

/** Whether anything in the device moves. */
export function hasMovement(device: Device): boolean {
  return device.parameters.some(isMoved)
}

function isMoved({ isAutomated, macroIndex }: DeviceParameter): boolean {
  return isAutomated || macroIndex !== null
}

/** Devices of hundreds of parameters are asked by many checks: each is listed by name once. */
const byName = new WeakMap<Device, ReadonlyMap<string, DeviceParameter>>()
const FEW = 8
