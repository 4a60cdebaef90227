import type { Figure, Message, Role } from '@kvint/report'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { saw } from '../saw.ts'
import { doublingOf } from '../harmony/doubling.ts'
import { term } from '../sources.ts'
import { partsWithCell } from './rhythm-by-name.ts'
import { rhythmsOf } from './rhythms-of.ts'
import { percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const offTheBeat: Check = {
  id: 'RH02',
  title: 'Notes that lean off the beat',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Longuet-Higgins & Lee 1984 for the measure; Witek et al. 2014: a middling amount makes people move most. 40 to 80 % are rules of thumb',
  find: (song) => {
    if (heardMeter(song)) return null
    // A rhythm with a name is told by it (RH08).
    const named = new Set(partsWithCell(song).map(({ part }) => part))
    const found = rhythmsOf(song).filter(
      ({ part, rhythm: { syncopation, noteCount } }) =>
        !named.has(part) &&
        MELODIC.has(part.report.role.role) &&
        noteCount >= FEWEST_NOTES &&
        isOnSixteenths(song, part) &&
        !isPulseOfItsOwn(song, part) &&
        syncopation.share >= LEAST_SHARE &&
        syncopation.share <= MOST_SHARE,
    )
    return saw(
      // A line that two parts play is one line.
      found.filter(({ part }, at) => found.slice(0, at).every((other) => !doublingOf(song, other.part, part))),
      {
        name: ({ part }) => part.track.name,
        one: (name, { part, rhythm }) =>
          hasChords(song, part)
            ? say`${name} is syncopated: about ${shareInWords(rhythm.syncopation.share)} of its notes and chords start off the beat and hold over the next.`
            : say`${name} is syncopated: about ${shareInWords(rhythm.syncopation.share)} of its notes start off the beat and hold over the next.`,
        many: (number, names) => say`${number} parts are syncopated: ${names}.`,
        evidence: ({ part, rhythm: { syncopation } }) =>
          aboutTrack(
            part,
            shareHeldOver(
              syncopation.share,
              hasChords(song, part),
              syncopation.strongestBar === null ? '' : say`; most of all in ${atBar(song, syncopation.strongestBar)}`,
            ),
            syncopation.strongestBar === null ? null : { from: syncopation.strongestBar, to: syncopation.strongestBar },
          ),
        figures: ({ part, rhythm: { syncopation } }) => ({
          track: part.track.name,
          share: Math.round(syncopation.share * 100),
        }),
      },
    )
  },
  learnMore: [term('Syncopation', 'syncopation'), term('Groove', 'groove')],
  honesty: 'Certain about the positions in the notes; grooves that Live adds while playing are not in them.',
}

/** A line that is played freely, or in triplets, leans on no sixteenth. */
function isOnSixteenths({ lines }: Song, { track }: Part): boolean {
  const notes = lines.byTrack.get(track.id) ?? []
  const near = notes.filter(({ startBeats }) => Math.abs(startBeats - Math.round(startBeats * 4) / 4) < NEAR_BEATS)
  return near.length >= notes.length * MOST_NEAR
}

/** Notes at one distance that is no whole beat, as every 1.5: they make a pulse beside that of the bar, and lean off none. */
function isPulseOfItsOwn({ lines }: Song, { track }: Part): boolean {
  const notes = lines.byTrack.get(track.id) ?? []
  const slots = [...new Set(notes.map(({ startBeats }) => Math.round(startBeats * 4)))].toSorted((a, b) => a - b)
  const distances = Map.groupBy(
    slots.slice(1).map((slot, at) => slot - (slots[at] ?? 0)),
    (distance) => distance,
  )
  return [...distances].some(
    ([distance, alike]) => distance % 4 !== 0 && alike.length >= (slots.length - 1) * NEARLY_ALL,
  )
}

/** Where notes often begin together, what is counted is neither notes nor chords alone. */
function hasChords({ lines }: Song, { track }: Part): boolean {
  const notes = lines.byTrack.get(track.id) ?? []
  return new Set(notes.map(({ startBeats }) => Math.round(startBeats * 4))).size < notes.length * MOST_SINGLE
}

function shareHeldOver(share: number, areChords: boolean, where: Figure): Message {
  return areChords
    ? say`${percent(share)} of the notes and chords hold over the next beat${where}`
    : say`${percent(share)} of the notes hold over the next beat${where}`
}

/** `shareInWords(0.41)` → `two in five` */
function shareInWords(share: number): Message {
  const [first, ...others] = SHARES
  const distance = ([one]: (typeof SHARES)[number]) => Math.abs(one - share)
  const [, nearest] = others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first)
  return nearest
}

const SHARES: readonly [readonly [number, Message], ...(readonly [number, Message])[]] = [
  [2 / 5, say`two in five`],
  [1 / 2, say`half`],
  [3 / 5, say`three in five`],
  [2 / 3, say`two in three`],
  [3 / 4, say`three in four`],
  [4 / 5, say`four in five`],
]
const MELODIC: ReadonlySet<Role> = new Set(['bass', 'chords', 'keys', 'lead', 'arp', 'guitar', 'vocal'])
const MOST_SINGLE = 0.9
/** Half a step of triplets, and less. */
const NEAR_BEATS = 0.07
const MOST_NEAR = 0.8
const NEARLY_ALL = 0.9
const FEWEST_NOTES = 32
const LEAST_SHARE = 0.4
const MOST_SHARE = 0.8
