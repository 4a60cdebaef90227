import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const veryManyTracks: Check = {
  id: 'CP03',
  title: 'A very large set',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  reads: ['tracks'],
  source: 'Of 115 public sets, the middle one has 11 tracks, a quarter more than 33, the largest 136',
  find: ({ parts }) => {
    const tracks = parts.filter(({ track }) => track.kind === 'midi' || track.kind === 'audio')
    if (tracks.length <= MANY) return null
    const groups = parts.filter(({ track }) => track.kind === 'group').length
    return {
      claim: `This set has ${count(tracks.length, 'track')}.`,
      evidence: [aboutSet(`${count(tracks.length, 'audio and MIDI track')} in ${count(groups, 'group')}`)],
    }
  },
  lesson: {
    beginner: {
      why: 'With so many tracks, order helps more than anything else.',
      tryThis: ['Select tracks that belong together and press Ctrl-G (Cmd-G): a group.', 'Give each group a colour.'],
      listenFor: 'How quickly you find the part that you hear.',
    },
    intermediate: {
      why: 'Groups by role give you a handful of faders for the mix; frozen tracks free CPU and say “done”.',
      tryThis: ['Group: drums, bass, harmony, lead, vocals, effects.', 'Freeze what you do not touch any more.'],
      listenFor: 'Layers that nobody hears: mute a group member and see whether you notice.',
    },
    advanced: {
      why: 'Layers often carry one sound each; bouncing a layered stack to one file fixes its phase relation and makes the decision.',
      tryThis: ['Print stacks of four and more; keep the source set as its own save.'],
      listenFor: 'Difference after bouncing: none.',
    },
  },
  learnMore: [manual('Mixing', 'Group tracks')],
  honesty: 'Certain: counted. Film and live sets are this large for good reasons.',
}

const MANY = 60
