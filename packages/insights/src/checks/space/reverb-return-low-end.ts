import type { Part } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices, isEq } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { eqBands } from '../low-end/eq-bands.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const reverbReturnLowEnd: Check = {
  id: 'SP04',
  title: 'Reverb return that keeps the low end',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['return tracks devices'],
  source: 'A long-standing studio practice of EQ before the reverb; 60 Hz is a rule of thumb',
  find: (song) =>
    saw(
      song.parts.filter(
        (part) => part.track.kind === 'return' && activeDevices(part, 'Reverb').length > 0 && !cutsLowEnd(part),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => `The reverb on ${name} gets the low end as well.`,
        many: (number, names) => `${number} reverb returns get the low end as well: ${names}.`,
        evidence: (part) => aboutTrack(part, 'no low cut before or in the reverb'),
      },
    ),
  lesson: {
    beginner: {
      why: 'Low notes ring longest in a reverb. Without a cut they fill the spaces between the beats.',
      tryThis: ['In Reverb, switch Lo Cut on, at the left.', 'Drag it to about 250 Hz.'],
      listenFor: 'The mix gets clearer, the room stays.',
    },
    intermediate: {
      why: 'Cutting below 250–300 Hz and above 8 kHz before the reverb keeps space in the middle, where it is heard as space.',
      tryThis: [
        'EQ Eight before the reverb: low cut 300 Hz, high cut 8 kHz.',
        'Bring the send up until you notice it, then a little back.',
      ],
      listenFor: 'Kick and bass with the return muted and not.',
    },
    advanced: {
      why: 'Modes of long algorithms accumulate at low frequencies; band-limiting the input is cleaner than EQ after it, since modulation inside spreads energy downwards again.',
      tryThis: ['Sidechain the return to the dry part for clarity without EQ.'],
      listenFor: 'Build-up over eight bars of dense material.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Reverb'), term('Low cut', 'low-cut')],
  honesty: 'Certain about the chain; whether low sounds are sent there at all depends on your sends.',
}

function cutsLowEnd(part: Part): boolean {
  return activeDevices(part).some((placed) => {
    const { device } = placed
    if (device.tag === 'Reverb') return steady(device, 'BandLowOn') !== 0
    if (device.tag === 'Eq8')
      return eqBands(device).some(
        ({ kind, frequencyHz }) => (kind === 'lowCut12' || kind === 'lowCut48') && frequencyHz > LOW_HZ,
      )
    return isEq(placed)
  })
}

const LOW_HZ = 60
