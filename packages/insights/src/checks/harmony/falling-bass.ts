import { barAt, withSigns } from '@kvint/report'
import { CHORD_QUALITIES, type Chord } from '@kvint/theory'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import type { Song } from '../../song/song.ts'
import type { Stretch } from './sounding-notes.ts'
import { lowestInBeats } from './sounding-tones.ts'
import { count, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const fallingBass: Check = {
  id: 'HA04',
  title: 'A bass that walks down',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Four steps down without a leap: the “lament” and its relatives in textbooks on harmony',
  find: (song) => {
    const detail = song.harmonyDetail
    const motion = detail?.facts.bassMotion
    if (!detail || !motion?.lament) return null
    const { span } = motion.lament
    const walked = detail.chords.filter(
      ({ startBeats, endBeats }) => startBeats >= span.startBeats && endBeats <= span.endBeats,
    )
    // A tune alone is no bass.
    if (walked.filter(({ sounding }) => !sounding).length * 2 < walked.length) return null
    const runs: WalkedNote[][] = [[]]
    overEachBass(walked).forEach((chord, index) => {
      if (isOneStep(song, chord)) runs.at(-1)?.push({ ...chord, name: motion.lament?.names[index] ?? '' })
      else runs.push([])
    })
    const walk = runs.reduce((longest, run) => (run.length > longest.length ? run : longest))
    const [first, last] = [walk[0], walk.at(-1)]
    if (!first || !last || walk.length < FEWEST_STEPS) return null
    const tones = withSigns(walk.map(({ name }) => name).join(' '))
    return {
      claim: say`From ${atBar(song, barAt(song.picture.meters, first.startBeats))} the bass walks down step by step: ${pitch(tones)}.`,
      evidence: [
        aboutStretch(
          song,
          { startBeats: first.startBeats, endBeats: last.endBeats },
          say`${count(walk.length, 'bass note')}: ${pitch(tones)}`,
        ),
        aboutSet(
          say`In the whole song the bass of the chords moves by step ${count(motion.steps, 'time')} and leaps ${count(motion.leaps, 'time')}`,
        ),
      ],
      figures: {
        tones,
        toneBefore: withSigns(last.name),
        steps: motion.steps,
        leaps: motion.leaps,
      },
    }
  },
  learnMore: [term('Dominant', 'dominant')],
  honesty: 'Likely: the bass is the lowest heard note under each chord, in any octave, read from MIDI.',
}

type BassNote = Stretch & Pick<Chord, 'bassPitchClass'> & { readonly tones: ReadonlySet<number> }
type WalkedNote = BassNote & { readonly name: string }

/**
 * Whether the bass of a chord is its lowest note, and no step of another walk lies in it: a line that leaps to other notes on the way walks nowhere,
 * and a note in the octave of the bass that is none of the chord leads elsewhere.
 */
function isOneStep(song: Song, chord: BassNote): boolean {
  const beats = lowestInBeats(song, chord)
  if (beats.length === 0) return true
  const lowest = Math.min(...beats)
  const own = beats.filter((note) => note % 12 === chord.bassPitchClass)
  const leadsElsewhere = beats.some((note) => note < lowest + 12 && !chord.tones.has(note % 12))
  return own.includes(lowest) && own.length >= beats.length * NEARLY_ALL && !leadsElsewhere
}

/** Chords in a row over one bass note as one. */
function overEachBass(chords: readonly Chord[]): BassNote[] {
  const each: BassNote[] = []
  for (const { startBeats, endBeats, bassPitchClass, rootPitchClass, quality } of chords) {
    const before = each.at(-1)
    const isSame = before?.bassPitchClass === bassPitchClass
    const tones = new Set([
      bassPitchClass,
      ...(isSame ? before.tones : []),
      ...CHORD_QUALITIES[quality].intervals.map((interval) => (rootPitchClass + interval) % 12),
    ])
    if (isSame) each.splice(-1, 1, { ...before, endBeats, tones })
    else each.push({ startBeats, endBeats, bassPitchClass, tones })
  }
  return each
}

const NEARLY_ALL = 0.75
/** As textbooks have it of the lament. */
const FEWEST_STEPS = 4
