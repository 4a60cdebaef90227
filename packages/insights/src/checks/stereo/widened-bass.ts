import type { Device } from '@kvint/als'
import type { Check } from '../check.ts'
import { steady, steadyShare } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { utilityWidth } from './utility-width.ts'
import { say } from '../../words/say.ts'

export const widenedBass: Check = {
  id: 'ST02',
  title: 'Widening on a low part',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: 'Mono compatibility: Utility has Bass Mono for this. 105 % is a rule of thumb',
  find: (song) => {
    const widened = partsWith(song, 'bass', 'kick').flatMap((part) => {
      const devices = activeDevices(part)
      const index = devices.findLastIndex(({ device, isOfPreset }) => !isOfPreset && widens(device))
      const placed = devices[index]
      const isMadeMono = devices.slice(index + 1).some(({ device }) => makesMono(device))
      return placed && !isMadeMono ? [{ part, placed }] : []
    })
    const sighting = saw(widened, {
      name: ({ part }) => part.track.name,
      one: (name, { placed }) => say`${placed.device.name} makes ${name} wider, down to its lowest notes.`,
      many: (number, names) => say`${number} low parts are made wider, down to their lowest notes: ${names}.`,
      evidence: ({ placed }) => aboutDevice(placed, say`active, and nothing behind it makes the low end mono`),
    })
    const [first] = widened
    if (!sighting || !first) return null
    return {
      ...sighting,
      confidence: confidenceByRole(widened.map(({ part }) => part)),
      figures: { part: first.part.track.name, device: first.placed.device.name },
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Utility'), term('Mono compatibility', 'mono')],
  honesty:
    'Likely: the device is there; how wide it makes the low end depends on its settings, and only audio shows it.',
}

function widens(device: Device): boolean {
  if (device.tag === 'StereoGain') return (utilityWidth(device) ?? 1) > WIDE && steady(device, 'BassMono') !== 1
  return WIDENERS.has(device.tag) && (steadyShare(device, 'DryWet') ?? 1) > 0
}

function makesMono(device: Device): boolean {
  // Both sum their input, unless they are set to two channels.
  if (device.tag === 'Amp' || device.tag === 'Cabinet')
    return steady(device, 'DualMono') === 0 && (steadyShare(device, 'DryWet') ?? 0) === 1
  if (device.tag !== 'StereoGain') return false
  return steady(device, 'BassMono') === 1 || steady(device, 'Mono') === 1 || (utilityWidth(device) ?? 1) < 0.2
}

const WIDENERS: ReadonlySet<string> = new Set(['Chorus', 'Chorus2', 'Flanger', 'Phaser', 'PhaserNew'])
const WIDE = 1.05
