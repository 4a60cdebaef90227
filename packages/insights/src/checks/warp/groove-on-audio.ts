import type { Message } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from './audio-clips-of.ts'
import { say } from '../../words/say.ts'

export const grooveOnAudio: Check = {
  id: 'WA10',
  title: 'Groove on audio clips',
  area: 'rhythm',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Live’s Audio Fact Sheet: grooves move warp markers, so playback is no longer neutral',
  find: (song) =>
    saw(
      audioClips(song).filter(({ clip }) => clip.grooveId !== null && clip.isWarped),
      {
        name: ({ part }) => part.track.name,
        one: (name) => say`A groove moves the audio on ${name}.`,
        many: (number, names) => say`Grooves move ${number} audio clips: on ${names}.`,
        evidence: ({ part, placed, clip }) => aboutClip(song, part, placed, grooveOf(song, clip.grooveId)),
      },
    ),
  learnMore: [manual('Using Grooves'), term('Groove', 'groove')],
  honesty: 'Certain.',
}

function grooveOf({ set }: Song, id: Song['set']['grooves'][number]['id'] | null): Message {
  const groove = set.grooves.find((each) => each.id === id)
  return groove ? say`${groove.name}` : say`groove`
}
