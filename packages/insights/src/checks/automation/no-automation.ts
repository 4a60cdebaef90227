import { clock } from '../../words/number-words.ts'
import { movingEnvelopes } from './envelopes-of.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const noAutomation: Check = {
  id: 'AU01',
  title: 'No automation',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  reads: ['tracks.automation', 'main.automation', 'clips.envelopes'],
  source: 'Two minutes is a rule of thumb; 56 % of public sets have none, so this only teaches',
  find: (song) => {
    const isSong = song.overview.lengthOf === 'arrangement' && song.overview.lengthSeconds > SONG_SECONDS
    const inClips = song.parts.some(({ clips }) =>
      clips.some(({ clip }) => clip.envelopes.some(({ events }) => events.length > 1)),
    )
    if (!isSong || inClips || movingEnvelopes(song).length > 0) return null
    return {
      claim: `Nothing is automated in ${clock(song.overview.lengthSeconds)} of music.`,
      evidence: [aboutSet('0 envelopes that move, in tracks and in clips')],
    }
  },
  lesson: {
    beginner: {
      why: 'Automation moves a knob for you. A repeated part that slowly opens up feels like a journey.',
      tryThis: [
        'Press A for the automation view.',
        'Put an Auto Filter on the pad and draw Frequency slowly up over 16 bars.',
      ],
      listenFor: 'The same chords, going somewhere.',
    },
    intermediate: {
      why: 'One slow movement over a section and one quick one at phrase ends are enough for most songs.',
      tryThis: ['Slow: filter or send over 16 bars.', 'Quick: reverb send up on the last beat of each 8th bar.'],
      listenFor: 'Whether the section leads into the next.',
    },
    advanced: {
      why: 'Movement can also come from LFOs, envelopes followers, or be printed in audio; those are not automation in the file.',
      tryThis: ['Record automation by hand, then simplify the envelope: gestures keep their timing.'],
      listenFor: 'Correlation between parts: move two things against each other.',
    },
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Certain about the file. LFO devices, plug-ins and recorded audio can move all by themselves.',
}

const SONG_SECONDS = 120
