import type { Device } from '@kvint/als'
import { quotedTracks } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { utilityWidth } from './utility-width.ts'

export const allInTheCentre: Check = {
  id: 'ST04',
  title: 'Everything in the centre',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  reads: ['tracks.mixer.pan', 'devices'],
  source: 'Eight tracks and 95 % are rules of thumb',
  find: (song) => {
    const heard = song.parts.filter(({ report, clips }) => report.isHeard && clips.length > 0)
    const central = heard.filter(
      (part) =>
        Math.abs(part.track.mixer.pan) < CENTRE_TOLERANCE &&
        !activeDevices(part).some(({ device }) => placesInStereo(device)),
    )
    if (heard.length < FEWEST_TRACKS || central.length < heard.length * CENTRAL_SHARE) return null
    return {
      claim: `${String(central.length)} of ${count(heard.length, 'part')} stand exactly in the centre.`,
      evidence: [
        aboutSet(
          `Pan at C: ${quotedTracks(
            central.map(({ track }) => track),
            6,
          )}`,
        ),
      ],
      place: { trackIds: central.map(({ track }) => track.id), clipIds: [], bars: null },
    }
  },
  lesson: {
    beginner: {
      why: 'You have two speakers, and the space between them is free. Parts that stand in different places get in each other’s way less.',
      tryThis: [
        'Keep kick, bass, snare and the lead in the middle.',
        'Hats a little to the right, percussion a little to the left.',
        'Close your eyes and point at each part.',
      ],
      listenFor: 'Parts that you could not hear before.',
    },
    intermediate: {
      why: 'Panning separates parts that share a range, with no EQ at all. Small moves of 15 to 30 are enough; pairs on opposite sides keep the balance.',
      tryThis: ['Hats 20R, shaker 25L, two pads 40L and 40R.', 'Check in mono: nothing should vanish.'],
      listenFor: 'Whether the middle gets clearer.',
    },
    advanced: {
      why: 'Stereo samples and synths fill the sides by themselves, so faders at C do not mean a mono mix. Level panning is mono-safe; delay and phase based width are not.',
      tryThis: ['Narrow stereo sources to 40–60 % with Utility and then place them: many wide sources make one blur.'],
      listenFor: 'Localisation: a place for each part instead of width for all.',
    },
  },
  learnMore: [manual('Mixing', 'The Live Mixer')],
  honesty: 'A guess: I see the pan controls. Sounds that are stereo inside are wide already.',
}

function placesInStereo(device: Device): boolean {
  if (device.tag === 'StereoGain')
    return Math.abs((utilityWidth(device) ?? 1) - 1) > 0.05 || Math.abs(steady(device, 'Balance') ?? 0) > 0.02
  return device.tag === 'AutoPan' || device.tag === 'AutoPan2'
}

const FEWEST_TRACKS = 8
const CENTRAL_SHARE = 0.95
const CENTRE_TOLERANCE = 0.02
