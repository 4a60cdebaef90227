import type { AutomationEvent } from '../model/automation.ts'
import { attributeOf, child, descend, elementsOf, numberAt, type Tape } from '../xml/tape.ts'
import { parameterValue, readEvents } from './read-events.ts'
import { mainChain } from './read-track.ts'
import { unpackTimeSignature } from './read-time-signature.ts'
import type { SongSettings } from './read-live-set.ts'
import { T } from './tags.ts'
import { Unreadable } from './unreadable.ts'

/** Tempo, time signature and their automation, from the mixer of the main track. */
export function readSongSettings(tape: Tape, main: number): SongSettings {
  const mixer = child(tape, mainChain(tape, main), T.Mixer)
  const tempo = child(tape, mixer, T.Tempo)
  const signature = child(tape, mixer, T.TimeSignature)
  const bpm = parameterValue(tape, tempo)
  if (!(bpm > 0)) throw new Unreadable('the tempo is missing or not a number')
  const signatureEvents = automationOf(tape, main, signature)
  const groove = parameterValue(tape, child(tape, mixer, T.GlobalGrooveAmount))
  return {
    tempo: {
      bpm,
      events: automationOf(tape, main, tempo).map(({ timeBeats, value }) => ({ timeBeats, bpm: value })),
    },
    timeSignature: unpackTimeSignature(fromBeginning(signatureEvents) ?? parameterValue(tape, signature)),
    timeSignatureChanges: signatureEvents
      .filter((event) => event.timeBeats > BEGINNING)
      .map((event) => ({ timeBeats: event.timeBeats, ...unpackTimeSignature(event.value) })),
    timeSignatureEvents: signatureEvents.length,
    globalGrooveAmount: Number.isNaN(groove) ? null : groove / 100,
  }
}

/** Inside the parameter in Live 8 and 9; from 10 on among the track's envelopes, by the parameter's id. */
function automationOf(tape: Tape, main: number, parameter: number): AutomationEvent[] {
  const inside = descend(tape, parameter, T.ArrangerAutomation, T.Events)
  if (inside >= 0) return readEvents(tape, inside)
  const id = attributeOf(tape, child(tape, parameter, T.AutomationTarget), T.Id, -1)
  if (id < 0) return []
  for (const envelope of elementsOf(
    tape,
    descend(tape, main, T.AutomationEnvelopes, T.Envelopes),
    T.AutomationEnvelope,
  )) {
    if (numberAt(tape, descend(tape, envelope, T.EnvelopeTarget, T.PointeeId)) === id) {
      return readEvents(tape, descend(tape, envelope, T.Automation, T.Events))
    }
  }
  return []
}

/** What holds from the first bar on: the control bar may show another value, of where the song was left. */
function fromBeginning(events: readonly AutomationEvent[]): number | undefined {
  return events.findLast((event) => event.timeBeats <= BEGINNING)?.value
}

const BEGINNING = -63_072_000
