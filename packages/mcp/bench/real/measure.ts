import type { RealProject } from './real-library.ts'
import type { RawClip, RawNote, RawSet, RawTrack } from './raw-set.ts'

/** Songs that a question about bars can be asked of: one meter, three sounding tracks, sixteen bars, names (Live 8 leaves them to the reader). */
export function isSong({ raw }: RealProject): boolean {
  const isNamed = raw.tracks.every(({ name }) => name !== '')
  return isNamed && !raw.hasMeterChanges && sounding(raw).length >= 3 && endOf(raw) >= 16 * raw.beatsPerBar
}

function sounding({ tracks }: RawSet): RawTrack[] {
  return tracks.filter((track) => track.isOn && track.clips.some(isHeard))
}

export function isHeard({ isOff, start, end }: RawClip): boolean {
  return !isOff && end > start && end > 0
}

export function endOf(raw: RawSet): number {
  return Math.max(0, ...sounding(raw).flatMap(({ clips }) => clips.filter(isHeard).map(({ end }) => end)))
}

/** Beats of a range such as `17–24` or `41`. */
export function beatsOf(bars: string, { beatsPerBar }: RawSet): { readonly start: number; readonly end: number } {
  const [from = 1, to = from] = bars.split(/[–-]/).map(Number)
  return { start: (from - 1) * beatsPerBar, end: to * beatsPerBar }
}

export function playingIn(raw: RawSet, { start, end }: { readonly start: number; readonly end: number }): RawTrack[] {
  return sounding(raw).filter(({ clips }) =>
    clips.some((clip) => isHeard(clip) && clip.start < end - NOISE && clip.end > start + NOISE),
  )
}

/** Notes that sound in a stretch, as they sound: moved by Pitch devices. */
export function notesIn(track: RawTrack, { start, end }: { readonly start: number; readonly end: number }): RawNote[] {
  return track.clips
    .filter(isHeard)
    .flatMap(({ notes }) => notes)
    .filter((note) => note.start < end - NOISE && note.end > start + NOISE)
    .map((note) => ({ ...note, pitch: Math.min(127, Math.max(0, note.pitch + track.pitchShift)) }))
}

/** `C♯3` → 61, `D♭4` → 73; C3 is 60. */
export function pitchOf(name: string): number {
  const [, letter = 'C', sign = '', octave = '3'] = /^([A-G])([♯♭𝄪𝄫x#b]*)(-?\d+)$/u.exec(name) ?? []
  return 12 * (Number(octave) + 2) + pitchClassOf(letter + sign, false)
}

export function pitchClassOf(name: string, wraps = true): number {
  const letter = LETTERS[name[0] ?? 'C'] ?? 0
  const shift = Array.from(name.slice(1)).reduce((sum, sign) => sum + (SIGNS[sign] ?? 0), 0)
  return wraps ? (((letter + shift) % 12) + 12) % 12 : letter + shift
}

/**
 * Pitch classes that a chord symbol claims, the root first and the bass last: `Gm7♭5/B♭`, `Am9`, `C(add9)`; of what is less
 * than a chord (`A alone`, `A–C`, `A5`) what it names. `null` where the symbol is none that is known here.
 */
export function chordTones(symbol: string): number[] | null {
  const alone = /^([A-G][♯♭𝄪𝄫]*)(?: alone|–([A-G][♯♭𝄪𝄫]*))$/u.exec(symbol)
  if (alone) return alone.slice(1).flatMap((name) => (name === undefined ? [] : [pitchClassOf(name)]))
  const [, root = '', kind = '', bass] = /^([A-G][♯♭𝄪𝄫]*)(.*?)(?:\/([A-G][♯♭𝄪𝄫]*))?$/u.exec(symbol) ?? []
  const plain = kind.replace(/\((?:add|[♯♭]?\d).*\)$/u, '').replace('6/9', '6')
  const steps = CHORDS[plain] ?? CHORDS[plain.replace(/9|11|13/, '7')]
  if (root === '' || !steps) return null
  const tones = steps.map((step) => (pitchClassOf(root) + step) % 12)
  return bass === undefined ? tones : [...tones, pitchClassOf(bass)]
}

/** Two lists that should hold the same names, whatever their order. */
export function same(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join('|') === b.toSorted().join('|')
}

const NOISE = 1e-3
const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const SIGNS: Readonly<Record<string, number>> = { '♯': 1, '♭': -1, '#': 1, b: -1, '𝄪': 2, x: 2, '𝄫': -2 }
const CHORDS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  'm7♭5': [0, 3, 6, 10],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  aug: [0, 4, 8],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '5': [0, 7],
  'm(maj7)': [0, 3, 7, 11],
  aug7: [0, 4, 8, 10],
  'maj7♯5': [0, 4, 8, 11],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7sus4': [0, 5, 7, 10],
}
