import type { Part } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { placedNotes } from './heard-notes-of.ts'
import { isDrummersKit } from './played-by-hand.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { drumPatternOf } from '../rhythm/drum-pattern-of.ts'
import { manual, term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const allOnTheGrid: Check = {
  id: 'MI02',
  title: 'Everything exactly on the grid',
  area: 'rhythm',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'likely',
  source:
    '99 % within a thousandth of a beat of a 16th or triplet grid: a rule of thumb. Machines are on the grid; of a kit that was recorded with a drummer one expects more',
  find: (song) => {
    const drums = partsWith(song, 'drums', 'kick', 'snare', 'hats', 'percussion').filter(({ clips }) =>
      clips.some(({ clip }) => clip.kind === 'midi'),
    )
    const straight = drums.filter((part) => {
      const share = shareOnGrid(part)
      return share !== null && share > ON_GRID_SHARE && part.clips.every(({ clip }) => clip.grooveId === null)
    })
    if (straight.length === 0 || straight.length < drums.length) return null
    // Four on the floor lives from the grid (Butler, Unlocking the Groove, 2006).
    if (drumPatternOf(song)?.names.includes('four on the floor')) return null
    const played = straight.filter(isDrummersKit)
    const told = played.length > 0 ? played : straight
    const isEvery = told.every((part) => shareOnGrid(part) === 1)
    const sighting = saw(told, {
      name: ({ track }) => track.name,
      one: (name) =>
        isEvery
          ? say`Every hit on ${name} stands exactly on the grid.`
          : say`Nearly every hit on ${name} stands exactly on the grid.`,
      many: (number, names) =>
        isEvery
          ? say`Every hit on ${number} drum tracks stands exactly on the grid: ${names}.`
          : say`Nearly every hit on ${number} drum tracks stands exactly on the grid: ${names}.`,
      evidence: (part) =>
        aboutTrack(part, say`${count(placedNotes(part).flatMap(({ notes }) => notes).length, 'note')}, no groove`),
      figures: ({ track }) => ({ track: track.name }),
    })
    return (
      sighting && { ...sighting, confidence: confidenceByRole(told), severity: played.length > 0 ? 'idea' : 'info' }
    )
  },
  learnMore: [manual('Using Grooves'), term('Groove', 'groove')],
  honesty: 'Likely: the positions are certain. Techno and much else lives from the grid.',
}

/** Share of the hits that stand on the grid; `null` for too few. */
function shareOnGrid(part: Part): number | null {
  const rows = placedNotes(part).flatMap(({ notes }) => notes)
  return rows.length < FEWEST_NOTES ? null : rows.filter(([, start]) => isOnGrid(start)).length / rows.length
}

function isOnGrid(beats: number): boolean {
  return (
    Math.abs(beats * 4 - Math.round(beats * 4)) < TOLERANCE || Math.abs(beats * 6 - Math.round(beats * 6)) < TOLERANCE
  )
}

const FEWEST_NOTES = 32
const ON_GRID_SHARE = 0.99
/** In parts of a grid step: a thousandth of a beat and less. */
const TOLERANCE = 0.006
