import type { Check } from '../../../checks/check.ts'
import { standard } from '../../../checks/sources.ts'
import { type Bounce, isMix } from '../../bounce.ts'
import { heardOverall, level } from '../../heard-evidence.ts'
import { platformGain, PLATFORMS } from '../../platforms.ts'
import { say } from '../../../words/say.ts'

export const platformLevels: Check<Bounce> = {
  id: 'HE05',
  title: 'Level on the platforms',
  area: 'sound',
  severity: 'info',
  stages: ['export'],
  confidence: 'likely',
  source: 'Pages of the platforms and of engineers, looked up in November 2026',
  find: (bounce) => {
    const { hearing, song } = bounce
    const { integratedLufs: lufs, truePeakDbtp } = hearing.loudness
    if (lufs === null || hearing.durationSeconds < 30 || !isMix(bounce)) return null
    const gains = PLATFORMS.map((platform) => ({ platform, gain: platformGain(platform, lufs, truePeakDbtp) }))
    const [first] = gains
    if (!first || gains.every(({ gain }) => Math.abs(gain) < 1)) return null
    const what =
      first.gain < -0.95
        ? say`turn this down by about ${level(-first.gain)} dB`
        : first.gain > 0.95
          ? say`turn this up by about ${level(first.gain)} dB`
          : 'play this about as it is'
    return {
      // Nothing in a file that came alone says whether it is the mix or one of its stems.
      claim: song
        ? say`At ${level(lufs)} LUFS, ${first.platform.name} would ${what}.`
        : say`If this is the whole song: at ${level(lufs)} LUFS, ${first.platform.name} would ${what}.`,
      evidence: gains.map(({ platform, gain }) =>
        heardOverall(
          say`${platform.name}, reference ${level(platform.referenceLufs)} LUFS: ${Math.abs(gain) < 0.05 ? say`as it is` : say`${gain > 0 ? '+' : ''}${level(gain)} dB`} (${platform.source}, ${platform.checked})`,
        ),
      ),
      figures: { lufs: Math.round(lufs * 10) / 10, gainDb: Math.abs(Math.round(first.gain * 10) / 10) },
    }
  },
  learnMore: [
    standard('Programme loudness', 'ITU-R BS.1770-5'),
    standard('Loudness normalization', 'Spotify for Artists'),
  ],
  honesty: 'The loudness is measured; what a platform does may change at any time, and listeners can switch it off.',
}
