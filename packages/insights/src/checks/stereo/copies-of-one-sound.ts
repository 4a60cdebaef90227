import { barAt } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { isInstrument } from '../../tracks/reaches-no-instrument.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { inEnglish } from '../../words/write-message.ts'
import { panWords } from './pan-words.ts'

export const copiesOfOneSound: Check = {
  id: 'ST10',
  title: 'Two copies of one sound',
  area: 'mix',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Two equal signals add up to 6 dB and to no width; between two speakers they are heard in the middle of both (Rumsey, Spatial Audio, 2001). Nine in ten of 32 notes, or of two clips, are rules of thumb',
  find: (song) => {
    const told = firstPair(song)
    if (!told) return null
    const { one, other, shared, isStacked } = told
    const what = isAudio(one) ? count(shared, 'clip') : count(shared, 'note')
    const names =
      one.track.name === other.track.name
        ? say`Two tracks called ${quoted(one.track.name)}`
        : quotedTracks([one.track, other.track])
    return {
      claim: isStacked
        ? say`${names} play the same ${what} with the same sound at the same place: the second makes it louder and adds nothing else.`
        : say`${names} play the same recording, panned ${panWords(panOf(one))} and ${panWords(panOf(other))}: that is one sound between them, and no width.`,
      evidence: [one, other].map((part) =>
        aboutTrack(
          part,
          say`${what} in common from ${atBar(song, firstBar(song, part))} on; pan ${panWords(panOf(part))}`,
        ),
      ),
      ...(!isStacked && {
        lesson: 'st10-apart',
        honesty: inEnglish(
          say`Likely: the recording, devices with all their settings, sends and output are the same. One of the two may be there to be changed later.`,
        ),
      }),
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Panorama', 'panorama')],
  lessons: ['st10-apart'],
  honesty:
    'Likely: notes, devices with all their settings, sends, output and pan are the same. A copy may be there to be changed later.',
}

type Pair = { readonly one: Part; readonly other: Part; readonly shared: number }

/** Two copies at one place; where there are none, one recording on both sides. */
function firstPair(song: Song): (Pair & { readonly isStacked: boolean }) | undefined {
  let apart: Pair | undefined
  for (const alike of Map.groupBy(song.parts.flatMap(placedParts), ({ sound }) => sound).values())
    for (const pair of copiesAmong(alike)) {
      const [one, other] = [panOf(pair.one), panOf(pair.other)]
      if (Math.abs(one - other) < SAME_PLACE) return { ...pair, isStacked: true }
      if (isAudio(pair.one) && one * other < 0) apart ??= pair
    }
  return apart && { ...apart, isStacked: false }
}

type PlacedPart = { readonly part: Part; readonly sound: string; readonly places: ReadonlySet<string> }

/** A part that may be a copy: it plays enough, and its sound is known. */
function placedParts(part: Part): PlacedPart[] {
  const places = placesOf(part.isAudible ? part.clips.filter(({ report }) => report.isHeard) : [])
  const sound = places.size >= fewestOf(part) ? soundOf(part) : null
  return sound === null ? [] : [{ part, sound, places }]
}

/** Which of these parts of one sound play the same, pair by pair: counted by place, as a set may hold thousands alike. */
function* copiesAmong(parts: readonly PlacedPart[]): Generator<Pair> {
  const playing = Map.groupBy(
    parts.flatMap(({ places }, index) => [...places].map((place) => ({ place, index }))),
    ({ place }) => place,
  )
  for (const [index, one] of parts.entries()) {
    const shared = new Uint32Array(parts.length)
    for (const place of one.places)
      for (const at of playing.get(place) ?? []) shared[at.index] = (shared[at.index] ?? 0) + 1
    for (const [after, other] of parts.slice(index + 1).entries()) {
      const both = shared[index + 1 + after] ?? 0
      const least = Math.max(fewestOf(one.part), Math.min(one.places.size, other.places.size) * COPIED)
      if (both >= least) yield { one: one.part, other: other.part, shared: both }
    }
  }
}

function fewestOf(part: Part): number {
  return isAudio(part) ? FEWEST_CLIPS : FEWEST_NOTES
}

type PlacedClips = Part['clips']

/** Where each note, or each clip of audio, begins: in eighths of a beat. */
function placesOf(clips: PlacedClips): ReadonlySet<string> {
  return new Set(
    clips.flatMap(({ report: { kind, startBeats }, contentKey, notes }) =>
      kind === 'audio'
        ? [`${contentKey}@${String(Math.round(startBeats * 8))}`]
        : notes.map(([pitch, start]) => `${String(pitch)}@${String(Math.round((startBeats + start) * 8))}`),
    ),
  )
}

function isAudio({ clips }: Part): boolean {
  return clips.every(({ report }) => report.kind === 'audio')
}

/** All settings of what is on in a chain, what moves them, the sends that are heard and where the track goes; `null` where a plug-in or a Max device keeps its own to itself, and where nothing sounds. */
function soundOf(part: Part): string | null {
  const active = activeDevices(part)
  const isPlayed = isAudio(part) || active.some(isInstrument)
  if (!isPlayed || active.some(({ device }) => HIDDEN.has(device.kind))) return null
  const { devices, automation, mixer, delay, groupId, output } = part.track
  const sends = mixer.sends.map(({ levelDb, isActive }) => (isActive && levelDb > QUIET_DB ? levelDb : null))
  const envelopes = part.clips.flatMap(({ clip, report }) => (report.isHeard ? clip.envelopes : []))
  const heard = [
    devices.filter(({ isOn }) => isOn),
    [automation, envelopes],
    [sends, mixer.crossfade, groupId, output?.target],
    [delay, isAudio(part)],
  ]
  return JSON.stringify(heard, (key, value: unknown) => (UNHEARD.has(key) ? undefined : value))
}

function panOf({ track }: Part): number {
  return track.mixer.pan
}

function firstBar({ picture: { meters } }: Song, { clips }: Part): number {
  return barAt(meters, Math.min(...clips.filter(({ report }) => report.isHeard).map(({ report }) => report.startBeats)))
}

const HIDDEN: ReadonlySet<string> = new Set(['plugin', 'max', 'unknown'])
/** Names, places in the file, and whether anything moves it anywhere: what does is compared itself. */
const UNHEARD: ReadonlySet<string> = new Set([
  'name',
  'userName',
  'annotation',
  'presetName',
  'isLibraryPreset',
  'offset',
  'isAutomated',
])
/** A tenth of the dry sound. */
const QUIET_DB = -20
const COPIED = 0.9
const FEWEST_NOTES = 32
const FEWEST_CLIPS = 2
/** Two and a half of Live's fifty steps. */
const SAME_PLACE = 0.05
