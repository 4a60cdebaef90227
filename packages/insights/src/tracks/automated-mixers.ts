import type { AutomationEnvelope, LiveSet, Mixer } from '@kvint/als'
import { valueAt } from '../arrangement/envelope-movement.ts'
import type { Stretch } from '../signal/fader-curve.ts'

/**
 * A set whose faders, pans and sends stand where their automation has them for most of the arrangement: once it plays,
 * what was set by hand is not heard. A value in the middle of time, so that a fade at the end leaves it as it was; a track is off
 * only where its activator never comes on. As it is where nothing is arranged.
 *
 * `automatedMixers(set).main?.mixer.volumeDb` → `-66`
 */
export function automatedMixers(set: LiveSet): LiveSet {
  const clips = set.tracks.flatMap(({ arrangementClips }) => arrangementClips)
  const from = clips.reduce((least, { startBeats }) => Math.min(least, startBeats), Infinity)
  const to = clips.reduce((most, { endBeats }) => Math.max(most, endBeats), -Infinity)
  if (to <= from) return set
  const moments = Array.from({ length: MOMENTS }, (_, index) => from + ((to - from) * (index + 0.5)) / MOMENTS)
  const automated = <Strip extends Automated>(strip: Strip): Strip => {
    const mixer = strip.automation.reduce(
      (mixed, envelope) => switchedBy(setBy(mixed, envelope, moments), envelope, { start: from, end: to }),
      strip.mixer,
    )
    return mixer === strip.mixer ? strip : { ...strip, mixer }
  }
  return { ...set, tracks: set.tracks.map(automated), main: set.main && automated(set.main) }
}

type Automated = { readonly mixer: Mixer; readonly automation: readonly AutomationEnvelope[] }

function setBy(mixer: Mixer, { target, events }: AutomationEnvelope, moments: readonly number[]): Mixer {
  if (target.kind !== 'mixer' || !STANDING.has(target.parameter)) return mixer
  const values = moments.map((beats) => valueAt(events, beats, false)).toSorted((a, b) => a - b)
  const value = values[Math.floor(values.length / 2)] ?? 0
  if (target.parameter === 'pan') return { ...mixer, pan: value }
  const levelDb = Math.max(FADER_STOP_DB, 20 * Math.log10(value))
  if (target.parameter === 'volume') return { ...mixer, volumeDb: levelDb }
  const sends = mixer.sends.map((send) => (send.returnIndex === target.sendIndex ? { ...send, levelDb } : send))
  return { ...mixer, sends }
}

/** What is saved is where the song was left standing: off in a break, on in the rest. */
function switchedBy(mixer: Mixer, { target, events }: AutomationEnvelope, { start, end }: Stretch): Mixer {
  if (target.kind !== 'mixer' || target.parameter !== 'mute') return mixer
  const isOn =
    valueAt(events, start, true) > 0 ||
    events.some(({ timeBeats, value }) => value > 0 && timeBeats > start && timeBeats < end)
  return mixer.isMuted === !isOn ? mixer : { ...mixer, isMuted: !isOn }
}

const STANDING: ReadonlySet<string> = new Set(['volume', 'pan', 'send'])
const FADER_STOP_DB = -70
const MOMENTS = 127
