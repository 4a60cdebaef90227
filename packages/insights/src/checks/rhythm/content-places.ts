import type { AudioClip, MidiClip } from '@kvint/als'
import type { MeterSpan } from '@kvint/report'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import { isMultiple } from '../../song/is-multiple.ts'
import { recurs, soundingNotes } from './recurrence.ts'

/** Where the first beat of a clip's content falls. */
export type ContentPlace = {
  readonly part: Part
  readonly placed: PlacedClip
  /** Equal for copies on one part: the same notes, or the same stretch of one sample, looped alike. */
  readonly content: string
  /** Beats from the bar line to that first beat: 0 on the line, negative where it falls before it. */
  readonly lateBeats: number
  readonly isWholeBar: boolean
  readonly beatsPerBar: number
  /** Of the signature there: Live counts beats of this length. */
  readonly denominator: number
}

/**
 * Heard MIDI clips and warped audio loops of an arrangement by their starts. Not the edge of the clip counts, but the first beat of what it
 * holds: a clip that is cut at its front still lies on the bar line. Content that recurs within the bar, such as a kick on every
 * beat, is held against its own length: moved by a beat it sounds the same. What fits no bar at all is left out.
 *
 * @example contentPlaces(song)[0]?.lateBeats // → 0.43 where the first clip lies 0.43 beats behind a bar line
 */
export function contentPlaces(song: Song): ContentPlace[] {
  if (heardMeter(song)) return []
  return song.parts
    .filter(({ isAudible }) => isAudible)
    .flatMap((part) =>
      part.clips.flatMap((placed) => {
        const { clip, report } = placed
        if (!report.isHeard) return []
        const place = clip.kind === 'midi' ? midiPlace(clip, placed, song) : audioPlace(clip, placed, song)
        return place ? [{ part, placed, ...place }] : []
      }),
    )
    .toSorted((a, b) => a.placed.report.startBeats - b.placed.report.startBeats)
}

type Place = Omit<ContentPlace, 'part' | 'placed'>

function midiPlace(clip: MidiClip, placed: PlacedClip, song: Song): Place | null {
  const { start, end, isOn } = clip.loop
  const notes = soundingNotes(clip)
  if (notes.length === 0) return null
  const told = notes.map(({ pitch, startBeats }) => `${String(pitch)}@${startBeats.toFixed(3)}`).join(' ')
  return placeOf(clip, `${isOn ? `${String(start)}–${String(end)} ` : ''}${told}`, placed, song, (beats) =>
    isOn ? recurs(notes, beats, start, end) : recurs(notes, beats),
  )
}

/** Of a loop alone: where the beats of another recording fall its clip does not say. */
function audioPlace(clip: AudioClip, placed: PlacedClip, song: Song): Place | null {
  const { start, end, isOn } = clip.loop
  if (!clip.isWarped || !isOn || !clip.sample) return null
  const markers = clip.warpMarkers.map(({ seconds, beats }) => `${String(seconds)}/${String(beats)}`)
  const content = [clip.sample.path ?? clip.sample.fileName, start, end, ...markers].join(' ')
  return placeOf(clip, content, placed, song, () => false)
}

function placeOf(
  { loop }: MidiClip | AudioClip,
  content: string,
  { report: { startBeats } }: PlacedClip,
  { picture: { meters } }: Song,
  isSameAfter: (beats: number) => boolean,
): Place | null {
  const meter = meters.findLast((one) => one.startBeats <= startBeats + UNHEARD_BEATS) ?? meters[0] ?? COMMON_TIME
  const { beatsPerBar, denominator } = meter
  const length = loop.end - loop.start
  if (loop.isOn && !isMultiple(length, beatsPerBar) && !isMultiple(beatsPerBar, length)) return null
  const longest = loop.isOn ? Math.min(length, beatsPerBar) : beatsPerBar
  const steps = [0.25, 0.5, 1, 2, 3].filter((step) => step < longest - HAIR_BEATS && isMultiple(longest, step))
  const cycle = steps.find(isSameAfter) ?? longest
  const first = startBeats - (loop.isOn ? loop.startRelative : loop.start) - meter.startBeats
  // Half of it counts as behind the line.
  const lateBeats = first - Math.ceil(first / cycle - 0.5 - HAIR_BEATS) * cycle
  return { content, lateBeats, isWholeBar: Math.abs(cycle - beatsPerBar) < HAIR_BEATS, beatsPerBar, denominator }
}

const HAIR_BEATS = 1e-3
/** A change of meter that was drawn so much behind a clip stands with it. */
const UNHEARD_BEATS = 0.02
const COMMON_TIME: MeterSpan = { startBar: 1, startBeats: 0, numerator: 4, denominator: 4, beatsPerBar: 4 }
