import type { Finding } from '@kvint/report'
import { heardNotesOf, isOn, manual, type RawNote, type RawSet } from './raw-set.ts'
import { at, within } from './raw-xml.ts'
import { verdict, type Verdict, type Witness } from './verdict.ts'

const PITCH_CLASSES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
export const pitchClass = (name: string): number => {
  const [letter = '', ...signs] = name
  const shift = signs.reduce((sum, sign) => sum + (sign === '♯' || sign === '#' ? 1 : sign === '♭' ? -1 : 0), 0)
  return ((PITCH_CLASSES[letter] ?? 0) + shift + 12) % 12
}
/** Notes of the tracks that were read for harmony, moved as Pitch devices before the instrument move them. */
export const harmonic = (set: RawSet, report: Parameters<Witness>[2]): RawNote[] => {
  const ids = new Set(report.harmony.kind === 'known' ? report.harmony.trackIds.map(String) : [])
  const tracks = set.tracks.filter(({ id, isOn: isHeard }) => isHeard && ids.has(id))
  // Chord, Scale and what stands inside racks is not followed here.
  const shifts = tracks.map(({ xml }) => {
    const moving = within(xml, 'MidiPitcher', 'MidiChord', 'MidiScale').filter(isOn)
    const pitchers = (at(xml, 'DeviceChain/DeviceChain/Devices')?.children ?? []).filter(
      ({ tag }) => tag === 'MidiPitcher',
    )
    return moving.every((device) => pitchers.includes(device))
      ? moving.reduce((sum, device) => sum + manual(device, 'Pitch'), 0)
      : null
  })
  return shifts.includes(null)
    ? []
    : tracks.flatMap((track, index) =>
        heardNotesOf(set, track).map((note) => ({ ...note, pitch: note.pitch + (shifts[index] ?? 0) })),
      )
}
export const soundingIn = (notes: readonly RawNote[], from: number, to: number): Set<number> =>
  new Set(
    notes
      .filter(({ start, duration }) => start < to - 0.05 && start + duration > from + 0.05)
      .map(({ pitch }) => pitch % 12),
  )
export const spread = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
export const beatsOf = ({ bars }: Finding['evidence'][number], report: Parameters<Witness>[2]): [number, number] => {
  const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
  return bars ? [(bars.from - 1) * bar, bars.to * bar] : [0, Number.POSITIVE_INFINITY]
}
export const isGrid = (beats: number): boolean =>
  [8, 12].some((steps) => Math.abs(beats * steps - Math.round(beats * steps)) < 0.02)
/** Root and bass of chord symbols in a text. */
const chordsIn = (text: string) =>
  [...text.matchAll(/(?<![\w♯♭])([A-G][♯♭]?)(?:m|maj|dim|sus|add|°|ø|\d|\()*[^\s–,;/]*(?:\/([A-G][♯♭]?))?/gu)].map(
    ([, root = 'C', bass]) => ({ root: pitchClass(root), bass: bass === undefined ? null : pitchClass(bass) }),
  )

export function rootsSound(
  texts: readonly { readonly text: string; readonly span: [number, number] }[],
  notes: readonly RawNote[],
): Verdict {
  if (texts.length === 0 || notes.length === 0) return 'cannot tell'
  return verdict(
    texts.every(({ text, span }) => {
      const [chord] = chordsIn(text)
      return chord === undefined || soundingIn(notes, ...span).has(chord.root)
    }),
  )
}

export const SCALES: Readonly<Record<string, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
}
/** Tones of a scale by its name; major where the mode is not known. */
export function scaleOf(tonic: string, mode: string): Set<number> {
  const steps = SCALES[mode.toLowerCase()] ?? SCALES['major'] ?? []
  return new Set(steps.map((step) => (pitchClass(tonic) + step) % 12))
}
