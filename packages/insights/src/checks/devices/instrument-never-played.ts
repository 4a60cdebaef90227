import { list } from '../../words/name-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const instrumentNeverPlayed: Check = {
  id: 'CP05',
  title: 'Instruments that have no notes yet',
  area: 'workflow',
  severity: 'info',
  stages: ['sketch', 'arrange'],
  confidence: 'certain',
  reads: ['tracks.devices', 'tracks clips'],
  source: 'The file',
  find: ({ parts }) =>
    saw(
      parts.filter(
        (part) =>
          part.track.kind === 'midi' &&
          part.track.arrangementClips.length + part.track.sessionClips.length === 0 &&
          !part.track.isArmed &&
          part.devices.some(({ device }) => device.kind === 'instrument' || device.tag === 'DrumGroupDevice'),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => `${name} has an instrument and no clips.`,
        many: (number, names) => `${number} tracks have an instrument and no clips: ${names}.`,
        evidence: (part) =>
          aboutTrack(
            part,
            list(
              part.track.devices.map(({ name }) => name),
              3,
            ),
          ),
      },
    ),
  lesson: {
    beginner: {
      why: 'A sound that you chose once and never played. It may be the missing part.',
      tryThis: ['Loop eight bars of the song and play along with it.', 'Nothing comes? Delete the track.'],
      listenFor: 'One short answer to the melody is enough.',
    },
    intermediate: {
      why: 'Unused instruments load samples and take memory. They also show what you wanted to add.',
      tryThis: ['Write four bars for one of them: only notes that another part leaves free.', 'Delete the rest.'],
      listenFor: 'A gap in register or rhythm that it could fill.',
    },
    advanced: {
      why: 'The track may be fed by another one through MIDI From, or be played live.',
      tryThis: ['Check its MIDI From before you delete it.'],
      listenFor: 'Load time of the set before and after.',
    },
  },
  learnMore: [manual('Routing and I/O')],
  honesty: 'Certain that it has no clips. It may be played live, or by another track.',
}
