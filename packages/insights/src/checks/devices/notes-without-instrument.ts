import type { Track } from '@kvint/als'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { isInstrument } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const notesWithoutInstrument: Check = {
  id: 'CP06',
  title: 'Notes that reach no instrument',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['tracks.devices', 'tracks.output'],
  source: 'Signal flow: MIDI needs an instrument or a destination',
  find: ({ parts }) =>
    saw(
      parts.filter(
        (part) =>
          part.track.kind === 'midi' &&
          part.clips.some(({ notes }) => notes.length > 0) &&
          !part.devices.some(isInstrument) &&
          !part.devices.some(({ device }) => device.kind === 'max') &&
          !part.track.isFrozen &&
          !sendsMidi(part.track),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => `The notes on ${name} reach no instrument.`,
        many: (number, names) => `The notes on ${number} tracks reach no instrument: ${names}.`,
        evidence: (part) =>
          aboutTrack(
            part,
            `${count(part.report.noteCount, 'note')}, no instrument, output ${part.track.output?.upperName ?? 'none'}`,
          ),
      },
    ),
  lesson: {
    beginner: {
      why: 'Notes are only instructions. Without an instrument on the track they make no sound.',
      tryThis: ['Drag an instrument from the browser onto the track.', 'Press play.'],
      listenFor: 'The part that you may have been missing.',
    },
    intermediate: {
      why: 'It may be a leftover of a moved part, or the notes were meant for another track or for hardware.',
      tryThis: ['MIDI To: choose the track that should play them.', 'Or copy an instrument here.'],
      listenFor: 'Double notes, if another track already plays the same part.',
    },
    advanced: {
      why: 'Neither device nor routing receives the MIDI in this file. A plug-in that could not be loaded still counts as a device, so it is not that.',
      tryThis: [
        'Drop any piano on the track to hear what the notes are.',
        'If they are worth keeping: right-click the clip ▸ Export MIDI Clip, then delete the track.',
      ],
      listenFor: 'Whether another part already plays the same line.',
    },
  },
  learnMore: [manual('Routing and I/O')],
  honesty: 'Likely: routing to hardware that was not connected when you saved can look like this.',
}

/** Routed to another track or to a MIDI port rather than to an audio destination that only an instrument can feed. */
function sendsMidi({ output }: Track): boolean {
  return output !== null && (typeof output.trackId === 'number' || output.target.startsWith('MidiOut/External'))
}
