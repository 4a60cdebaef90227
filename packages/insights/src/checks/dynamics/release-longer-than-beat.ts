import type { Depth, Lesson } from '@kvint/report'
import { quotedTracks } from '../../words/name-words.ts'
import { count, milliseconds, plain } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { aboutDevice } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { allDevices } from '../devices-of.ts'

export const releaseLongerThanBeat: Check = {
  id: 'DY04',
  title: 'Sidechain release longer than the beat',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  reads: ['devices.sidechain', 'devices.parameters Release', 'tempo.bpm'],
  source: 'Arithmetic: a beat lasts 60 000 / BPM milliseconds',
  find: (song) => {
    const beatMs = 60_000 / song.overview.tempo.bpm
    const slow = allDevices(song).flatMap((placed) => {
      const { device, isActive } = placed
      if (!isActive || device.tag !== 'Compressor2' || !device.sidechain?.isOn || !device.sidechain.hasSource) return []
      const releaseMs = steady(device, 'Release')
      const isAuto = steady(device, 'AutoReleaseControlOnOff') === 1
      return !isAuto && releaseMs !== undefined && releaseMs > beatMs ? [{ placed, releaseMs }] : []
    })
    const [first] = slow
    if (!first) return null
    const names = quotedTracks(slow.map(({ placed }) => ({ id: placed.trackId, name: placed.trackName })))
    return {
      claim:
        slow.length === 1
          ? `At ${plain(song.overview.tempo.bpm, 2)} BPM there are ${milliseconds(beatMs)} from beat to beat; the Compressor on ${names} takes ${milliseconds(first.releaseMs)} to let go.`
          : `${count(slow.length, 'ducking compressor')} take longer than a beat (${milliseconds(beatMs)}) to let go: ${names}.`,
      evidence: slow.map(({ placed, releaseMs }) =>
        aboutDevice(placed, `release ${milliseconds(releaseMs)}; a beat lasts ${milliseconds(beatMs)}`),
      ),
      lesson: lessonAt(beatMs),
    }
  },
  lesson: lessonAt(500),
  learnMore: [manual('Live Audio Effect Reference', 'Compressor'), term('Release', 'release')],
  honesty:
    'Certain arithmetic, for a source that plays on every beat. If it plays less often, or you like the part held down, leave it.',
}

/** Half to three quarters of a beat leaves the sound time to come back before the next one. Rule of thumb. */
function lessonAt(beatMs: number): Readonly<Record<Depth, Lesson>> {
  const range = `${milliseconds(beatMs * 0.5)} to ${milliseconds(beatMs * 0.75)}`
  return {
    beginner: {
      why: 'Release is the time that the sound takes to come back after a kick. If the next kick arrives earlier, it never comes all the way back: it is simply softer, all the time.',
      tryThis: [
        `Set Release to somewhere from ${range}.`,
        'Move it while the loop plays, until the sound swells back just before the next kick.',
      ],
      listenFor: 'A breath between the kicks.',
    },
    intermediate: {
      why: 'Pumping needs recovery: gain reduction should be near zero before the next hit. With a release above one beat you hear a constant loss of level instead, and make-up gain then raises everything between.',
      tryThis: [
        `Release ${range} as a start; watch the gain-reduction meter reach 0 before the next hit.`,
        'Then tune by ear: shorter is bouncy, longer is smooth.',
        'Match the level with Output before you compare.',
      ],
      listenFor: 'Movement in the rhythm of the song, and a bass that has its full weight on the off-beat.',
    },
    advanced: {
      why: `Release is a time constant, not the time to full recovery: after one release time about 63 % of the reduction is gone, in dB or in gain depending on the model, so even ${milliseconds(beatMs * 0.75)} leaves a residue at deep settings.`,
      tryThis: [
        'Less depth or a shorter hold of the trigger often does more than a shorter release.',
        'For an exact curve use an LFO-style volume shape, synchronised to the beat.',
      ],
      listenFor:
        'Steps in the bass level from bar to bar where the kick pattern changes: a sign of leftover reduction.',
    },
  }
}
