import { barsBetween, pitchClassSign } from '@kvint/report'
import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import { mean } from '../midi/statistics.ts'
import { confidenceByKey, sureHarmony } from './sure-harmony.ts'
import { soundingNotes } from './sounding-notes.ts'
import { lowestByBeat, notesOf, readTracks } from './sounding-tones.ts'
import { twoNoteDrone } from './two-note-drone.ts'
import { count, list, pitch, type Said, sentence } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { inEnglish } from '../../words/write-message.ts'

export const oneGround: Check = {
  id: 'HA20',
  title: 'What stays under the whole song',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Music on one chord or over a drone: Tagg, Everyday Tonality (2009), on one-chord changes. Two bars of three, of sixteen or more, and four of five for a drone of two notes, are rules of thumb',
  find: (song) => {
    const drone = twoNoteDrone(song)
    if (drone) return drone
    const detail = sureHarmony(song)
    // Chords on several roots over a held bass are told as a pedal point (HA03).
    if (!detail || hidesItsBass(song) || detail.facts.pedals.some(({ roots }) => roots >= FEWEST_ROOTS)) return null
    const { beatsPerBar, changes = [] } = song.lines.meter
    if (changes.length > 0) return null
    const lowest = [...lowestByBeat(song)]
    const byNote = Map.groupBy(lowest, ([, pitchOfBeat]) => pitchOfBeat % 12)
    const [[ground, its] = []] = [...byNote].toSorted(([, a], [, b]) => b.length - a.length)
    const barsOf = (beats: typeof lowest) => Map.groupBy(beats, ([beat]) => Math.floor(beat / beatsPerBar))
    const played = barsOf(lowest)
    const grounded = [...barsOf(its ?? [])].filter(([bar, beats]) => beats.length === played.get(bar)?.length)
    if (ground === undefined || played.size < FEWEST_BARS || grounded.length < played.size * LEAST_SHARE) return null
    if (goesWithItsChords(detail, ground) || !isUnderOthers(song, ground)) return null
    const name = (pitchClass: number) => pitch(pitchClassSign(pitchClass, detail.key))
    const stretches = tonesBySection(song, ground, new Set(grounded.map(([bar]) => bar)))
    const above = inOrderAbove([...new Set(stretches.flatMap(({ tones }) => tones))], ground)
    if (above.length < FEWEST_ABOVE) return null
    const bars =
      grounded.length === played.size
        ? say`all ${count(played.size, 'bar')}`
        : say`${String(grounded.length)} of ${count(played.size, 'bar')}`
    const isNearlyAll = grounded.length >= played.size * NEARLY_ALL
    return {
      claim: say`${isNearlyAll ? say`The song` : say`Most of the song`} stands on ${name(ground)}, a pedal point: it is the lowest note in ${bars}, and ${list(above.map(name), MOST_NAMED)} come and go above it.`,
      evidence: stretches
        .filter(({ tones }) => tones.length > 0)
        .map(({ tones, ...stretch }) =>
          aboutStretch(
            song,
            stretch,
            say`${inBars(song, stretch)}: ${list(tones.map(name), MOST_NAMED)} over ${name(ground)}`,
          ),
        ),
      confidence: confidenceByKey(detail),
      figures: { bars: grounded.length, notes: above.length, tones: pitchClassSign(ground, detail.key) },
      place: {
        trackIds: [],
        clipIds: [],
        bars: barsBetween(song.picture.meters, 0, song.activity.barCount * beatsPerBar),
      },
    }
  },
  learnMore: [term('Pedal point', 'pedal-point'), term('Tonic', 'tonic')],
  honesty: 'Likely: the lowest note of each bar is certain in MIDI; a bass in audio would lie under it unheard.',
}

/** Whether it is the root of each chord over it that is sure, and the bass goes to the roots of the others: then it is their bass, and no pedal. */
function goesWithItsChords({ chords }: HarmonyDetail, ground: number): boolean {
  const sure = chords.filter(({ sounding, confidence }) => !sounding && confidence >= SURE_CHORD)
  const isRooted = sure.every(
    ({ rootPitchClass, bassPitchClass }) => bassPitchClass !== ground || rootPitchClass === ground,
  )
  const others = sure.filter(
    ({ rootPitchClass, bassPitchClass }) => bassPitchClass !== ground && bassPitchClass === rootPitchClass,
  )
  return isRooted && new Set(others.map(({ rootPitchClass }) => rootPitchClass)).size > 1
}

/** Whether parts of its own hold it, or it is held where most others begin: the lowest note of a line is no ground under that line. */
function isUnderOthers(song: Song, ground: number): boolean {
  const notes = notesOf(song)
  const isOn = ({ pitch: number }: { readonly pitch: number }) => number % 12 === ground
  const under = notes.filter(isOn)
  const others = notes.filter((note) => !isOn(note))
  const own = readTracks(song)
    .map((id) => song.lines.byTrack.get(id) ?? [])
    .filter((line) => line.filter(isOn).length >= line.length * MOSTLY)
  if (own.flat().filter(isOn).length * 2 > under.length) return true
  if (mean(under.map(({ durationBeats }) => durationBeats)) < HELD_BEATS) return false
  const held = soundingNotes(under)
  const over = others.filter(({ startBeats, pitch: number }) =>
    held({ startBeats, endBeats: startBeats + 2 * HAIR_BEATS }).some((note) => note.pitch < number),
  )
  return over.length * 2 > others.length
}

function inBars(song: Song, { startBeats, endBeats }: Omit<Stretch, 'tones'>): Said {
  const { from, to } = barsBetween(song.picture.meters, startBeats, endBeats)
  const [first, last] = [atBar(song, from), atBar(song, to)]
  if (inEnglish(say`${first}`) === inEnglish(say`${last}`)) return sentence(first)
  return song.picture.of === 'scenes' ? say`${sentence(first)} to ${last}` : say`Bars ${from} to ${to}`
}

type Stretch = { readonly startBeats: number; readonly endBeats: number; readonly tones: readonly number[] }

/** What begins over the ground, section by section; neighbours with the same notes are one. */
function tonesBySection(song: Song, ground: number, grounded: ReadonlySet<number>): Stretch[] {
  const { beatsPerBar } = song.lines.meter
  const byBar = new Map<number, Set<number>>()
  for (const { pitch: number, startBeats } of notesOf(song)) {
    const bar = Math.floor(startBeats / beatsPerBar + HAIR_BARS)
    if (grounded.has(bar) && number % 12 !== ground) byBar.set(bar, (byBar.get(bar) ?? new Set()).add(number % 12))
  }
  const found: Stretch[] = []
  for (const { startBeats, endBeats } of song.picture.sections) {
    const inside = [...byBar].filter(([bar]) => bar * beatsPerBar >= startBeats && bar * beatsPerBar < endBeats)
    const tones = inOrderAbove([...new Set(inside.flatMap(([, own]) => [...own]))], ground)
    const before = found.at(-1)
    if (before?.tones.join() === tones.join()) found.splice(-1, 1, { ...before, endBeats })
    else found.push({ startBeats, endBeats, tones })
  }
  return found
}

/** Where something that is recorded may carry the bass. */
function hidesItsBass({ parts }: Song): boolean {
  const hasBass = parts.some(({ report, track }) => report.role.role === 'bass' && track.kind === 'midi')
  const isPitchedAudio = parts.some(
    ({ report, track, clips }) =>
      track.kind === 'audio' && report.isHeard && clips.length > 0 && !WITHOUT_BASS.has(report.role.role),
  )
  return isPitchedAudio && !hasBass
}

function inOrderAbove(tones: readonly number[], ground: number): number[] {
  return tones.toSorted((a, b) => ((a - ground + 12) % 12) - ((b - ground + 12) % 12))
}

const WITHOUT_BASS: ReadonlySet<string> = new Set(['drums', 'kick', 'snare', 'hats', 'percussion', 'vocal', 'effects'])
const SURE_CHORD = 0.6
const FEWEST_BARS = 16
const FEWEST_ROOTS = 3
const LEAST_SHARE = 0.65
const NEARLY_ALL = 0.9
/** Of a part that plays the ground. */
const MOSTLY = 0.75
const FEWEST_ABOVE = 2
const HAIR_BARS = 0.01
const HAIR_BEATS = 0.05
const HELD_BEATS = 1
const MOST_NAMED = 7
