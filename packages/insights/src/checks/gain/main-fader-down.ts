import { isMainInUse } from '../../signal/reaches-main.ts'
import type { Check } from '../check.ts'
import { isCompressor } from '../devices-of.ts'
import { aboutDevice, aboutMain } from '../evidence.ts'
import { activeMainDevices, isLimiter } from '../master/limiters.ts'
import { mainHeldDown } from './main-held-down.ts'
import { manual } from '../sources.ts'
import { decibels, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const mainFaderDown: Check = {
  id: 'GS04',
  title: 'Main fader pulled down',
  area: 'mix',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source:
    'Live computes in 32-bit float (Audio Fact Sheet): levels above 0 dB inside are harmless. 2 dB, and 6 dB below what a limiter gives, are rules of thumb',
  find: (song) => {
    const main = song.set.main
    if (!main || main.mixer.volumeDb >= LEAST_TRIM_DB || mainHeldDown.find(song) || !isMainInUse(song)) return null
    const dynamics = activeMainDevices(song).filter((placed) => isLimiter(placed) || isCompressor(placed))
    const [first] = dynamics
    const level = decibels(main.mixer.volumeDb)
    const names = list([...new Set(dynamics.map(({ device }) => device.name))], 3)
    return {
      ...(main.mixer.volumeDb > SMALL_TRIM_DB && { severity: 'info' as const }),
      ...(dynamics.length > 0 && main.mixer.volumeDb <= FAR_DB && { severity: 'check' as const }),
      claim:
        dynamics.length > 0
          ? say`The fader of ${song.mainName} is down at ${level}, behind ${names}: the export will be that much quieter.`
          : say`The fader of ${song.mainName} is down at ${level}.`,
      evidence: [
        aboutMain(say`${song.mainName}: volume ${level}`),
        ...dynamics.map((placed) => aboutDevice(placed, say`comes before the fader`)),
      ],
      figures: { db: -main.mixer.volumeDb, ...(first && { device: first.device.name }) },
      ...(first && { lesson: 'gs04-behind-dynamics' }),
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), manual('Audio Fact Sheet')],
  lessons: ['gs04-behind-dynamics'],
  honesty: 'Certain about the fader, a guess about the reason: it may simply be your listening level.',
}

const LEAST_TRIM_DB = -2
/** A listening level. */
const SMALL_TRIM_DB = -4
/** Behind a limiter, no listening level: half of the amplitude that it was set for. */
const FAR_DB = -6
