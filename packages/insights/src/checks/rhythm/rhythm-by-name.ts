import type { Message, Role } from '@kvint/report'
import { nameRhythmCell, type RhythmCell } from '@kvint/theory'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, PITCHED } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { places } from './places.ts'

export const rhythmByName: Check = {
  id: 'RH08',
  title: 'A rhythm that has a name',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Names after Toussaint, The Geometry of Musical Rhythm (2013), and Butler, Unlocking the Groove (2006); six bars and six in ten are rules of thumb',
  find: (song) => {
    const named = partsWithCell(song)
    const groups = [...Map.groupBy(named, ({ cell }) => cell.name).values()]
    const [most] = groups.toSorted((a, b) => notesIn(b) - notesIn(a))
    const [first] = most ?? []
    if (!most || !first) return null
    const names = quotedTracks(most.map(({ part }) => part.track))
    return {
      claim:
        first.cell.sixteenths.length === 0
          ? most.length === 1
            ? say`${names} plays ${CELLS[first.cell.name]}.`
            : say`${names} play ${CELLS[first.cell.name]}.`
          : most.length === 1
            ? say`${names} plays ${CELLS[first.cell.name]}: notes begin on ${places(first.cell.sixteenths, song.picture.meters[0]?.denominator)}.`
            : say`${names} play ${CELLS[first.cell.name]}: notes begin on ${places(first.cell.sixteenths, song.picture.meters[0]?.denominator)}.`,
      evidence: named
        .toSorted((a, b) => Number(most.includes(b)) - Number(most.includes(a)))
        .map(({ part, cell }) =>
          aboutTrack(
            part,
            say`in ${String(cell.bars)} of the ${count(cell.outOf, 'bar')} in which it plays: ${CELLS[cell.name]}`,
          ),
        ),
      confidence: confidenceByRole([first.part]),
      figures: { track: first.part.track.name, bars: first.cell.bars, ...beginningsOf(first.cell) },
      lesson: LESSONS[first.cell.name] ?? 'rh08',
    }
  },
  learnMore: [term('Syncopation', 'syncopation'), term('Groove', 'groove')],
  lessons: ['rh08-off-beats', 'rh08-triplets'],
  honesty:
    'Certain about where notes begin. The names come from many traditions, and a style may use the rhythm by another name.',
}

type Named = { readonly part: Part; readonly cell: RhythmCell }

/** Heard parts, drums left out, whose bars have a rhythm with a name. */
export function partsWithCell(song: Song): Named[] {
  const { meter } = song.lines
  // Loops of the session have no bars of a song to count.
  if (song.picture.of !== 'arrangement') return []
  if (meter.beatsPerBar !== 4 || (meter.changes ?? []).length > 0 || heardMeter(song)) return []
  return song.parts.flatMap((part) => {
    const notes = song.lines.byTrack.get(part.track.id) ?? []
    const isPlayed =
      part.report.isHeard && PLAYERS.has(part.report.role.role) && activeDevices(part, 'MidiArpeggiator').length === 0
    const cell = isPlayed ? nameRhythmCell(notes) : null
    return cell ? [{ part, cell }] : []
  })
}

/** How many notes each time round begins, and how many of them on a beat. */
function beginningsOf({ name, sixteenths }: RhythmCell): { onsets: number; onBeats: number } {
  const starts = name === 'double tresillo in eighths' ? DOUBLE_IN_EIGHTHS : sixteenths
  return { onsets: starts.length, onBeats: starts.filter((at) => at % 4 === 0).length }
}

/** How telling a group is: many beginnings, in many bars. */
function notesIn(named: readonly Named[]): number {
  return Math.max(...named.map(({ cell }) => Math.max(FEW_PLACES, cell.sixteenths.length) * cell.bars))
}

/** What has no places in one bar counts as a tresillo does. */
const FEW_PLACES = 3
/** In sixteenths of two bars. */
const DOUBLE_IN_EIGHTHS = [0, 6, 12, 18, 24, 28]
const PLAYERS: ReadonlySet<Role> = new Set([...PITCHED, 'percussion'])
const CELLS: Readonly<Record<RhythmCell['name'], Message>> = {
  Charleston: say`the Charleston figure, 3 + 5 eighths`,
  tresillo: say`a tresillo, 3 + 3 + 2`,
  'double tresillo': say`a double tresillo, 3 + 3 + 3 + 3 + 2 + 2 sixteenths`,
  habanera: say`a habanera, 3 + 1 + 2 + 2`,
  cinquillo: say`a cinquillo, 2 + 1 + 2 + 1 + 2`,
  'son clave': say`the son clave`,
  'rumba clave': say`the rumba clave`,
  'bossa nova clave': say`the bossa nova clave`,
  'off-beats': say`off-beats, between the beats alone`,
  'double tresillo in eighths': say`3 + 3 + 3 + 3 + 2 + 2 eighths over two bars`,
  'quarter-note triplets': say`quarter-note triplets, three notes in two beats`,
}
/** Rhythms that do not mix notes on the beat with notes beside it, which is what the check's own lesson explains. */
const LESSONS: Partial<Record<RhythmCell['name'], string>> = {
  'off-beats': 'rh08-off-beats',
  'quarter-note triplets': 'rh08-triplets',
}
