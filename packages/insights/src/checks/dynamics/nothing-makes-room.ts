import { barsBetween } from '@kvint/report'
import type { Note } from '@kvint/theory'
import { downstreamOf } from '../../signal/downstream.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { heardRows } from '../midi/heard-notes-of.ts'
import { aboutTrack, placesOf } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { quotedTracks, roleWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const nothingMakesRoom: Check = {
  id: 'DY03',
  title: 'Kick and bass at the same time',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  source: 'A convention of house, techno and trance: a rule of thumb',
  find: (song) => {
    const basses = partsWith(song, 'bass').filter(
      (bass) => liesLow(song, bass) && ![bass, ...downstreamOf(song.parts, bass)].some(makesRoom),
    )
    const pairs = kicksOf(song)
      .flatMap((kick) => basses.map((bass) => ({ kick, bass, bars: barsTogether(song, kick, bass) })))
      .filter(({ bars }) => bars.size >= FEWEST_BARS)
      .toSorted((one, other) => other.bars.size - one.bars.size)
    const [closest] = pairs
    if (!closest) return null
    const { kick } = closest
    const withKick = pairs.filter((pair) => pair.kick === kick)
    return {
      claim: say`${quotedTracks([kick.track, closest.bass.track])} share ${placesOf(song, closest.bars)}, and I see nothing that makes room.`,
      evidence: [
        aboutTrack(
          kick,
          say`${roleWord(kick.report.role.role)}, because ${kick.report.role.message ?? kick.report.role.because}`,
        ),
        ...withKick.map(({ bass, bars }) =>
          aboutTrack(
            bass,
            say`${placesOf(song, bars)} with it; no sidechain, no ducking, no volume automation, here or on what it runs through`,
          ),
        ),
      ],
      figures: { kick: kick.track.name, bass: closest.bass.track.name },
    }
  },
  learnMore: [term('Sidechain', 'sidechain'), term('Ducking', 'ducking')],
  honesty:
    'A guess, and about a style: outside four-on-the-floor music most songs need nothing of the kind. Volume shapes inside a synth or plug-in are invisible to me.',
}

/** Whether half of its notes or more lie where a kick does; of audio, its name has to do. */
function liesLow({ lines }: Song, { track }: Part): boolean {
  const notes = lines.byTrack.get(track.id) ?? []
  return track.kind === 'audio' || notes.filter(({ pitch }) => pitch < LOW_BELOW).length * 2 >= notes.length
}

/**
 * The kick: of the tracks of a kick alone the one that plays in most bars, by notes before sounds: others are its fills
 * and layers. Where there is none, kits and loops that have one. A kit of cymbals alone has no low end.
 */
function kicksOf(song: Song): Part[] {
  const alone = partsWith(song, 'kick')
  const byNotes = alone.filter(({ track }) => track.kind !== 'audio')
  if (alone.length > 0) {
    const kicks = byNotes.length > 0 ? byNotes : alone
    return kicks.toSorted((one, other) => kickedBars(song, other).size - kickedBars(song, one).size).slice(0, 1)
  }
  return partsWith(song, 'drums').filter(
    (part) => part.track.kind === 'audio' || heardRows(part).some(([pitch]) => KICK_KEYS.has(pitch)),
  )
}

function hitsOf(song: Song, kick: Part): readonly Note[] {
  return (song.lines.byTrack.get(kick.track.id) ?? []).filter(
    ({ pitch }) => kick.report.role.role === 'kick' || KICK_KEYS.has(pitch),
  )
}

/** Bars with a kick; of audio, bars that have a clip. */
function kickedBars(song: Song, kick: Part): Set<number> {
  return kick.track.kind === 'audio' ? clipBars(song, kick) : barsOf(song, hitsOf(song, kick).map(begin))
}

/** Bars in which a kick falls on a note of the bass; of audio, bars that have a clip. */
function barsTogether(song: Song, kick: Part, bass: Part): ReadonlySet<number> {
  const hits = hitsOf(song, kick)
  const notes = (song.lines.byTrack.get(bass.track.id) ?? []).filter(
    ({ durationBeats }) => durationBeats <= LONGEST_BEATS,
  )
  const [isKickAudio, isBassAudio] = [kick, bass].map(({ track }) => track.kind === 'audio')
  if (!isKickAudio && !isBassAudio) {
    const met = onNotes(hits, notes)
    return met.length * FEWEST_MET >= hits.length ? barsOf(song, met.map(begin)) : new Set()
  }
  const kicked = kickedBars(song, kick)
  const sounding = isBassAudio ? clipBars(song, bass) : barsOf(song, notes)
  return new Set([...kicked].filter((bar) => sounding.has(bar)))
}

/** Hits that fall on a note: a bass that plays between the kicks leaves them room by itself. */
function onNotes(hits: readonly Note[], notes: readonly Note[]): Note[] {
  const sorted = notes.toSorted((a, b) => a.startBeats - b.startBeats)
  let [next, until] = [0, -Infinity]
  return hits
    .toSorted((a, b) => a.startBeats - b.startBeats)
    .filter(({ startBeats }) => {
      for (; (sorted[next]?.startBeats ?? Infinity) <= startBeats + HAIR_BEATS; next++) {
        const { startBeats: start = 0, durationBeats = 0 } = sorted[next] ?? {}
        until = Math.max(until, start + durationBeats)
      }
      return until > startBeats + HAIR_BEATS
    })
}

function clipBars({ activity }: Song, { track }: Part): Set<number> {
  return new Set(activity.tracks.flatMap((tracks, index) => (tracks.has(track.id) ? [index + 1] : [])))
}

function barsOf({ picture }: Song, notes: readonly Pick<Note, 'startBeats' | 'durationBeats'>[]): Set<number> {
  return new Set(
    notes.flatMap(({ startBeats, durationBeats }) => {
      const { from, to } = barsBetween(picture.meters, startBeats, startBeats + durationBeats)
      return Array.from({ length: to - from + 1 }, (_, step) => from + step)
    }),
  )
}

const begin = ({ startBeats }: Note) => ({ startBeats, durationBeats: 0 })

function makesRoom(part: Part): boolean {
  const devices = activeDevices(part)
  const hasDevice = devices.some(
    ({ device }) =>
      device.sidechain?.isOn === true ||
      DUCKING.test(device.name) ||
      device.tag === 'AutoPan' ||
      device.tag === 'AutoPan2',
  )
  const isAutomated = part.track.automation.some(
    ({ target, events }) => events.length > 2 && target.kind === 'mixer' && target.parameter === 'volume',
  )
  return hasDevice || isAutomated
}

const DUCKING = /kickstart|lfo ?tool|shaper|duck|trackspacer|sidechain|pump/i
/** A bass that meets fewer kicks than one in four plays between them. */
const FEWEST_MET = 4
const FEWEST_BARS = 8
/** G2 as Live writes it, 196 Hz: a bass above it shares nothing with a kick. */
const LOW_BELOW = 55
/** Two bars of 4/4: what is held for longer is a drone below the kicks, and no bass line. */
const LONGEST_BEATS = 8
const HAIR_BEATS = 0.06
/** B0 and C1 in Live’s naming: both bass drums of General MIDI, and the first pad of a Drum Rack. */
const KICK_KEYS: ReadonlySet<number> = new Set([35, 36])
