import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { aboutDevice } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { allDevices } from '../devices-of.ts'
import { count, milliseconds, plain, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const releaseLongerThanBeat: Check = {
  id: 'DY04',
  title: 'Sidechain release longer than the beat',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
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
          ? say`At ${plain(song.overview.tempo.bpm, 2)} BPM there are ${milliseconds(beatMs)} from beat to beat; the Compressor on ${names} takes ${milliseconds(first.releaseMs)} to let go.`
          : say`${count(slow.length, 'ducking compressor')} take longer than a beat (${milliseconds(beatMs)}) to let go: ${names}.`,
      evidence: slow.map(({ placed, releaseMs }) =>
        aboutDevice(placed, say`release ${milliseconds(releaseMs)}; a beat lasts ${milliseconds(beatMs)}`),
      ),
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor'), term('Release', 'release')],
  honesty:
    'Certain arithmetic, for a source that plays on every beat. If it plays less often, or you like the part held down, leave it.',
}
