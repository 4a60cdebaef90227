import type { Device } from './device.ts'
import type { LiveVersion } from './live-version.ts'

/** A saved device (`.adv`) or rack with its chains (`.adg`). */
export type Preset = {
  readonly version: LiveVersion
  readonly device: Device
}
