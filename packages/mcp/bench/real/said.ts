import { pitchClassOf } from './measure.ts'

/** Keys that the words of an answer name: `F minor (0.91 sure…)` → one, `a guess between F minor (…) and A♭ major (…)` → each. */
export function keysIn(text: string): string[] {
  if (text.startsWith('not known')) return []
  const names = [...text.matchAll(KEY)].map(([name]) => name)
  return isGuess(text) ? names : names.slice(0, 1)
}

/** An answer that says itself that it does not know. */
export function isGuess(text: string): boolean {
  return text.startsWith('a guess between ')
}

/** The same tonic, however it is spelled, and a mode with the same third: labels tell major from minor alone. */
export function isSameKey(a: string, b: string): boolean {
  const [tonicA, tonicB] = [a, b].map((name) => pitchClassOf(name.split(' ')[0] ?? ''))
  return tonicA === tonicB && hasMajorThird(a) === hasMajorThird(b)
}

/** Chords of a line such as `~Am (i) | F(add9) (VI)? | % G alone`. */
export function chordsIn(line: string): { readonly symbol: string; readonly isDoubtful: boolean }[] {
  return [...line.matchAll(CHORD)].map(([, symbol = '', doubt]) => ({ symbol, isDoubtful: doubt === '?' }))
}

/** Pitch classes that the facts of a clip say lie outside the scale; `null` where they say nothing of it. */
export function outsideIn(facts: readonly string[]): number[] | null {
  if (facts.some((fact) => fact === 'All of them lie in the scale.' || fact === 'No notes.')) return []
  const [, names] = facts.flatMap((fact) => /lie outside the scale: (.*)\.$/.exec(fact) ?? [])
  return names === undefined ? null : names.split(', ').map((name) => pitchClassOf(name))
}

/** Of pitch classes those outside the scale that a key names; the scale of minor is the natural one. */
export function outsideScale(pitchClasses: readonly number[], key: string): number[] {
  const [tonic = '', mode = ''] = key.split(' ')
  const steps = SCALES[mode.toLowerCase()] ?? []
  return pitchClasses.filter((pitchClass) => !steps.includes((pitchClass - pitchClassOf(tonic) + 12) % 12))
}

function hasMajorThird(key: string): boolean {
  return /(?:major|lydian|mixolydian)$/i.test(key)
}

const KEY = /[A-G][♯♭#b]* (?:major|minor|dorian|phrygian|lydian|mixolydian|locrian)/giu
const CHORD = /(?<=^|[\s~])([A-G][♯♭𝄪𝄫]*(?: alone|–[A-G][♯♭𝄪𝄫]*|[^\s?|]*))(?: \([^)]*\))?(\?)?(?=\s|$)/gu
const SCALES: Readonly<Record<string, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  locrian: [0, 1, 3, 5, 6, 8, 10],
}
