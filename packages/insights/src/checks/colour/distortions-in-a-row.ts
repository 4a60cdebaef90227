import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const distortionsInARow: Check = {
  id: 'SA02',
  title: 'Three or more distortions on one track',
  area: 'sound',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['tracks.devices'],
  source: 'Three is a rule of thumb; chains inside racks are left out',
  find: (song) =>
    saw(
      song.parts.flatMap((part) => {
        const chain = activeDevices(part, ...DISTORTIONS).filter(({ depth }) => depth === 0)
        return chain.length >= 3 ? [{ part, chain }] : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { chain }) => `${count(chain.length, 'distortion')} follow one another on ${name}.`,
        many: (number, names) => `${number} tracks have three or more distortions in a row: ${names}.`,
        evidence: ({ part, chain }) =>
          aboutTrack(
            part,
            list(
              chain.map(({ device }) => device.name),
              5,
            ),
          ),
      },
    ),
  lesson: {
    beginner: {
      why: 'Each distortion adds new overtones, also to the overtones that the last one made. First it gets bright, then fizzy.',
      tryThis: ['Switch them off one at a time.', 'Keep the one that gives the character.'],
      listenFor: 'A fizz like sand at the top.',
    },
    intermediate: {
      why: 'Stages in a row multiply. Small amounts with a filter between them sound larger than the same amounts without.',
      tryThis: [
        'Put an EQ between them: cut above 6 kHz before the next stage.',
        'Or set them side by side in a rack.',
      ],
      listenFor: 'Notes that lose their pitch.',
    },
    advanced: {
      why: 'Intermodulation grows with order: chords suffer before single notes do. Splitting bands before the non-linearity keeps lows from modulating highs.',
      tryThis: ['Drive mids only, 200 Hz to 3 kHz, and add the rest clean.'],
      listenFor: 'Difference tones under two-note chords.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Saturator')],
  honesty: 'Certain about the chain; stacking can be the whole point.',
}

const DISTORTIONS = ['Saturator', 'Overdrive', 'Pedal', 'Amp', 'Tube', 'Roar', 'DrumBuss']
