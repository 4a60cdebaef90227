import { barAt, keyAt, pitchName } from '@kvint/report'
import { compareVoices } from '@kvint/theory'
import { quoted } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutStretch, aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'

export const parallelOuterVoices: Check = {
  id: 'HA10',
  title: 'Lead and bass move as one',
  area: 'harmony',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'likely',
  reads: ['clips.notes', 'tracks.role'],
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
        const names = `${quoted(lead.track.name)} and ${quoted(bass.track.name)}`
        return {
          claim: `${names} move in parallel fifths or octaves, ${pair.parallelPerfects.length === MOST_LISTED ? 'at least ' : ''}${count(pair.parallelPerfects.length, 'time')}.`,
          evidence: [
            aboutTrack(
              lead,
              `of ${count(pair.moments, 'moment')} with both, ${String(pair.contrary)} move apart or towards each other`,
            ),
            aboutTrack(bass, `${String(pair.parallel)} moves in parallel, ${String(pair.oblique)} with one voice held`),
            ...pair.parallelPerfects.map(({ interval, startBeats, pitches: [high, low] }) =>
              aboutStretch(
                song,
                { startBeats, endBeats: startBeats + 1 },
                `Bar ${String(barAt(song.picture.meters, startBeats))}: in ${interval}s to ${pitchName(low, keyAt(song.harmony, startBeats))} and ${pitchName(high, keyAt(song.harmony, startBeats))}`,
              ),
            ),
          ],
          confidence: confidenceByRole([lead, bass]),
        }
      }
    }
    return null
  },
  lesson: {
    beginner: {
      why: 'The highest and the lowest part are the two that everybody hears. When both make the same moves, they sound like one part instead of two.',
      tryThis: ['At one of these places let the bass go down where the lead goes up.', 'Play both versions.'],
      listenFor: 'Two people talking instead of one.',
    },
    intermediate: {
      why: 'Fifths and octaves blend so well that voices in them melt together. Moving against each other, or holding one while the other moves, keeps both alive.',
      tryThis: [
        'Hold the bass note through one change of the lead.',
        'Or put the third of the chord in the bass there.',
        'Keep parallels where you want power: riffs and drops use them on purpose.',
      ],
      listenFor: 'Independence of the two lines when the chords are muted.',
    },
    advanced: {
      why: 'The old rule guards independence, not beauty: planing, power chords and unison riffs are parallel by nature. Outer-voice counterpoint matters most where the lead is exposed and the middle is thin.',
      tryThis: ['Sketch the outer voices alone as two-part counterpoint, and then put the chords back.'],
      listenFor: 'Contrary motion into cadences.',
    },
  },
  learnMore: [term('Role', 'role'), term('Low interval limit', 'low-interval-limit')],
  honesty: 'Likely: the notes are certain, the roles are read. In a riff or drop it is a sound, and a good one.',
}

const FEWEST = 4
/** Of the moments in which both sound. */
const LEAST_SHARE = 0.1
/** As many as the theory package lists. */
const MOST_LISTED = 8
