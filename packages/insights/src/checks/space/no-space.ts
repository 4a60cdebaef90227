import type { PlacedDevice, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { activeDevices, allDevices, isDelay, isReverb } from '../devices-of.ts'
import { aboutDevice, aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { isFed } from './is-fed.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const noSpace: Check = {
  id: 'SP07',
  title: 'No reverb or delay anywhere',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  source: 'A rule of thumb; dry styles exist',
  find: (song) => {
    const heard = song.parts.filter(({ report, clips }) => report.isHeard && clips.length > 0)
    const hasForeign = allDevices(song).some(({ device }) => device.kind === 'plugin' && !isInstrumentLike(device.name))
    if (
      heard.length < FEWEST_TRACKS ||
      hasForeign ||
      activeDevices(song).some((placed) => (isReverb(placed) || isDelay(placed)) && !rests(song, placed))
    )
      return null
    const resting = activeDevices(song).filter((placed) => isReverb(placed) || isDelay(placed))
    const isWithout = !allDevices(song).some((placed) => isReverb(placed) || isDelay(placed))
    return {
      claim: isWithout
        ? say`I see no reverb or delay in this set.`
        : say`No track reaches a reverb or delay: those of this set are off, or nothing is sent to them.`,
      evidence: [
        aboutSet(say`${count(heard.length, 'track')}, and none of them reaches one`),
        ...resting.map((placed) => aboutDevice(placed, say`on, and nothing is sent there`)),
      ],
    }
  },
  learnMore: [manual('Mixing', 'Return tracks and the Main track')],
  honesty: 'A guess: reverb inside samples and instruments is invisible to me, and dry can be the style.',
}

/** On a return that nothing is sent to: Live's default set brings a reverb and a delay of that kind. */
function rests({ parts }: Song, { trackId }: PlacedDevice): boolean {
  const index = parts.filter(({ track }) => track.kind === 'return').findIndex(({ track }) => track.id === trackId)
  return index >= 0 && !isFed(parts, index)
}

function isInstrumentLike(name: string): boolean {
  return /kontakt|serum|massive|sylenth|vital|diva|omnisphere|battery|drum|piano|synth/i.test(name)
}

const FEWEST_TRACKS = 4
