import { FOR_PLAYERS, hasOwnOutput } from '../../arrangement/live-signs.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { say } from '../../words/say.ts'

export const pastTheMainTrack: Check = {
  id: 'HY09',
  title: 'Track that goes past the main track',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Signal flow: what goes to an external output is not in the main export',
  find: ({ parts, mainName, overview }) =>
    saw(
      // On a stage, outputs are shared out among players and the desk.
      (overview.playedLive ? [] : parts).filter(
        ({ track, clips, report }) =>
          clips.length > 0 && report.isHeard && !FOR_PLAYERS.test(track.name) && hasOwnOutput(track),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => say`${name} goes straight to an output of the sound card, past ${mainName}.`,
        many: (number, names) =>
          say`${number} tracks go straight to an output of the sound card, past ${mainName}: ${names}.`,
        evidence: (part) =>
          aboutTrack(
            part,
            say`Audio To: ${[part.track.output?.upperName, part.track.output?.lowerName].filter(Boolean).join(' ')}`,
          ),
      },
    ),
  learnMore: [manual('Routing and I/O'), term('Main track', 'main-track')],
  honesty: 'Certain about the routing. For a click or a reference it is right.',
}
