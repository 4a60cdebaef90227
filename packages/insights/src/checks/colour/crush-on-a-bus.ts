import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { partOf } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const crushOnABus: Check = {
  id: 'SA03',
  title: 'Bit reduction or noise on a whole bus',
  area: 'sound',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['main.devices', 'group devices'],
  source: 'A rule of thumb',
  find: (song) =>
    saw(
      activeDevices(song, 'Redux', 'Redux2', 'Erosion', 'Vinyl').filter(
        ({ trackId }) => trackId === 'main' || partOf(song, trackId)?.track.kind === 'group',
      ),
      {
        name: ({ trackName }) => trackName,
        one: (name, { device }) => `${device.name} works on all of ${name}.`,
        many: (number, names) => `${number} lo-fi effects work on whole buses: ${names}.`,
        evidence: (placed) => aboutDevice(placed, 'active on a bus'),
      },
    ),
  lesson: {
    beginner: {
      why: 'The effect roughens everything that passes, the bass as well.',
      tryThis: ['Move it to a return track and blend it in.', 'Or put it on the one part that should be rough.'],
      listenFor: 'Whether the bass gets its weight back.',
    },
    intermediate: {
      why: 'Aliasing and added noise apply to all parts alike. In parallel you choose how much, and the clean low end stays.',
      tryThis: ['Return with a low cut at 300 Hz before it, 10–20 % blended in.'],
      listenFor: 'Cymbals: they show aliasing first.',
    },
    advanced: {
      why: 'Downsampling folds frequencies above half of the new rate back as inharmonic tones; the pre-filter of Redux in newer versions of Live removes them if you want only the dullness.',
      tryThis: ['Compare with the pre-filter on.'],
      listenFor: 'Tones that move against the melody.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Redux')],
  honesty: 'Certain about the place. In lo-fi styles it belongs there.',
}
