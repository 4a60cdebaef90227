import type { PlacedDevice } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices, isEq } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { eqBands } from './eq-bands.ts'
import { partsWith } from '../roles-of.ts'
import { manual, term } from '../sources.ts'
import { count, quotedTracks, roleWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const noLowCut: Check = {
  id: 'LE01',
  title: 'Low end left in on higher parts',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'unknown',
  source: 'Common practice (Senior, Mixing Secrets). Three of four public sets do without, so this only teaches',
  find: (song) => {
    const higher = partsWith(song, 'pad', 'vocal', 'keys', 'guitar', 'lead', 'effects', 'hats')
    const open = higher.filter((part) => !activeDevices(part).some(cutsLows))
    if (open.length < FEWEST_PARTS) return null
    return {
      claim: say`${count(open.length, 'higher part')} ${open.length === 1 ? 'has' : 'have'} no low cut: ${quotedTracks(open.map(({ track }) => track))}.`,
      evidence: open.map((part) =>
        aboutTrack(part, say`${roleWord(part.report.role.role)}, no low cut that I can see`),
      ),
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight'), term('Low cut', 'low-cut')],
  honesty:
    'I cannot know whether there is anything to cut: a set holds no audio. The analyser in EQ Eight shows it in a second.',
}

/** A low-cut band, a high-pass filter, or a plug-in EQ whose settings can't be seen. */
function cutsLows(placed: PlacedDevice): boolean {
  const { device } = placed
  if (device.tag === 'Eq8') return eqBands(device).some(({ kind }) => kind === 'lowCut12' || kind === 'lowCut48')
  if (device.tag === 'ChannelEq') return steady(device, 'HighpassOn') !== 0
  if (device.tag === 'FilterEQ3') return (steady(device, 'GainLo') ?? 0) < -12
  return isEq(placed)
}

const FEWEST_PARTS = 2
