import { quoted } from '../words/figures.ts'
import { say } from '../words/say.ts'
import type { Clip, SampleReference, Track } from '@kvint/als'
import type { Message, Role } from '@kvint/report'
import { roleByName } from './role-by-name.ts'
import { EVIDENCE_WEIGHT, type RoleEvidence } from './role-evidence.ts'

/** What a track's clips say about its role: names of their sample files and of the clips where most agree, and how long a file is. */
export function clipEvidence(track: Track): RoleEvidence[] {
  const clips: Clip[] = [...track.arrangementClips, ...track.sessionClips.map(({ clip }) => clip)]
  const audio = clips.filter((clip) => clip.kind === 'audio')
  const samples = audio.flatMap(({ sample }) => (sample ? [sample] : []))
  const isAudio = audio.length > 0
  return [
    ...named(
      samples.map(({ fileName }) => fileName),
      EVIDENCE_WEIGHT.sample,
      (name) => say`it plays ${quoted(name)}`,
    ),
    ...named(
      [...new Set(clips.filter((clip) => !isAudio || !isNamedByFile(clip)).map(({ name }) => name))],
      isAudio ? EVIDENCE_WEIGHT.preset : EVIDENCE_WEIGHT.group,
      (name) => say`a clip of it is called ${quoted(name)}`,
      NAME_OF_A_SECTION,
    ),
    ...wholeSongs(samples),
  ]
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

/** Live calls an audio clip as its file, until somebody types another name. */
function isNamedByFile(clip: Clip): boolean {
  const file = clip.kind === 'audio' ? (clip.sample?.fileName ?? '') : ''
  return lettersOf(file.replace(/\.\w+$/, '')) === lettersOf(clip.name)
}

/** A recording that Live calls “0003 5-Audio” is “3 5-Audio” as a clip, and “(Freeze)” or a date may follow. */
function lettersOf(name: string): string {
  return name.replaceAll(/\[[^\]]*\]|\b0+(?=\d)|[^\p{L}\p{N}]/gu, '').toLowerCase()
}

/** Music that was downloaded or bought whole: a compressed file as long as a song, where no name says that it is one part of it. */
function wholeSongs(samples: readonly SampleReference[]): RoleEvidence[] {
  const songs = samples.filter(isWholeSong)
  const [first] = songs
  if (!first || songs.length < samples.length * LEAST_AGREEMENT) return []
  return [{ role: 'song', weight: EVIDENCE_WEIGHT.range, because: say`it plays ${quoted(first.fileName)}, which is as long as a song` }]
}

function isWholeSong({ fileName, durationSamples, sampleRateHz }: SampleReference): boolean {
  const seconds = (durationSamples ?? 0) / (sampleRateHz ?? Infinity)
  return COMPRESSED.test(fileName) && !ONE_PART.test(fileName) && seconds >= SHORTEST_SONG_SECONDS
}

const LEAST_AGREEMENT = 0.5
/** Clips are called by where they stand in the song as well as by what they play. */
const NAME_OF_A_SECTION = /^(?:breaks?|beats?|hook|theme|solo|transitions?)$/
const COMPRESSED = /\.(?:mp3|m4a|mp4|ogg|aac|wma)$/i
const ONE_PART = /stems?\b|loop|recording|rpreplay|voice|memo|opptak|aufnahme|narrat|speech|podcast|interview|rain\b|ambien/i
/** Loops and one-shots are shorter; two minutes is a short song. */
const SHORTEST_SONG_SECONDS = 90
