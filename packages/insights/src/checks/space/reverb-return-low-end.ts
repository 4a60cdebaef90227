import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices, isEq } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { eqBands } from '../low-end/eq-bands.ts'
import { hitsOf } from '../rhythm/drum-pattern-of.ts'
import { partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { isFedBy } from './is-fed.ts'
import { say } from '../../words/say.ts'

export const reverbReturnLowEnd: Check = {
  id: 'SP04',
  title: 'Reverb return that keeps the low end',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'likely',
  source: 'A long-standing studio practice of EQ before the reverb; 60 Hz is a rule of thumb',
  find: (song) => {
    const drums = partsWith(song, 'drums').filter((part) => !isWithoutKick(song, part))
    const low = [...partsWith(song, 'kick', 'bass', 'song'), ...drums]
    const returns = song.parts.filter(({ track }) => track.kind === 'return')
    return saw(
      returns.filter(
        (part) =>
          !part.track.mixer.isMuted &&
          activeDevices(part, 'Reverb').length > 0 &&
          isFedBy(song.parts, low, returns.indexOf(part)) &&
          !cutsLowEnd(part),
      ),
      {
        name: ({ track }) => track.name,
        one: (name) => say`The reverb on ${name} gets the low end as well.`,
        many: (number, names) => say`${number} reverb returns get the low end as well: ${names}.`,
        evidence: (part) => aboutTrack(part, say`no low cut before or in the reverb`),
      },
    )
  },
  learnMore: [manual('Live Audio Effect Reference', 'Reverb'), term('Low cut', 'low-cut')],
  honesty: 'Likely: the chain and the sends are certain, that a low part is sent there is read from the tracks.',
}

/** Drums by notes, none of them a kick: a snare of its own, or shakers. */
function isWithoutKick(song: Song, part: Part): boolean {
  const notes = song.lines.byTrack.get(part.track.id) ?? []
  return notes.length > 0 && hitsOf(song, [part]).kick.length === 0
}

function cutsLowEnd(part: Part): boolean {
  return activeDevices(part).some((placed) => {
    const { device } = placed
    if (device.tag === 'Reverb') {
      const isShelved = steady(device, 'ShelfLowOn') !== 0 && (steady(device, 'ShelfLoGain') ?? 1) <= SHELF_DOWN
      return steady(device, 'BandLowOn') !== 0 || isShelved
    }
    if (device.tag === 'Eq8')
      return eqBands(device).some(
        ({ kind, frequencyHz }) => (kind === 'lowCut12' || kind === 'lowCut48') && frequencyHz > LOW_HZ,
      )
    return isEq(placed)
  })
}

const LOW_HZ = 60
/** The share of its time that the shelf leaves to the low end, 0…1. */
const SHELF_DOWN = 0.5
