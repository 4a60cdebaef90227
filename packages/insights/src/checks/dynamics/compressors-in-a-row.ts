import type { Check } from '../check.ts'
import { activeDevices, isCompressor } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const compressorsInARow: Check = {
  id: 'DY08',
  title: 'Three or more compressors in one chain',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Three is a rule of thumb; racks with parallel chains are left out',
  find: (song) => {
    const found = song.parts.flatMap((part) => {
      const chain = activeDevices(part).filter((placed) => placed.depth === 0 && isCompressor(placed))
      return chain.length >= MANY ? [{ part, chain }] : []
    })
    const sighting = saw(found, {
      name: ({ part }) => part.track.name,
      one: (name, { chain }) => say`${count(chain.length, 'compressor')} follow one another on ${name}.`,
      many: (number, names) => say`${number} tracks have three or more compressors in a row: ${names}.`,
      evidence: ({ part, chain }) =>
        aboutTrack(
          part,
          list(
            chain.map(({ device }) => device.name),
            6,
          ),
        ),
    })
    return sighting && { ...sighting, figures: { devices: Math.max(...found.map(({ chain }) => chain.length)) } }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  honesty: 'Certain about the chain. Serial compression is a common technique.',
}

const MANY = 3
