import { drumPerformances, labelledSongs, type LabelledSong } from '../labelled-songs.ts'
import { heardNotesOf, isOn, manual, type RawNote } from './raw-set.ts'
import { within } from './raw-xml.ts'
import { pitchClass } from './sounding-notes.ts'
import { named, numbersIn, unquoted, verdict, type Witness } from './verdict.ts'

/** A song beside others: hers counted in the raw document, theirs by the chords that people wrote and the notes they played. */
export const OTHERS_WITNESSES: Readonly<Record<string, Witness>> = {
  HA25: ({ claim, evidence }, set, report) => {
    const ids = new Set(report.harmony.kind === 'known' ? report.harmony.trackIds.map(String) : [])
    const tracks = set.tracks.filter((track) => track.isOn && ids.has(track.id))
    const notes = tracks.flatMap((track) => {
      const pitchers = within(track.xml, 'MidiPitcher').filter(isOn)
      const shift = pitchers.reduce((sum, device) => sum + manual(device, 'Pitch'), 0)
      return heardNotesOf(set, track).map((note) => ({ ...note, pitch: note.pitch + shift }))
    })
    const areMoved = tracks.some(({ xml }) => within(xml, 'MidiChord', 'MidiScale').length > 0)
    if (notes.length === 0 || areMoved) return 'cannot tell'
    const [uses = 0, ...told] = numbersIn(claim)
    const triads = (evidence[0]?.text.split(', each')[0] ?? '').split(/, | and /).flatMap(triadOf)
    const windows = windowsOf(notes)
    const shareOf = (holds: (window: Window) => boolean) => windows.filter(holds).length / windows.length
    const isNamed = (sounding: Window['sounding']) =>
      triads.some(
        ({ root, third }) =>
          sounding.has(root) &&
          third.some((tone) => sounding.has((root + tone) % 12)) &&
          [6, 7, 8].some((fifth) => sounding.has((root + fifth) % 12)),
      )
    // A triad in full over its own root, where none that is named sounds.
    const other = shareOf(({ sounding, lowest }) =>
      [3, 4].some(
        (third) =>
          [0, third, 7].every((tone) => sounding.has((lowest + tone) % 12)) && sounding.size <= 4 && !isNamed(sounding),
      ),
    )
    const isHeard = triads.every(
      ({ root, third }) =>
        shareOf(({ sounding }) => sounding.has(root) && third.some((tone) => sounding.has((root + tone) % 12))) >= 0.01,
    )
    const [pop = 0, popFrom = 0, popTo = 0, rock = 0, rockFrom = 0, rockTo = 0] = told
    const areOthersSo = isHalf('pop909cl', pop, popFrom, popTo) && isHalf('rs200', rock, rockFrom, rockTo)
    return verdict(triads.length === uses && isHeard && other < 0.04 && areOthersSo)
  },
  HA26: (finding, set) => {
    const [track] = named(finding, set)
    if (!track || within(track.xml, 'MidiPitcher', 'MidiChord', 'MidiScale', 'MidiArpeggiator').length > 0)
      return 'cannot tell'
    const [semitones = 0, steps = 0, songs = 0, from = 0, to = 0, fewest = 0, most = 0] = numbersIn(
      unquoted(finding.claim),
    )
    const own = moved(heardNotesOf(set, track))
    const others = labelledSongs('pop909').map(({ notes }) => moved(notes.filter((note) => note.track === 'MELODY')))
    const inRange = others.filter((one) => one.semitones >= from && one.semitones <= to).length
    const inSteps = others.filter((one) => one.steps >= fewest - 0.5 && one.steps <= most + 0.5).length
    return verdict(
      own.semitones === semitones &&
        Math.abs(own.steps - steps) < 3 &&
        Math.abs(others.length - songs) <= others.length * 0.02 &&
        [inRange, inSteps].every((count) => count >= songs * 0.48 && count <= songs * 0.68),
    )
  },
  RH09: (finding, set) => {
    const [track] = named(finding, set)
    if (!track) return 'cannot tell'
    const [soft = 0, , performances = 0, from = 0, to = 0] = numbersIn(unquoted(finding.claim))
    const own = softShare(heardNotesOf(set, track))
    const others = drumPerformances('rock').filter(({ notes }) => Math.max(...notes.map(({ start }) => start)) >= 28)
    const inside = others
      .map(({ notes }) => softShare(notes))
      .filter((share) => share >= from - 0.5 && share <= to + 0.5)
    return verdict(Math.abs(own - soft) <= 1 && others.length === performances && inside.length >= performances * 0.48)
  },
}

type Window = { readonly sounding: ReadonlySet<number>; readonly lowest: number }
type Triad = { readonly root: number; readonly third: readonly number[] }

/** `F♯m` → 6 and a minor third; what has no third sounds its second or fourth. */
function triadOf(name: string): Triad[] {
  const [, root, rest = ''] = /^([A-G][♯♭]?)(.*)$/u.exec(name) ?? []
  if (root === undefined) return []
  const third = /sus|5/.test(rest) ? [2, 5, 7] : /^(?:m(?!aj)|dim)/.test(rest) ? [3] : [4]
  return [{ root: pitchClass(root), third }]
}

/** What sounds in each beat in which something does. */
function windowsOf(notes: readonly RawNote[]): Window[] {
  const byBeat = new Map<number, RawNote[]>()
  for (const note of notes)
    for (let beat = Math.floor(note.start + 0.05); beat < note.start + note.duration - 0.05; beat++)
      byBeat.set(beat, [...(byBeat.get(beat) ?? []), note])
  return [...byBeat.values()].map((inside) => ({
    sounding: new Set(inside.map(({ pitch }) => pitch % 12)),
    lowest: Math.min(...inside.map(({ pitch }) => pitch)) % 12,
  }))
}

/** Whether about half of the songs of a set have so many chords, by what people wrote under them. */
function isHalf(set: string, songs: number, from: number, to: number): boolean {
  const counts = countsOf(set)
  const inside = counts.filter((count) => count >= from && count <= to).length
  return Math.abs(counts.length - songs) <= counts.length * 0.03 && inside >= counts.length * 0.48
}

const KNOWN = new Map<string, readonly number[]>()
function countsOf(set: string): readonly number[] {
  const counts = KNOWN.get(set) ?? labelledSongs(set).map(writtenChords)
  KNOWN.set(set, counts)
  return counts
}

/** Roots with major or minor in 2 % of the time or more; a chord without a third only where its root has no other. */
function writtenChords({ chords }: LabelledSong): number {
  const beats = new Map<string, number>()
  let all = 0
  for (const { start, end, root, quality } of chords) {
    if (root === null) continue
    const kind = /^(?:min|hdim|dim)/.test(quality) ? quality.slice(0, 3) : /^(?:sus|[15]$)/.test(quality) ? '' : 'maj'
    beats.set(`${String(root)} ${kind}`, (beats.get(`${String(root)} ${kind}`) ?? 0) + end - start)
    all += end - start
  }
  const isOpen = (name: string) => name.endsWith(' ')
  return [...beats].filter(
    ([name, its]) =>
      its >= all * 0.02 && (!isOpen(name) || ![...beats.keys()].some((one) => one !== name && one.startsWith(name))),
  ).length
}

function moved(notes: readonly { readonly pitch: number; readonly start: number }[]): {
  semitones: number
  steps: number
} {
  const pitches = notes.toSorted((a, b) => a.start - b.start).map(({ pitch }) => pitch)
  const moves = pitches.slice(1).flatMap((pitch, index) => Math.abs(pitch - (pitches[index] ?? pitch)) || [])
  const steps = moves.filter((semitones) => semitones <= 2).length
  return {
    semitones: Math.max(...pitches) - Math.min(...pitches),
    steps: (100 * steps) / Math.max(1, moves.length),
  }
}

function softShare(hits: readonly { readonly velocity: number }[]): number {
  const loudest = Math.max(...hits.map(({ velocity }) => velocity))
  return (100 * hits.filter(({ velocity }) => velocity < loudest * 0.6).length) / hits.length
}
