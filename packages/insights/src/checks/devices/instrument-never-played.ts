import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const instrumentNeverPlayed: Check = {
  id: 'CP05',
  title: 'Instruments that have no notes yet',
  area: 'workflow',
  severity: 'info',
  stages: ['sketch', 'arrange'],
  confidence: 'certain',
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
        one: (name) => say`${name} has an instrument and no clips.`,
        many: (number, names) => say`${number} tracks have an instrument and no clips: ${names}.`,
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
  learnMore: [manual('Routing and I/O')],
  honesty: 'Certain that it has no clips. It may be played live, or by another track.',
}
