import { pitchClassSign } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import { REFERENCE_SONGS } from '../../reference/generated/reference-songs.ts'
import { chordHabits } from '../../reference/chord-habits.ts'
import { between, isWholeSong, middleHalf, POP909, ROCK_CORPUS } from './songs-of-others.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from '../harmony/sure-harmony.ts'
import { chordSymbol, count, list, percent, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const chordsBesideSongs: Check = {
  id: 'HA25',
  title: 'Your chords beside those of other songs',
  area: 'harmony',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Measured with the same reading of chords on POP909-CL and RS200 (npm run measure:songs); 2 % of the time, 128 beats, half of the song and a minute and a half are rules of thumb',
  find: (song) => {
    const detail = isWholeSong(song) ? sureHarmony(song) : null
    const habits = detail && chordHabits(detail.chords)
    if (!detail || !habits || habits.beats < beatsOf(song) * LEAST_COVERED) return null
    // One chord, or a drone, is no sequence to hold against others.
    if (habits.chords.length < 2) return null
    const { pop, rock } = REFERENCE_SONGS.chords
    const { chords, medianBeats, outside } = habits
    const names = chords.map(({ rootPitchClass, suffix }) =>
      chordSymbol(`${pitchClassSign(rootPitchClass, detail.key)}${suffix}`),
    )
    const [popFrom, popTo] = middleHalf(pop.different, String)
    const [rockFrom, rockTo] = middleHalf(rock.different, String)
    return {
      claim: say`Your song uses ${count(chords.length, 'chord')}. Half of ${String(pop.songs)} pop songs use ${popFrom} to ${popTo}, half of ${String(rock.songs)} rock songs ${rockFrom} to ${rockTo}.`,
      evidence: [
        aboutSet(say`${list(names, MOST_NAMED)}, each for 2 % of the time or more`),
        aboutSet(say`Counted by root and third: a seventh or another bass note makes no other chord`),
        aboutSet(
          say`By their middle length your chords last ${count(medianBeats, 'beat')}; in half of the pop songs ${between(pop.medianBeats, plain)}, in half of the rock songs ${between(rock.medianBeats, plain)}`,
        ),
        aboutSet(
          say`Chords that are foreign to the key take ${percent(outside)} of the time on chords; in half of the pop songs ${between(pop.outside, percent)}, in half of the rock songs ${between(rock.outside, percent)}`,
        ),
      ],
      figures: {
        chords: chords.length,
        popFrom: pop.different[1],
        popTo: pop.different[3],
        rockFrom: rock.different[1],
        rockTo: rock.different[3],
      },
    }
  },
  learnMore: [POP909, ROCK_CORPUS, term('Chord progression', 'progression')],
  honesty:
    'Likely: the chords are my reading of your MIDI; chords in audio are not part of it. The pop songs are Chinese, arranged for piano, the rock songs mostly American and British, from 1954 to 2002. Many or few chords are a style, not a merit.',
}

function beatsOf({ activity, lines }: Song): number {
  return activity.barCount * lines.meter.beatsPerBar
}

const MOST_NAMED = 12
/** Where chords are heard in less of the song, its harmony lies elsewhere. */
const LEAST_COVERED = 0.5
