import { quotedTracks } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const fadersUntouched: Check = {
  id: 'GS02',
  title: 'Faders as they came',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  reads: ['tracks.mixer.volumeDb'],
  source: 'Six tracks and four of five at 0 dB are rules of thumb',
  find: ({ parts }) => {
    const heard = parts.filter(({ report, clips }) => report.isHeard && clips.length > 0)
    const atZero = heard.filter(({ track }) => Math.abs(track.mixer.volumeDb) <= ZERO_TOLERANCE_DB)
    if (heard.length < FEWEST_TRACKS || atZero.length < heard.length * UNTOUCHED_SHARE) return null
    return {
      claim: `${String(atZero.length)} of ${count(heard.length, 'fader')} are still at 0 dB.`,
      evidence: [
        aboutSet(
          `At 0 dB: ${quotedTracks(
            atZero.map(({ track }) => track),
            6,
          )}`,
        ),
      ],
      place: { trackIds: atZero.map(({ track }) => track.id), clipIds: [], bars: null },
    }
  },
  lesson: {
    beginner: {
      why: 'How loud each part is next to the others is the first and strongest tool of a mix. With all faders where they started, the loudest samples decide for you.',
      tryThis: [
        'Loop the fullest eight bars.',
        'Pull all faders down.',
        'Bring up the part that matters most, then the others around it, one by one.',
      ],
      listenFor: 'The moment where a part is just loud enough to be missed when you mute it.',
    },
    intermediate: {
      why: 'A balance made with the faders first tells which problems are left for EQ and compression. Often fewer than one thinks.',
      tryThis: [
        'Start with kick or vocal at about −10 dB, so that there is room above.',
        'Balance in mono, at low volume.',
        'Ten minutes, then save it under a new name.',
      ],
      listenFor: 'Parts that never find a place at any level: those are the ones that need EQ.',
    },
    advanced: {
      why: 'Level can equally be set by clip gain, Utility, rack volumes or instruments. If that is your way, equal faders carry no information, and rides start from unity, which has its own logic.',
      tryThis: [
        'If you work that way, leave it. If not, a balance from silence at a fixed monitor level takes one pass.',
      ],
      listenFor: 'Relative loudness over a whole section, not over one bar.',
    },
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Gain staging', 'gain-staging')],
  honesty: 'A guess: I only see the faders. You may balance with clip gain, Utility or inside the instruments.',
}

const FEWEST_TRACKS = 6
const UNTOUCHED_SHARE = 0.8
const ZERO_TOLERANCE_DB = 0.05
