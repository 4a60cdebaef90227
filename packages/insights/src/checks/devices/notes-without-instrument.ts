import type { Track } from '@kvint/als'
import type { Part } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { isInstrument } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const notesWithoutInstrument: Check = {
  id: 'CP06',
  title: 'Notes that reach no instrument',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Signal flow: MIDI needs an instrument or a destination',
  find: ({ parts }) =>
    saw(
      parts.filter((part) => part.clips.some(({ notes }) => notes.length > 0) && reachesNoInstrument(part)),
      {
        name: ({ track }) => track.name,
        one: (name) => say`${name} makes no sound: its notes reach no instrument.`,
        many: (number, names) => say`${number} tracks make no sound, for their notes reach no instrument: ${names}.`,
        evidence: (part) =>
          aboutTrack(
            part,
            say`${count(
              part.clips.reduce((sum, { notes }) => sum + notes.length, 0),
              'note',
            )}, no instrument, output ${part.track.output?.upperName ?? say`none`}`,
          ),
      },
    ),
  learnMore: [manual('Routing and I/O')],
  honesty: 'Likely: routing to hardware that was not connected when you saved can look like this.',
}

/** A MIDI track that makes no sound, whatever notes it holds. */
export function reachesNoInstrument({ track, devices }: Part): boolean {
  return (
    track.kind === 'midi' &&
    !devices.some(isInstrument) &&
    !devices.some(({ device }) => device.kind === 'max') &&
    !track.isFrozen &&
    !sendsMidi(track)
  )
}

/** Routed to another track or to a MIDI port rather than to an audio destination that only an instrument can feed. */
function sendsMidi({ output }: Track): boolean {
  return output !== null && (typeof output.trackId === 'number' || output.target.startsWith('MidiOut/External'))
}
