import type { AutomationTarget } from '../model/automation.ts'
import type { Mixer } from '../model/mixer.ts'
import { attributeOf, child, elementsOf, flagAt, flagOf, numberAt, type Tape } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { toDecibel } from '../decibel.ts'
import { parameterValue, readEvents } from './read-events.ts'
import { T } from './tags.ts'

/** The mixer strip of a track; notes which ids its parameters have, so that envelopes find them. */
export function readMixer(assembly: Assembly, mixer: number): Mixer {
  const { tape } = assembly
  const value = (tag: number, fallback: number) => {
    const found = parameterValue(tape, child(tape, mixer, tag))
    return Number.isNaN(found) ? fallback : found
  }
  const link = (tag: number, parameter: MixerParameter) =>
    linkParameter(assembly, child(tape, mixer, tag), { kind: 'mixer', parameter, sendIndex: null })
  link(T.Volume, 'volume')
  link(T.Pan, 'pan')
  link(T.SplitStereoPanL, 'panLeft')
  link(T.SplitStereoPanR, 'panRight')
  link(T.Speaker, 'mute')
  link(T.CrossFadeState, 'crossfade')
  const splitPan = readSplitPan(tape, mixer, value)
  return {
    volumeDb: toDecibel(value(T.Volume, 1)),
    pan: splitPan === null ? value(T.Pan, 0) : (splitPan.left + splitPan.right) / 2,
    ...(splitPan === null ? null : { splitPan }),
    isMuted: value(T.Speaker, 1) === 0,
    isSoloed: flagOf(tape, mixer, T.SoloSink, false),
    crossfade: CROSSFADES[value(T.CrossFadeState, 1)] ?? 'none',
    sends: elementsOf(tape, child(tape, mixer, T.Sends), T.TrackSendHolder).map((holder, returnIndex) => {
      const send = child(tape, holder, T.Send)
      const level = parameterValue(tape, send)
      linkParameter(assembly, send, { kind: 'mixer', parameter: 'send', sendIndex: returnIndex })
      const isActive = flagAt(tape, child(tape, holder, T.EnabledByUser)) ?? flagOf(tape, holder, T.Active, true)
      return { returnIndex, levelDb: toDecibel(Number.isNaN(level) ? 0 : level), isActive }
    }),
  }
}

/** Remembers the id of a parameter, and takes the envelope that Live 8 and 9 write inside it. */
export function linkParameter(assembly: Assembly, parameter: number, target: AutomationTarget) {
  const { tape, envelopes } = assembly
  if (parameter < 0) return
  for (const tag of [T.AutomationTarget, T.ModulationTarget]) {
    const id = attributeOf(tape, child(tape, parameter, tag), T.Id, -1)
    if (id >= 0) envelopes.known.set(id, target)
  }
  const events = child(tape, child(tape, parameter, T.ArrangerAutomation), T.Events)
  if (events < 0) return
  const read = readEvents(tape, events)
  if (read.length > 1) envelopes.inline.push({ target, events: read, offset: tape.offsets[events] ?? 0 })
}

/** Split stereo panning (Live 10+). */
function readSplitPan(tape: Tape, mixer: number, value: (tag: number, fallback: number) => number) {
  if (numberAt(tape, child(tape, mixer, T.PanMode)) !== 1) return null
  return { left: value(T.SplitStereoPanL, -1), right: value(T.SplitStereoPanR, 1) }
}

type MixerParameter = Extract<AutomationTarget, { readonly kind: 'mixer' }>['parameter']

const CROSSFADES: Readonly<Record<number, Mixer['crossfade']>> = { 0: 'a', 1: 'none', 2: 'b' }
