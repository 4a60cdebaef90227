/** Breakpoints of one parameter. */
export type AutomationDescription = {
  /**
   * `Mixer/Volume`, `Mixer/Pan`, `Mixer/Speaker`, `Mixer/CrossFadeState`, `Mixer/Sends.0`; or from the track's devices
   * down: `Devices.2/Cutoff`, `Devices.0/Chains.1/Devices.0/On`. In a clip also `Controllers.0` (pitch bend), `.1`
   * (pressure), `.3` (CC 1); and `Clip/VolumeModulationTarget` and the like in audio clips.
   */
  readonly parameter: string
  /** Values in the file's unit; a boolean for a switch. */
  readonly events: readonly { readonly timeBeats: number; readonly value: number | boolean }[]
  /** For choices, such as a filter's type. */
  readonly isChoice?: boolean
}
