import { beatsOf, harmonic, pitchClass, soundingIn } from './sounding-notes.ts'
import { clipsOf, heardNotesOf, type RawClip, type RawNote, type RawSet } from './raw-set.ts'
import { valueAt, within } from './raw-xml.ts'
import { numbersIn, unquoted, verdict, type Witness } from './verdict.ts'

/** Chords that come round or stay, and lines in layers, looked for in the notes of the document. */
export const LOOP_WITNESSES: Readonly<Record<string, Witness>> = {
  HA28: ({ evidence }, set) =>
    verdict(
      evidence.every(({ text, trackId }) => {
        const told = / says ([A-G][♯♭]?) (major|minor)$/u.exec(text)
        const track = set.tracks.find(({ id }) => id === String(trackId))
        const said = `${String(pitchClass(told?.[1] ?? ''))} ${told?.[2] ?? ''}`
        return (track ? clipsOf(set, track) : []).some((clip) => keyInName(clip) === said)
      }),
    ),
  HA01: ({ claim, evidence, place }, set, report) => {
    const notes = harmonic(set, report)
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    const chords = evidence.filter(({ bars }) => bars)
    const [length = bar] = numbersIn(evidence.at(-1)?.text ?? '')
    if (notes.length === 0 || report.arrangement.meters.length > 1 || !place.bars) return 'cannot tell'
    const first = (place.bars.from - 1) * bar
    const slots = chords.map((one) => {
      const [from, to] = beatsOf(one, report)
      return { tones: tonesOf(one.text), from: (((from - first) % length) + length) % length, beats: to - from }
    })
    const last = Math.max(...notes.map(({ start, duration }) => start + duration))
    let times = 0
    for (let at = first % bar; at + length <= last + 0.5;) {
      const isPass = slots.every(({ tones, from, beats }) => {
        const sounding = soundingIn(notes, at + from, at + from + beats)
        return tones.filter((tone) => sounding.has(tone)).length >= Math.min(2, tones.length)
      })
      times += isPass ? 1 : 0
      at += isPass ? length : bar
    }
    const [told = 0] = numbersIn(/comes round (?:at least )?(\d+) time/u.exec(claim)?.[1] ?? '')
    return times >= told * 0.9 ? 'true' : times >= told / 2 ? 'misleading' : 'false'
  },
  HA29: ({ claim, evidence }, set, report) => {
    const notes = harmonic(set, report)
    if (notes.length === 0 || report.arrangement.of === 'scenes') return 'cannot tell'
    const isThere = evidence.map((one) => {
      const [from, to] = beatsOf(one, report)
      const tones = tonesOf(one.text)
      const sounding = soundingIn(notes, from, to)
      return tones.filter((tone) => sounding.has(tone)).length >= Math.min(2, tones.length)
    })
    const fall = /each root lies a (semitone|whole tone|fifth) below/u.exec(claim)?.[1]
    const roots = evidence.map(({ text }) => tonesOf(text)[0] ?? 0)
    const told = { semitone: 1, 'whole tone': 2, fifth: 7 }[fall ?? ''] ?? null
    const falls = roots.slice(1).every((root, index) => ((roots[index] ?? 0) - root + 12) % 12 === told)
    return verdict(isThere.every(Boolean) && (told === null || falls))
  },
  HA16: ({ claim, place, evidence }, set) => {
    if (within(set.xml, 'MidiPitcher').length > 0) return 'cannot tell'
    const isStack = claim.includes(' play one line')
    const ids = isStack ? place.trackIds : evidence.map(({ trackId }) => trackId)
    const lines = ids.flatMap((id) => {
      const track = set.tracks.find((one) => one.id === String(id))
      return track ? [heardNotesOf(set, track)] : []
    })
    const told = isStack ? null : (numbersIn(unquoted(claim))[0] ?? 0)
    const key = ({ start, pitch }: RawNote) => `${String(Math.round(start * 16))} ${String(pitch % 12)}`
    const isShared = (notes: readonly RawNote[], others: readonly RawNote[]) => {
      const places = new Set(others.map(key))
      const together = notes.filter((note) => places.has(key(note))).length
      // “A part of it” is a good half of the shorter one, or of what both play at a time.
      const share = /,? or a part of/u.test(claim) ? 0.5 : 0.9
      return together >= (told ?? Math.min(notes.length, others.length) * share) * 0.95
    }
    return verdict(
      lines.length > 1 && lines.every((notes) => lines.some((others) => others !== notes && isShared(notes, others))),
    )
  },
  HA27: ({ claim }, set, report) => {
    const notes = harmonic(set, report)
    if (notes.length === 0) return 'cannot tell'
    const tones = tonesOf(/(?:one chord: |^)([A-G][^ ]*) (?:fills|and)/u.exec(claim)?.[1] ?? 'C')
    const share = (numbersIn(/(?:fills|through) ([\d.]+) %/u.exec(claim)?.[1] ?? '')[0] ?? 0) / 100
    const last = Math.max(...notes.map(({ start, duration }) => start + duration))
    const windows = Array.from({ length: Math.ceil(last / WINDOW_BEATS) }, (_, at) =>
      soundingIn(notes, at * WINDOW_BEATS, (at + 1) * WINDOW_BEATS),
    ).filter(({ size }) => size > 0)
    const its = windows.filter((sounding) => tones.filter((tone) => sounding.has(tone)).length >= 2)
    return verdict(its.length >= windows.length * (share - TOLERANCE))
  },
  RH13: ({ claim, evidence }, set, report) => {
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    const told = /in (three|four|five|seven);/u.exec(claim)?.[1] ?? 'three'
    const beats = { three: 3, four: 4, five: 5, seven: 7 }[told] ?? 3
    const lines = evidence.filter(({ trackId }) => trackId !== null)
    return verdict(lines.every(({ trackId }) => comesAgainAfter(set, String(trackId), beats, bar)))
  },
}

/** Whether notes of a track come again after so many beats rather than after a bar, or its loops last a multiple of them. */
function comesAgainAfter(set: RawSet, trackId: string, beats: number, bar: number): boolean {
  const track = set.tracks.find(({ id }) => id === trackId)
  const notes = track ? heardNotesOf(set, track) : []
  const starts = new Set(notes.map(({ start }) => Math.round(start * 4)))
  const again = (after: number) => [...starts].filter((start) => starts.has(start + after * 4)).length
  const most = (of: number, other: number) =>
    Math.max(...[of, of * 2, of * 4].map((after) => (after % other === 0 ? 0 : again(after))))
  if (notes.length > 0) return most(beats, bar) > most(bar, beats)
  return (track ? clipsOf(set, track) : []).some(({ xml }) => {
    const loop = Number(valueAt(xml, 'Loop/LoopEnd')) - Number(valueAt(xml, 'Loop/LoopStart'))
    return (
      Math.abs(loop / beats - Math.round(loop / beats)) < 0.01 && Math.abs(loop / bar - Math.round(loop / bar)) > 0.01
    )
  })
}

/** Pitch classes of root, third and fifth of the chord that a text begins with; of a suspended or bare one root and fifth. */
function tonesOf(text: string): number[] {
  const [, name = 'C', rest = ''] = /^([A-G][♯♭]?)([^ –/]*)/u.exec(text) ?? []
  const steps = /^(?:sus|5)/u.test(rest) ? [0, 7] : /^m(?!aj)/u.test(rest) ? [0, 3, 7] : [0, 4, 7]
  return steps.map((step) => (pitchClass(name) + step) % 12)
}

const WINDOW_BEATS = 4
const TOLERANCE = 0.15

/** `2 minor` of a clip whose file is called `Loop_128_Dm.aif`, moved by its transposition. */
function keyInName({ xml }: RawClip): string {
  const [file] = within(xml, 'FileRef')
  const name = file ? valueAt(file, 'Name') || valueAt(file, 'Path') : ''
  const found = /[\s_-]([A-G][#b♯♭]?)[\s_-]?(m|min|minor|maj|major)(?=[\s_.-]|$)/iu.exec(name)
  const letter = (found?.[1] ?? '').replace('#', '♯').replace(/(?<=.)b/u, '♭')
  const moved = Number(valueAt(xml, 'PitchCoarse')) || 0
  const mode = /maj/i.test(found?.[2] ?? '') ? 'major' : 'minor'
  return `${String((((pitchClass(letter) + moved) % 12) + 12) % 12)} ${mode}`
}
