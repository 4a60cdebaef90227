import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { activeDevices, isCompressor } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const compressorsInARow: Check = {
  id: 'DY08',
  title: 'Three or more compressors in one chain',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['tracks.devices'],
  source: 'Three is a rule of thumb; racks with parallel chains are left out',
  find: (song) =>
    saw(
      song.parts.flatMap((part) => {
        const chain = activeDevices(part).filter((placed) => placed.depth === 0 && isCompressor(placed))
        return chain.length >= MANY ? [{ part, chain }] : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { chain }) => `${count(chain.length, 'compressor')} follow one another on ${name}.`,
        many: (number, names) => `${number} tracks have three or more compressors in a row: ${names}.`,
        evidence: ({ part, chain }) =>
          aboutTrack(
            part,
            list(
              chain.map(({ device }) => device.name),
              6,
            ),
          ),
      },
    ),
  lesson: {
    beginner: {
      why: 'With several compressors it is hard to say which one makes the sound.',
      tryThis: ['Switch them all off.', 'Switch them on one by one, and keep those that you miss.'],
      listenFor: 'What each one adds.',
    },
    intermediate: {
      why: 'A chain of small steps can sound smoother than one large one. It works if each has its own job: peaks, level, colour.',
      tryThis: ['Write the job into each device’s name.', 'Aim at 2–3 dB each.'],
      listenFor: 'Noise and room between the notes: they rise with every stage.',
    },
    advanced: {
      why: 'Ratios multiply above common thresholds: 3:1 after 3:1 is 9:1 there. Release times that differ by less than a factor of two tend to pump against each other.',
      tryThis: ['Fast before slow, or slow before fast: compare both orders at equal loudness.'],
      listenFor: 'Recovery after a loud phrase.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Certain about the chain. Serial compression is a common technique.',
}

const MANY = 3
