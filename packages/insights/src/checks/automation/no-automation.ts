import { secondsOfMusic } from '../../arrangement/music-in.ts'
import { movingEnvelopes } from './envelopes-of.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'
import { recordingsInPieces } from '../warp/recordings-in-pieces.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { clock } from '../../words/number-words.ts'
import { say } from '../../words/say.ts'

export const noAutomation: Check = {
  id: 'AU01',
  title: 'No automation',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'certain',
  source:
    'Two minutes is a rule of thumb; 56 % of public sets have none, so this only teaches. Recordings move by how they are played, and a cut-up by its cuts: more than half of the parts have to be notes',
  find: (song) => {
    const seconds = secondsOfMusic(song.picture, song.activity)
    const isSong = song.picture.of === 'arrangement' && seconds > SONG_SECONDS
    const playing = song.parts.filter(({ clips, isAudible }) => isAudible && clips.length > 0)
    const isOfNotes = playing.filter(({ track }) => track.kind === 'midi').length * 2 > playing.length
    const inClips = song.parts.some(({ clips }) =>
      clips.some(({ clip }) => clip.envelopes.some(({ events }) => events.length > 1)),
    )
    if (
      !isSong ||
      !isOfNotes ||
      !isMostlyHeard(song) ||
      recordingsInPieces(song).length > 0 ||
      inClips ||
      movingEnvelopes(song).length > 0
    )
      return null
    return {
      claim: say`Nothing is automated in ${clock(seconds)} of music.`,
      evidence: [aboutSet(say`0 envelopes that move, in tracks and in clips`)],
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Certain about the file. LFO devices, plug-ins and recorded audio can move all by themselves.',
}

const SONG_SECONDS = 120
