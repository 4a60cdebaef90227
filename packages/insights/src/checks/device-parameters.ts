import type { Device, DeviceParameter } from '@kvint/als'

/** A parameter by its path of tags: `parameter(device, 'SideChain/OnOff')`; `undefined` where the device has none. */
export function parameter(device: Device, name: string): DeviceParameter | undefined {
  return device.parameters.find((one) => one.name === name)
}

/**
 * Its value where it stands still; `undefined` where the device lacks it, or where automation or a macro moves it:
 * then the file's number is only a moment.
 */
export function steady(device: Device, name: string): number | undefined {
  const found = parameter(device, name)
  return found && !found.isAutomated && found.macroIndex === null ? found.value : undefined
}

/** Whether the device is a steady on: not switched by automation or a macro. */
export function isMoved(device: Device, name: string): boolean {
  const found = parameter(device, name)
  return found !== undefined && (found.isAutomated || found.macroIndex !== null)
}
