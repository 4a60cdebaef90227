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
    const parts = song.parts.flatMap((part) => {
      const heard = part.isAudible ? part.clips.filter(({ report }) => report.isHeard) : []
      return heard.length > 0 ? [{ part, places: placesOf(heard) }] : []
    })
    const pairs = parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => {
        const shared = [...one.places].filter((place) => other.places.has(place)).length
        const isCopy = shared >= Math.min(one.places.size, other.places.size) * COPIED
        const isMuch = shared >= (isAudio(one.part) ? FEWEST_CLIPS : FEWEST_NOTES)
        return isCopy && isMuch && isOneSound(one.part, other.part)
          ? [{ one: one.part, other: other.part, shared }]
          : []
      }),
    )
    const stacked = pairs.find(({ one, other }) => Math.abs(panOf(one) - panOf(other)) < SAME_PLACE)
    const apart = pairs.find(({ one, other }) => isAudio(one) && panOf(one) * panOf(other) < 0)
    const told = stacked ?? apart
    if (!told) return null
    const { one, other, shared } = told
    const what = isAudio(one) ? count(shared, 'clip') : count(shared, 'note')
    const names =
      one.track.name === other.track.name
        ? say`Two tracks called ${quoted(one.track.name)}`
        : quotedTracks([one.track, other.track])
    return {
      claim: stacked
        ? say`${names} play the same ${what} with the same sound at the same place: the second makes it louder and adds nothing else.`
        : say`${names} play the same recording, panned ${panWords(panOf(one))} and ${panWords(panOf(other))}: that is one sound between them, and no width.`,
      evidence: [one, other].map((part) =>
        aboutTrack(
          part,
          say`${what} in common from ${atBar(song, firstBar(song, part))} on; pan ${panWords(panOf(part))}`,
        ),
      ),
      ...(!stacked && {
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

function isOneSound(one: Part, other: Part): boolean {
  const sound = soundOf(one)
  return sound !== null && isAudio(one) === isAudio(other) && sound === soundOf(other)
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
    delay,
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
