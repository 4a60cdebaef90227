import { barAt, keyAt, pitchName } from '@kvint/report'
import { compareVoices } from '@kvint/theory'
import type { Check } from '../check.ts'
import { aboutStretch, aboutTrack, atBar } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, pitch, quoted, sentence } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const parallelOuterVoices: Check = {
  id: 'HA10',
  title: 'Lead and bass move as one',
  area: 'harmony',
  severity: 'info',
  stages: ['sketch', 'arrange'],
  confidence: 'likely',
  source: 'Parallel fifths and octaves of outer voices in textbooks on voice leading; four of them is a rule of thumb',
  find: (song) => {
    const leads = partsWith(song, 'lead', 'vocal')
    const basses = partsWith(song, 'bass')
    for (const lead of leads) {
      for (const bass of basses) {
        const pair = compareVoices(
          song.lines.byTrack.get(lead.track.id) ?? [],
          song.lines.byTrack.get(bass.track.id) ?? [],
        )
        // A lead that doubles the bass all along is one line in two octaves, on purpose.
        if (!pair || pair.isDoubled || pair.parallelPerfects.length < FEWEST) continue
        if (pair.parallel < pair.moments * LEAST_SHARE) continue
        const places = pair.parallelPerfects.map(({ interval, startBeats, pitches }) => {
          const [high, low] = pitches.map((number) => pitchName(number, keyAt(song.harmony, startBeats)))
          return { interval, startBeats, bar: barAt(song.picture.meters, startBeats), high: high ?? '', low: low ?? '' }
        })
        const names = say`${quoted(lead.track.name)} and ${quoted(bass.track.name)}`
        return {
          claim: say`${names} move in parallel fifths or octaves, ${pair.parallelPerfects.length === MOST_LISTED ? say`at least ` : ''}${count(pair.parallelPerfects.length, 'time')}.`,
          evidence: [
            aboutTrack(
              lead,
              say`of ${count(pair.moments, 'moment')} with both, ${String(pair.contrary)} move apart or towards each other`,
            ),
            aboutTrack(
              bass,
              say`${String(pair.parallel)} moves in parallel, ${String(pair.oblique)} with one voice held`,
            ),
            ...places.map(({ interval, startBeats, bar, high, low }) =>
              aboutStretch(
                song,
                { startBeats, endBeats: startBeats + 1 },
                say`${sentence(atBar(song, bar))}: in ${INTERVALS[interval]} to ${pitch(low)} and ${pitch(high)}`,
              ),
            ),
          ],
          confidence: confidenceByRole([lead, bass]),
          ...(places[0] && { figures: { low: places[0].low, high: places[0].high } }),
        }
      }
    }
    return null
  },
  learnMore: [term('Role', 'role'), term('Low interval limit', 'low-interval-limit')],
  honesty: 'Likely: the notes are certain, the roles are read. In a riff or drop it is a sound, and a good one.',
}

const INTERVALS = { fifth: say`fifths`, octave: say`octaves` } as const
const FEWEST = 4
/** Of the moments in which both sound. */
const LEAST_SHARE = 0.1
/** As many as the theory package lists. */
const MOST_LISTED = 8
