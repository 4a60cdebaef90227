import { movingEnvelopes } from '../automation/envelopes-of.ts'
import { hasMixer } from '../../tracks/note-strips.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const fadersUntouched: Check = {
  id: 'GS02',
  title: 'Faders as they came',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  source: 'Six tracks and four of five at 0 dB are rules of thumb',
  find: (song) => {
    const heard = song.parts.filter(({ report, clips, track }) => report.isHeard && clips.length > 0 && hasMixer(track))
    const moved = new Set(
      movingEnvelopes(song).flatMap(({ envelope: { target }, part }) =>
        part && target.kind === 'mixer' && target.parameter === 'volume' ? [part] : [],
      ),
    )
    const atZero = heard.filter((part) => !moved.has(part) && Math.abs(part.track.mixer.volumeDb) <= ZERO_TOLERANCE_DB)
    if (heard.length < FEWEST_TRACKS || atZero.length < heard.length * UNTOUCHED_SHARE) return null
    return {
      claim: say`${String(atZero.length)} of ${count(heard.length, 'fader')} are still at 0 dB.`,
      evidence: [
        aboutSet(
          say`At 0 dB: ${quotedTracks(
            atZero.map(({ track }) => track),
            6,
          )}`,
        ),
      ],
      figures: { still: atZero.length, all: heard.length },
      place: { trackIds: atZero.map(({ track }) => track.id), clipIds: [], bars: null },
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Gain staging', 'gain-staging')],
  honesty: 'A guess: I only see the faders. You may balance with clip gain, Utility or inside the instruments.',
}

const FEWEST_TRACKS = 6
const UNTOUCHED_SHARE = 0.8
const ZERO_TOLERANCE_DB = 0.05
