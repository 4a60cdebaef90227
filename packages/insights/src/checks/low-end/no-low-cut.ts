import type { Device } from '@kvint/als'
import type { PlacedDevice } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { parameter, steady } from '../device-parameters.ts'
import { activeDevices, isEq } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
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
  if (device.tag === 'Eq8') return hasLowCut(device)
  if (device.tag === 'ChannelEq') return steady(device, 'HighpassOn') !== 0
  if (device.tag === 'FilterEQ3') return (steady(device, 'GainLo') ?? 0) < -12
  return isEq(placed)
}

/** A low cut of EQ Eight, also one that a macro or automation moves or switches. */
function hasLowCut(device: Device): boolean {
  return Array.from({ length: 8 }, (_, index) => `Bands.${String(index)}/ParameterA`).some(
    (path) =>
      LOW_CUTS.has(parameter(device, `${path}/Mode`)?.value ?? -1) &&
      parameter(device, `${path}/IsOn`) !== undefined &&
      (steady(device, `${path}/IsOn`) ?? 1) === 1,
  )
}

/** Of 48 and 12 dB an octave, as EQ Eight numbers them. */
const LOW_CUTS: ReadonlySet<number> = new Set([0, 1])
const FEWEST_PARTS = 2
