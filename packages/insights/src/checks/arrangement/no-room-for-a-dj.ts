import type { Evidence, Role } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const noRoomForADj: Check = {
  id: 'AR09',
  title: 'Little room to mix in and out',
  area: 'arrangement',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'guess',
  source: '16 bars at each end: a convention among DJs. Only for a steady four-on-the-floor between 118 and 150 BPM',
  find: (song) => {
    if (!isForTheFloor(song)) return null
    const tuned = new Set(partsWith(song, ...TUNED).map(({ track }) => track.id))
    const isSparse = (tracks: ReadonlySet<number>) => [...tracks].every((id) => !tuned.has(id))
    const { tracks } = song.activity
    const intro = leading(tracks, isSparse)
    const outro = leading(tracks.toReversed(), isSparse)
    if (tuned.size === 0 || (intro >= BLEND_BARS && outro >= BLEND_BARS)) return null
    return {
      claim: say`A DJ would have ${count(intro, 'bar')} without a pitched part to mix in, and ${count(outro, 'bar')} to mix out.`,
      evidence: [
        aboutSet(
          say`Bar ${String(intro + 1)}: the first part with a pitch enters`,
          intro > 0 ? { from: 1, to: intro } : { from: 1, to: 1 },
        ),
        aboutSet(say`Bar ${String(tracks.length - outro)}: the last part with a pitch ends`, {
          from: Math.max(1, tracks.length - outro),
          to: tracks.length,
        }),
        ...unknownIn(song, [...tracks.slice(0, intro), ...(outro > 0 ? tracks.slice(-outro) : [])]),
      ],
      place: { trackIds: [], clipIds: [], bars: null },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'A guess: I take it for club music by its tempo and its kick. If it is not meant for DJs, nothing is missing, and roles that I misread change the count.',
}

/** Steady, in 4/4, at a tempo of club music, long enough, and with a kick on every beat of at least half of the bars. */
function isForTheFloor(song: Song): boolean {
  const { overview, picture, activity } = song
  const { bpm, isAutomated } = overview.tempo
  const isSteady = picture.of === 'arrangement' && !isAutomated && overview.meterChanges === 0
  const isClub = overview.meter === '4/4' && bpm >= SLOWEST_BPM && bpm <= FASTEST_BPM
  if (!isSteady || !isClub || activity.barCount < FEWEST_BARS) return false
  const beats = new Set<number>()
  for (const { track, report } of partsWith(song, 'kick', 'drums')) {
    for (const { pitch, startBeats } of song.lines.byTrack.get(track.id) ?? []) {
      const beat = Math.round(startBeats)
      if ((report.role.role === 'kick' || KICK_PITCHES.has(pitch)) && Math.abs(startBeats - beat) < ON_THE_BEAT) {
        beats.add(beat)
      }
    }
  }
  let full = 0
  for (let bar = 0; bar < activity.barCount; bar++) {
    if ([0, 1, 2, 3].every((beat) => beats.has(bar * 4 + beat))) full++
  }
  return full * 2 >= activity.barCount
}

/** What plays in these bars and may have a pitch for all that the set says. */
function unknownIn({ parts }: Song, bars: readonly ReadonlySet<number>[]): Evidence[] {
  return parts
    .filter(({ track, report }) => UNTOLD.has(report.role.role) && bars.some((tracks) => tracks.has(track.id)))
    .map((part) => aboutTrack(part, say`plays there, and I can’t tell whether it has a pitch`))
}

function leading(bars: readonly ReadonlySet<number>[], test: (tracks: ReadonlySet<number>) => boolean): number {
  const end = bars.findIndex((tracks) => !test(tracks))
  return end < 0 ? bars.length : end
}

const UNTOLD: ReadonlySet<Role> = new Set(['unknown', 'song'])
const TUNED: readonly Role[] = ['bass', 'chords', 'pad', 'lead', 'arp', 'vocal', 'guitar', 'keys']
const SLOWEST_BPM = 118
const FASTEST_BPM = 150
const FEWEST_BARS = 96
const BLEND_BARS = 16
/** Of General MIDI and of Live's kits: B0 and C1. */
const KICK_PITCHES: ReadonlySet<number> = new Set([35, 36])
const ON_THE_BEAT = 1 / 16
