import type { Device } from '@kvint/als'
import { reachesMain } from '../../signal/reaches-main.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { utilityWidth } from './utility-width.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const allInTheCentre: Check = {
  id: 'ST04',
  title: 'Everything in the centre',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  source: 'Five tracks and 95 % are rules of thumb',
  find: (song) => {
    const heard = song.parts.filter(
      (part) => part.report.isHeard && part.clips.length > 0 && reachesMain(song.parts, part),
    )
    const central = heard.filter(
      (part) =>
        Math.abs(part.track.mixer.pan) < CENTRE_TOLERANCE &&
        !activeDevices(part).some(({ device }) => placesInStereo(device)),
    )
    if (heard.length < FEWEST_TRACKS || central.length < heard.length * CENTRAL_SHARE) return null
    return {
      claim:
        central.length === heard.length
          ? say`Nothing is panned: all ${count(heard.length, 'part')} stand in the centre.`
          : say`Nearly nothing is panned: ${String(central.length)} of ${count(heard.length, 'part')} stand in the centre.`,
      evidence: [
        aboutSet(
          say`Pan at C: ${quotedTracks(
            central.map(({ track }) => track),
            6,
          )}`,
        ),
      ],
      place: { trackIds: central.map(({ track }) => track.id), clipIds: [], bars: null },
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer')],
  honesty: 'A guess: I see the pan controls. Sounds that are stereo inside are wide already.',
}

function placesInStereo(device: Device): boolean {
  if (device.tag === 'StereoGain')
    return Math.abs((utilityWidth(device) ?? 1) - 1) > 0.05 || Math.abs(steady(device, 'Balance') ?? 0) > 0.02
  return device.tag === 'AutoPan' || device.tag === 'AutoPan2'
}

const FEWEST_TRACKS = 5
const CENTRAL_SHARE = 0.95
const CENTRE_TOLERANCE = 0.02
