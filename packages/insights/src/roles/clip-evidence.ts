import { quoted } from '../words/figures.ts'
import { say } from '../words/say.ts'
import type { Clip, SampleReference, Track } from '@kvint/als'
import type { Message, Role } from '@kvint/report'
import { DRUM_ROLES, roleByName } from './role-by-name.ts'
import { EVIDENCE_WEIGHT, type RoleEvidence } from './role-evidence.ts'

/** What a track's clips say about its role: names of their sample files and of the clips where most agree, and how long a file is. */
export function clipEvidence(track: Track): RoleEvidence[] {
  const clips: Clip[] = [...track.arrangementClips, ...track.sessionClips.map(({ clip }) => clip)]
  const audio = clips.filter((clip) => clip.kind === 'audio')
  const samples = audio.flatMap(({ sample }) => (sample ? [sample] : []))
  const byFile = named(
    samples.map(({ fileName }) => fileName),
    EVIDENCE_WEIGHT.sample,
    (name) => say`it plays ${quoted(name)}`,
  )
  if (byFile.length > 0) return byFile
  const byName = named(
    clips.map((clip) => (isNamedByItself(clip, track) ? UNNAMED : clip.name)),
    audio.length > 0 ? EVIDENCE_WEIGHT.preset : EVIDENCE_WEIGHT.group,
    (name) => say`a clip of it is called ${quoted(name)}`,
    NAME_OF_A_SECTION,
  )
  return byName.length > 0 ? byName.map(asDrums) : wholeSongs(samples)
}

/** A clip that is called “Drums” is drums, whatever lies at its keys; “Bass” may say where it came from. */
function asDrums(evidence: RoleEvidence): RoleEvidence {
  return DRUM_ROLES.has(evidence.role) ? { ...evidence, weight: EVIDENCE_WEIGHT.name } : evidence
}

/** The role that half of the names or more say. */
function named(
  names: readonly string[],
  weight: number,
  reason: (example: string) => Message,
  besides?: RegExp,
): RoleEvidence[] {
  const told = names.filter((name) => name !== '')
  const votes = new Map<Role, { count: number; example: string }>()
  for (const name of told) {
    const found = roleByName(name.replace(/\.\w+$/, ''))
    if (!found || besides?.test(found.word)) continue
    const vote = votes.get(found.role) ?? { count: 0, example: name }
    vote.count++
    votes.set(found.role, vote)
  }
  const [best] = [...votes].toSorted(([, a], [, b]) => b.count - a.count)
  if (!best || best[1].count < told.length * LEAST_AGREEMENT) return []
  return [{ role: best[0], weight, because: reason(best[1].example) }]
}

/** Live calls an audio clip as its file and a recorded one as its track, until somebody types another name. */
function isNamedByItself(clip: Clip, { name }: Track): boolean {
  const file = clip.kind === 'audio' ? (clip.sample?.fileName ?? '') : ''
  return [file.replace(/\.\w+$/, ''), name].some((own) => lettersOf(own) === lettersOf(clip.name))
}

/** A recording that Live calls “0003 5-Audio” is “3 5-Audio” as a clip, and a date may follow. */
function lettersOf(name: string): string {
  return name.replaceAll(/\[[^\]]*\]|[^\p{L}]/gu, '').toLowerCase()
}

/** Music that was downloaded or bought whole: a file as long as a song, compressed or called “artist - title”, where no name says that it is one part of it. */
function wholeSongs(samples: readonly SampleReference[]): RoleEvidence[] {
  const songs = samples.filter(isWholeSong)
  const [first] = songs
  if (!first || songs.length < samples.length * LEAST_AGREEMENT) return []
  return [
    {
      role: 'song',
      weight: EVIDENCE_WEIGHT.range,
      because: say`it plays ${quoted(first.fileName)}, which is as long as a song`,
    },
  ]
}

function isWholeSong({ fileName, durationSamples, sampleRateHz }: SampleReference): boolean {
  const seconds = (durationSamples ?? 0) / (sampleRateHz ?? Infinity)
  const isAsLong = seconds >= SHORTEST_SONG_SECONDS && seconds <= LONGEST_SONG_SECONDS
  return (COMPRESSED.test(fileName) || ARTIST_AND_TITLE.test(fileName)) && !ONE_PART.test(fileName) && isAsLong
}

const LEAST_AGREEMENT = 0.5
/** Clips are called by where they stand in the song as well as by what they play. */
const NAME_OF_A_SECTION = /^(?:breaks?|beats?|hook|theme|solo|transitions?)$/
const COMPRESSED = /\.(?:mp3|m4a|mp4|ogg|aac|wma)$/i
/** As shops write it: letters on both sides of the dash. */
const ARTIST_AND_TITLE = /^[^-]*\p{L}{2}[^-]* - \P{L}*\p{L}{2}/u
/** A part of a song, a recording of one’s own, or of a place on a day: “Station20110923”. */
const ONE_PART =
  /stems?\b|loop|recording|rpreplay|voice|memo|opptak|aufnahme|narrat|speech|podcast|interview|\brain\b|ambien|(?:19|20)\d{6}/i
/** Loops and one-shots are shorter, mixes and albums longer. */
const SHORTEST_SONG_SECONDS = 90
const LONGEST_SONG_SECONDS = 900
const UNNAMED = '-'
