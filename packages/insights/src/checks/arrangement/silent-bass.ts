import { barsBetween, beatOfBar } from '@kvint/report'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'
import { type OpenStretches, openStretches } from '../../signal/open-stretches.ts'
import { lazily } from '../../song/lazily.ts'
import type { Part, Song } from '../../song/song.ts'
import { isDown } from '../../tracks/heard-tracks.ts'
import { outermostSwitch } from '../../tracks/outermost-switch.ts'
import { playsHardware } from '../../tracks/reaches-no-instrument.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { manual, term } from '../sources.ts'
import { count, list, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const silentBass: Check = {
  id: 'AR21',
  title: 'A bass that is switched off',
  area: 'arrangement',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Eight bars, a phrase, in which two parts or more play above no bass, and a line of 16 notes or four bars of sound: rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || song.parts.some(({ track }) => track.mixer.isSoloed)) return null
    const basses = new Set(partsWith(song, 'bass').map(({ track }) => track.id))
    const open = lazily(() => openStretches(song.set, beatOfBar(song.picture.meters, song.activity.barCount + 1)))
    const found = song.parts.flatMap((part) => {
      const isOff =
        part.report.role.role === 'bass' &&
        part.clips.length > 0 &&
        !playsHardware(part.track) &&
        !isDown(part.track) &&
        (!part.report.isHeard || part.clips.every(({ clip }) => clip.isMuted))
      if (!isOff || !isLine(song, part)) return []
      const missing = barsOf(song, part, open()).filter((bar) => {
        const playing = song.activity.tracks[bar - 1] ?? new Set()
        return playing.size >= FEWEST_ABOVE && ![...basses].some((id) => playing.has(id))
      })
      const [from = 0, to = 0] = longestRun(missing)
      return to - from + 1 >= FEWEST_BARS && !isReplaced(song, part, to + 1) ? [{ part, from, to }] : []
    })
    const [told] = found.toSorted((a, b) => b.to - b.from - (a.to - a.from))
    if (!told) return null
    const { part, from, to } = told
    const bars = { from, to }
    const notes = part.clips.reduce((sum, clip) => sum + clip.notes.length, 0)
    const above = song.parts.filter(({ track }) => song.activity.tracks[from - 1]?.has(track.id))
    const off = groupsOff(song, part)
    // Where most is off here and there, one of many basses says little.
    if (off.length === 0 && !isMostlyHeard(song)) return null
    // With a bass elsewhere, a group that is off is another version.
    if (off.length > 0 && basses.size > 0) return null
    const inOff = off.reduce((sum, { partCount }) => sum + partCount, 0)
    const noBass = say`no bass plays in bars ${String(from)} to ${String(to)}`
    return {
      claim:
        off.length === 0
          ? say`${quoted(part.track.name)} is switched off, and no other bass plays in bars ${String(from)} to ${String(to)}.`
          : off.length === 1
            ? say`The group ${list(off.map(({ name }) => quoted(name)))} is switched off with all its ${count(inOff, 'part')}, and ${noBass}.`
            : say`The groups ${list(off.map(({ name }) => quoted(name)))} are switched off with all their ${count(inOff, 'part')}, and ${noBass}.`,
      evidence: [
        aboutTrack(
          part,
          notes > 0 ? say`off; ${count(notes, 'note')} in its clips` : say`off; ${count(part.clips.length, 'clip')}`,
          bars,
        ),
        aboutSet(say`What plays in bar ${String(from)}: ${quotedTracks(above.map(({ track }) => track))}`, bars),
      ],
      confidence: confidenceByRole([part]),
      figures: { bar: from, bars: to - from + 1, part: part.track.name },
      place: { trackIds: [part.track.id], clipIds: [], bars },
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Arrangement density', 'density')],
  honesty:
    'Likely: the switch and the clips are certain. That the track is the bass is read from its name, device and notes, and a bass inside a loop of another track I do not hear.',
}

/** Groups that are switched off with several parts in them, where the bass is in one; else none. */
function groupsOff({ parts, set }: Song, bass: Part): { readonly name: string; readonly partCount: number }[] {
  const byId = new Map(set.tracks.map((track) => [track.id, track]))
  const playing = parts.filter(({ clips }) => clips.length > 0)
  const groups = [...Map.groupBy(playing, ({ track }) => outermostSwitch(track, byId))].flatMap(([group, inside]) =>
    group?.kind === 'group' && inside.length > 1 ? [{ name: group.name, partCount: inside.length, inside }] : [],
  )
  return groups.some(({ inside }) => inside.includes(bass)) ? groups : []
}

/** Whether a bass of its name comes in just where it is no longer missed: then it has been played again. */
function isReplaced(song: Song, part: Part, bar: number): boolean {
  const wordOf = ({ track }: Part) => /\p{L}{3,}/u.exec(track.name.toLowerCase())?.[0]
  const comesIn = ({ track }: Part) =>
    Math.abs(song.activity.tracks.findIndex((playing) => playing.has(track.id)) + 1 - bar) <= 1
  const word = wordOf(part)
  return word !== undefined && partsWith(song, 'bass').some((other) => wordOf(other) === word && comesIn(other))
}

function isLine({ picture: { meters } }: Song, { clips }: Part): boolean {
  const notes = clips.reduce((sum, clip) => sum + clip.notes.length, 0)
  const bars = clips.reduce((sum, { report: { startBeats, endBeats } }) => {
    const { from, to } = barsBetween(meters, startBeats, endBeats)
    return sum + to - from + 1
  }, 0)
  return notes >= FEWEST_NOTES || (notes === 0 && bars >= FEWEST_SOUND_BARS)
}

/** The bars, within the song, into which its clips reach and in which no automation closes its way. */
function barsOf({ picture: { meters }, activity }: Song, { clips, track }: Part, open: OpenStretches): number[] {
  const bars = clips
    .flatMap(({ report: { startBeats, endBeats } }) => open(track.id, { start: startBeats, end: endBeats }))
    .flatMap(({ start, end }) => {
      const { from, to } = barsBetween(meters, start, end)
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
    })
  return [...new Set(bars)].filter((bar) => bar <= activity.barCount).toSorted((a, b) => a - b)
}

function longestRun(bars: readonly number[]): readonly [number, number] | [] {
  let best: readonly [number, number] | [] = []
  let from = bars[0] ?? 0
  for (const [index, bar] of bars.entries()) {
    if (index > 0 && bar !== (bars[index - 1] ?? 0) + 1) from = bar
    if (bar - from > (best[1] ?? 0) - (best[0] ?? 1)) best = [from, bar]
  }
  return best
}

const FEWEST_BARS = 8
/** Parts that play while the bass is missed. */
const FEWEST_ABOVE = 2
const FEWEST_NOTES = 16
const FEWEST_SOUND_BARS = 4
