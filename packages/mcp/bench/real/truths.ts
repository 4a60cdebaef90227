import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Label } from './asking.ts'
import { beatsOf, chordTones, isSong, notesIn, playingIn } from './measure.ts'
import { type RealLibrary, type RealProject } from './real-library.ts'
import type { RawDevice, RawSet, RawTrack } from './raw-set.ts'

export const named = ({ name }: RawTrack) => name
export const near = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < 0.02

export function songs({ projects }: RealLibrary): RealProject[] {
  return projects.filter(isSong)
}

export function tracksOf({ tracks, main }: RawSet): RawTrack[] {
  return main ? [...tracks, main] : [...tracks]
}

export function allDevices(raw: RawSet): RawDevice[] {
  return tracksOf(raw).flatMap(({ devices }) => devices)
}

export function songsHaving({ projects }: RealLibrary, tags: readonly string[]): number {
  return projects.filter(({ raw }) => allDevices(raw).some(({ tag }) => tags.includes(tag))).length
}

/** A device of Live or a track whose shown name holds the word, such as a renamed rack. */
export function isNameOfDevice(library: RealLibrary, id: string, name: string): boolean {
  const { raw } = library.projects.find((project) => project.id === id) as RealProject
  return allDevices(raw).some(({ tag }) => (TAG_NAMES.get(tag) ?? tag).toLowerCase().includes(name.toLowerCase()))
}

export function namesIn(raw: RawSet): string[] {
  const clips = raw.tracks.flatMap(({ clips: own }) => own.map(({ name }) => name))
  const devices = allDevices(raw).map(({ tag, plugin }) => plugin ?? TAG_NAMES.get(tag) ?? tag)
  return [...tracksOf(raw).map(named), ...clips, ...devices, ...raw.samples.map(({ name }) => name)]
}

export function endOfAll({ tracks }: RawSet): number {
  return Math.max(0, ...tracks.flatMap(({ clips }) => clips.map(({ end }) => end)))
}

export function hasLimiterOnMain({ main }: RawSet): boolean {
  return main?.devices.some(({ tag, isActive }) => tag === 'Limiter' && isActive) ?? false
}

export function notesOfAll(raw: RawSet, bar: string) {
  return playingIn(raw, beatsOf(bar, raw)).flatMap((track) => notesIn(track, beatsOf(bar, raw)))
}

/** Of the tones that a symbol claims, the root among them, all but one are played in the bars by what is no drum. */
export function isChordThere(raw: RawSet, symbol: string, bars: string): boolean {
  const tones = [...new Set(chordTones(symbol) ?? [])]
  const stretch = beatsOf(bars, raw)
  const parts = playingIn(raw, stretch).filter(({ devices }) => devices.every(({ tag }) => tag !== 'DrumGroupDevice'))
  const played = new Set(parts.flatMap((track) => notesIn(track, stretch)).map(({ pitch }) => pitch % 12))
  const [root] = tones
  const there = tones.filter((tone) => played.has(tone))
  return root !== undefined && played.has(root) && there.length >= Math.max(1, tones.length - 1)
}

export function labelled(library: RealLibrary, { file }: Label): RealProject | undefined {
  return library.projects.find(({ path }) => path.endsWith(file))
}

/** Samples that no library or pack of Live holds, and that lie at none of the places that the set names. */
export function goneFrom(raw: RawSet) {
  return raw.samples.filter((sample) => !OF_LIBRARIES.has(sample.relativeType) && !isThere(raw, sample))
}

/** Names of the keys that a label counts as right; of a place in the song too where the song changes its key. */
export function rightKeys({ key, alternatives, localKeys }: Label): string[] {
  return [key, ...alternatives, ...localKeys.map(({ key: local }) => local)].flatMap((name) => name ?? [])
}

function isThere(raw: RawSet, { relative, absolute }: RawSet['samples'][number]): boolean {
  return (
    (relative !== null && existsSync(join(dirname(raw.path), relative))) || (absolute !== null && existsSync(absolute))
  )
}

export function pairNamed(raw: RawSet, names: string): [RawTrack, RawTrack] | null {
  for (const a of raw.tracks)
    for (const b of raw.tracks)
      if (a !== b && `${a.name} and ${b.name}` === names && isOnly(raw, a) && isOnly(raw, b)) return [a, b]
  return null
}

const isOnly = (raw: RawSet, { name }: RawTrack) => raw.tracks.filter((other) => other.name === name).length === 1

/** Sixteenths in which both sound, and those in which a note of one lies within three semitones of one of the other. */
export function sharedSteps(a: RawTrack, b: RawTrack, end: number) {
  const all = { start: 0, end }
  const [inA, inB] = [notesIn(a, all), notesIn(b, all)]
  let [both, close] = [0, 0]
  for (let step = 0; step < end * 4; step++) {
    const sounds = (notes: typeof inA) =>
      notes.filter((note) => note.start < (step + 1) / 4 - 1e-6 && note.end > step / 4 + 1e-6)
    const [nowA, nowB] = [sounds(inA), sounds(inB)]
    if (nowA.length === 0 || nowB.length === 0) continue
    both++
    if (nowA.some(({ pitch }) => nowB.some((other) => Math.abs(other.pitch - pitch) <= 3))) close++
  }
  return { both, close }
}

export function isFrequency(line: string, hertz: number): boolean {
  const [, number = '', unit] = /(-?[\d.]+) (k?Hz)/.exec(line) ?? []
  const said = Number(number) * (unit === 'kHz' ? 1000 : 1)
  return number !== '' && Math.abs(said - hertz) <= Math.max(1, hertz * 0.01)
}

/** `RelativePathType` of the library, factory packs, the user library and what is built in. */
const OF_LIBRARIES: ReadonlySet<number> = new Set([2, 5, 6, 7])
export const TAGS: Readonly<Record<string, readonly string[]>> = {
  Reverb: ['Reverb'],
  Compressor: ['Compressor2', 'Compressor'],
  Simpler: ['OriginalSimpler'],
  'EQ Eight': ['Eq8'],
  'Drum Rack': ['DrumGroupDevice'],
  Limiter: ['Limiter'],
}
const TAG_NAMES = new Map(Object.entries(TAGS).flatMap(([name, tags]) => tags.map((tag) => [tag, name] as const)))
