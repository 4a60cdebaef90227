import type { Check } from '../check.ts'
import { aboutDevice, aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { activeMainDevices, isMeter } from './limiters.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const heavyChainOnASketch: Check = {
  id: 'MB06',
  title: 'A long main chain on a short song',
  area: 'mix',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'guess',
  source: 'Five devices and 64 bars: rules of thumb',
  find: (song) => {
    const devices = activeMainDevices(song).filter((placed) => !isMeter(placed) && placed.device.kind !== 'rack')
    const bars = song.picture.of === 'arrangement' ? song.activity.barCount : 0
    // What is played from a stage is as it should be without an arrangement.
    if (song.overview.playedLive || devices.length < MANY_DEVICES || bars >= SHORT_BARS) return null
    if (bars > 0 && bars < LEAST_BARS) return null
    return {
      claim:
        bars === 0
          ? say`There is already a chain of ${count(devices.length, 'device')} on ${song.mainName}, and the song is not arranged yet.`
          : say`There is already a chain of ${count(devices.length, 'device')} on ${song.mainName}, and the song has ${count(bars, 'bar')}.`,
      evidence: [
        aboutSet(
          say`In order: ${list(
            devices.map(({ device }) => device.name),
            8,
          )}`,
        ),
        ...devices.map((placed) => aboutDevice(placed, say`active`)),
      ],
      place: { trackIds: ['main'], clipIds: [], bars: null },
    }
  },
  learnMore: [term('Main track', 'main-track'), manual('Mixing', 'Return Tracks and the Main Track')],
  honesty: 'A guess about your way of working: many people mix into a chain from the start, on purpose.',
}

const MANY_DEVICES = 5
const SHORT_BARS = 64
/** In fewer a sound is made, or a loop: no song yet. */
const LEAST_BARS = 8
