import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { isSilencedByMonitoring } from '../../tracks/heard-tracks.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const monitorIn: Check = {
  id: 'HY08',
  title: 'Monitoring set to In',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Live’s manual: with Monitor set to In, the clips of the track are not heard',
  find: ({ parts }) =>
    saw(
      parts.filter(({ track, clips, report }) => isSilencedByMonitoring(track) && clips.length > 0 && report.isHeard),
      {
        name: ({ track }) => track.name,
        one: (name) => say`Monitoring of ${name} is set to In, so its clips are not heard.`,
        many: (number, names) =>
          say`Monitoring of ${number} tracks is set to In, so their clips are not heard: ${names}.`,
        evidence: (part) => aboutTrack(part, say`Monitor In; ${count(part.clips.length, 'clip')}`),
      },
    ),
  learnMore: [manual('Routing and I/O', 'Monitoring')],
  honesty:
    'Certain about the setting. Tracks that take the sound of another track are left out; on one that collects sound from outside, In is as it should be.',
}
