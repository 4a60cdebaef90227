/** Breakpoints along the arrangement (or in a clip) for one parameter. */
export type AutomationEnvelope = {
  readonly target: AutomationTarget
  /** Sorted by time; at least one. The first one of an arrangement envelope lies at −63072000: "from the beginning". */
  readonly events: readonly AutomationEvent[]
  /** Byte offset in the XML; before Live 10 of what stands inside the parameter. */
  readonly offset: number
}

export type AutomationEvent = {
  readonly timeBeats: number
  /** In the unit that the file uses for the parameter; booleans are 0 and 1. */
  readonly value: number
  /** How the value goes on to the next event; absent where it does so in a straight line, or at once for a switch. */
  readonly curve?: Curve
}

/** The two handles of a Bézier curve to the next event, 0…1 of the way in time (x) and in value (y). */
export type Curve = {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** What an envelope moves. */
export type AutomationTarget =
  | {
      readonly kind: 'mixer'
      readonly parameter: 'volume' | 'pan' | 'panLeft' | 'panRight' | 'mute' | 'crossfade' | 'crossfader' | 'send'
      readonly sendIndex: number | null
    }
  | { readonly kind: 'tempo' }
  | { readonly kind: 'timeSignature' }
  /**
   * `devicePath` are indices from the track's chain down through racks: device, chain, device… `parameter` is the name
   * of one of the device's parameters, `On` for its activator, or of a rack's chain `Chains.2/Volume` (or `Pan`, `Mute`,
   * `Sends.0`); its return chains count on after its chains.
   */
  | {
      readonly kind: 'device'
      readonly deviceName: string
      readonly devicePath: readonly number[]
      readonly parameter: string
    }
  /** MIDI controller in a clip: pitch bend, channel pressure, or a CC number. */
  | { readonly kind: 'midiController'; readonly controller: 'pitchBend' | 'pressure' | number }
  /** A property of the clip itself: `gain`, `transposition`, `sampleOffset`, `grainSize`, `flux`… */
  | { readonly kind: 'clip'; readonly parameter: string }
  /** The id names nothing that the reader knows. */
  | { readonly kind: 'unknown'; readonly pointeeId: number }
