import type { Finding } from '@kvint/report'
import { heardNotesOf, type RawNote, type RawSet } from './raw-set.ts'
import { within } from './raw-xml.ts'
import { named, numbersIn, ofEach, unquoted, verdict, type Verdict, type Witness } from './verdict.ts'

const PITCH_CLASSES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const pitchClass = (name: string): number => {
  const [letter = '', ...signs] = name
  const shift = signs.reduce((sum, sign) => sum + (sign === '♯' || sign === '#' ? 1 : sign === '♭' ? -1 : 0), 0)
  return ((PITCH_CLASSES[letter] ?? 0) + shift + 12) % 12
}
/** All notes of tracks that are heard; of drums the numbers are pads, which the readers of chords know to leave out. */
const everything = (set: RawSet, only?: ReadonlySet<string>): RawNote[] =>
  set.tracks.filter(({ id, isOn }) => isOn && (!only || only.has(id))).flatMap((track) => heardNotesOf(set, track))
const harmonic = (set: RawSet, report: Parameters<Witness>[2]): RawNote[] =>
  // Devices that move notes before they sound are not followed here.
  report.harmony.kind === 'known' && within(set.xml, 'MidiPitcher', 'MidiChord', 'MidiScale').length === 0
    ? everything(set, new Set(report.harmony.trackIds.map(String)))
    : []
const soundingIn = (notes: readonly RawNote[], from: number, to: number): Set<number> =>
  new Set(
    notes
      .filter(({ start, duration }) => start < to - 0.05 && start + duration > from + 0.05)
      .map(({ pitch }) => pitch % 12),
  )
const spread = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
const beatsOf = ({ bars }: Finding['evidence'][number], report: Parameters<Witness>[2]): [number, number] => {
  const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
  return bars ? [(bars.from - 1) * bar, bars.to * bar] : [0, Number.POSITIVE_INFINITY]
}
const isGrid = (beats: number): boolean =>
  [8, 12].some((steps) => Math.abs(beats * steps - Math.round(beats * steps)) < 0.02)
/** Root and bass of chord symbols in a text. */
const chordsIn = (text: string) =>
  [...text.matchAll(/(?<![\w♯♭])([A-G][♯♭]?)(?:m|maj|dim|sus|add|°|ø|\d|\()*[^\s–,;/]*(?:\/([A-G][♯♭]?))?/gu)].map(
    ([, root = 'C', bass]) => ({ root: pitchClass(root), bass: bass === undefined ? null : pitchClass(bass) }),
  )

function rootsSound(
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

/** Harmony and rhythm, counted in the notes of the document. */
export const MUSIC_WITNESSES: Readonly<Record<string, Witness>> = {
  MI01: (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const velocities = heardNotesOf(set, track).map(({ velocity }) => velocity)
      const most = Math.max(...[...Map.groupBy(velocities, (one) => one).values()].map(({ length }) => length))
      return most >= velocities.length * (/nearly/i.test(finding.claim) ? 0.88 : 1)
    }),
  MI02: (finding, set) =>
    ofEach(named(finding, set), (track) =>
      track.arranged.every(({ xml }) =>
        within(xml, 'MidiNoteEvent').every(({ attributes }) => isGrid(Number(attributes['Time']))),
      ),
    ),
  MI04: (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const ends = new Map<number, number>()
      return heardNotesOf(set, track).some(({ pitch, start, duration }) => {
        const isInside = start < (ends.get(pitch) ?? -1) - 0.01
        ends.set(pitch, Math.max(ends.get(pitch) ?? 0, start + duration))
        return isInside
      })
    }),
  MI05: (finding, set) =>
    ofEach(named(finding, set), (track) => heardNotesOf(set, track).some(({ duration }) => duration < 0.065)),
  MI06: ({ claim, ...finding }, set) => {
    const told = numbersIn(unquoted(claim))[0] ?? 0
    return ofEach(named({ claim, ...finding }, set), (track) =>
      [...Map.groupBy(heardNotesOf(set, track), ({ pitch }) => pitch).values()].some((hits) => {
        let run = 1
        return hits.some((hit, index) => {
          const before = hits[index - 1]
          run = before && before.velocity === hit.velocity && hit.start - before.start <= 1 ? run + 1 : 1
          return run >= told
        })
      }),
    )
  },
  MI07: ({ claim }, set, report) => {
    if (report.harmony.kind === 'unknown' || new Set(report.harmony.localKeys.map(({ name }) => name)).size > 1)
      return 'cannot tell'
    const scale = new Set(report.harmony.key.scalePitchClasses)
    const notes = harmonic(set, report)
    const outside = notes.filter(({ pitch }) => !scale.has(pitch % 12)).length
    const [told = 0] = numbersIn(unquoted(claim))
    return verdict(Math.abs(outside - told) <= Math.max(2, told * 0.2))
  },
  'ST-VELOCITY': (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const velocities = heardNotesOf(set, track).map(({ velocity }) => velocity)
      return new Set(velocities).size >= 5 && spread(velocities) >= 9.5
    }),
  'ST-BEAT': (finding, set, report) => {
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    if (report.arrangement.meters.length > 1 || report.arrangement.of !== 'arrangement') return 'cannot tell'
    return ofEach(named(finding, set), (track) => {
      const bars = Map.groupBy(heardNotesOf(set, track), ({ start }) => Math.floor(start / bar + 1e-4))
      const kinds = new Set(
        [...bars.values()].map((hits) =>
          hits
            .map(({ pitch, start }) => `${String(pitch)}@${(start % bar).toFixed(1)}`)
            .toSorted()
            .join(' '),
        ),
      )
      return kinds.size >= 3 && kinds.size <= bars.size * 0.6
    })
  },
  RH01: ({ evidence, ...finding }, set) =>
    ofEach(named({ evidence, ...finding }, set), (track) => {
      const told = evidence.find(({ trackId }) => String(trackId) === track.id)?.text ?? ''
      const [length = 0] = numbersIn(told)
      const notes = heardNotesOf(set, track).slice(0, 256)
      const places = new Set(notes.map(({ pitch, start }) => `${String(pitch)}@${String(Math.round(start * 16))}`))
      const last = notes.at(-1)?.start ?? 0
      const asked = notes.filter(({ start }) => start + length <= last)
      return (
        asked.filter(({ pitch, start }) => places.has(`${String(pitch)}@${String(Math.round((start + length) * 16))}`))
          .length >=
        asked.length * 0.9
      )
    }),
  RH02: ({ claim, ...finding }, set, report) => {
    const told = (numbersIn(unquoted(claim))[0] ?? 0) / 100
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    return ofEach(named({ claim, ...finding }, set), (track) => {
      const line = heardNotesOf(set, track)
      const weight = (beat: number): number =>
        [bar, bar / 2, 1, 0.5, 0.25].findIndex((grid) => Math.abs(beat / grid - Math.round(beat / grid)) * grid < 0.07)
      const held = line.filter(({ start, duration }) => {
        const own = weight(start)
        return Array.from({ length: 16 }, (_, step) => (Math.floor(start * 4) + 1 + step) / 4).some(
          (beat) =>
            beat > start + 0.1 &&
            beat < start + duration - 0.05 &&
            weight(beat) >= 0 &&
            (own < 0 || weight(beat) < own),
        )
      })
      return held.length / Math.max(1, line.length) >= told * 0.6
    })
  },
  RH03: (finding, set) =>
    ofEach(named(finding, set).slice(0, 1), (track) => {
      const inPair = heardNotesOf(set, track)
        .map(({ start }) => (start * 2) % 1)
        .filter((place) => place > 0.3 && place < 0.85)
      const triplets = inPair.filter((place) => Math.abs(place - 1 / 3) < 0.03).length
      return inPair.length > 8 && triplets < inPair.length * 0.2
    }),
  RH04: ({ claim, evidence }, set) => {
    const [bars = 0] = numbersIn(evidence[0]?.text ?? '')
    const stepsOf = (voice: 'kick' | 'snare', keys: readonly number[]) => {
      const tracks = evidence.filter(
        ({ trackId, text }) => trackId !== null && new RegExp(`: (?:${voice}|drums)$`).test(text),
      )
      return new Set(
        tracks.flatMap(({ trackId, text }) =>
          everything(set, new Set([String(trackId)]))
            .filter(({ pitch }) => text.endsWith(voice) || keys.includes(pitch))
            .map(({ start }) => Math.round(start * 4)),
        ),
      )
    }
    const kicks = stepsOf('kick', [35, 36])
    const snares = stepsOf('snare', [37, 38, 39, 40])
    const barsWith = (steps: ReadonlySet<number>, ...wanted: number[]) => {
      const asked = new Set([...steps].map((step) => Math.floor(step / 16)))
      return [...asked].filter((bar) => wanted.every((step) => steps.has(bar * 16 + step))).length
    }
    const asked = [
      ...(claim.includes('four on the floor') ? [barsWith(kicks, 0, 4, 8, 12)] : []),
      ...(claim.includes('a backbeat (') ? [barsWith(snares, 4, 12)] : []),
      ...(claim.includes('half time') ? [barsWith(snares, 8)] : []),
    ]
    return asked.length === 0 ? 'cannot tell' : verdict(asked.every((number) => number >= bars * 0.55))
  },
  HA13: (finding, set) => {
    const [one, other] = named(finding, set).map((track) => heardNotesOf(set, track))
    const [times = 0] = numbersIn(unquoted(finding.claim))
    const clashes = (one ?? []).flatMap((a) =>
      (other ?? []).filter(
        (b) =>
          [1, 13].includes(Math.abs(a.pitch - b.pitch)) &&
          Math.min(a.start + a.duration, b.start + b.duration) - Math.max(a.start, b.start) >= 0.99,
      ),
    )
    return within(set.xml, 'MidiPitcher').length > 0 ? 'cannot tell' : verdict(clashes.length >= times * 0.9)
  },
  LE10: (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const notes = heardNotesOf(set, track)
      return notes.some(
        (low) =>
          low.pitch < 48 &&
          notes.some(
            (high) => high.pitch > low.pitch && high.pitch - low.pitch <= 4 && Math.abs(high.start - low.start) < 0.25,
          ),
      )
    }),
  LE09: (finding, set) =>
    ofEach(named(finding, set), (track) => heardNotesOf(set, track).some(({ pitch }) => pitch < 28)),
  LE08: (finding, set) =>
    ofEach(named(finding, set), (track) => heardNotesOf(set, track).some(({ pitch }) => pitch < 55)),
  HA01: ({ claim, evidence }, set, report) => {
    const notes = harmonic(set, report)
    const texts = evidence.filter(({ bars }) => bars).map((one) => ({ text: one.text, span: beatsOf(one, report) }))
    return rootsSound(texts.length > 0 ? texts : [{ text: claim, span: [0, Number.POSITIVE_INFINITY] }], notes)
  },
  HA02: ({ evidence }, set, report) =>
    rootsSound(
      evidence
        .filter(({ bars }) => bars)
        .map((one) => ({ text: one.text.replace(/^Bar \d+: /, ''), span: beatsOf(one, report) })),
      harmonic(set, report),
    ),
  HA03: ({ claim, evidence }, set, report) => {
    const bass = pitchClass(/holds ([A-G][♯♭]?)/u.exec(claim)?.[1] ?? 'C')
    const [from, to] = evidence[0] ? beatsOf(evidence[0], report) : [0, 0]
    const notes = harmonic(set, report)
    const moments = Array.from({ length: Math.round((to - from) * 2) }, (_, step) => from + step / 2 + 0.1)
    const lowest = moments
      .map((beat) =>
        Math.min(
          ...notes.filter(({ start, duration }) => start <= beat && start + duration > beat).map(({ pitch }) => pitch),
        ),
      )
      .filter(Number.isFinite)
    return verdict(lowest.filter((pitch) => pitch % 12 === bass).length >= lowest.length * 0.6)
  },
  HA04: ({ claim }, set, report) => {
    const names = claim.split(': ').at(-1)?.replace('.', '').split(' ').map(pitchClass) ?? []
    const sounding = soundingIn(harmonic(set, report), 0, Number.POSITIVE_INFINITY)
    return verdict(
      names.every((one) => sounding.has(one)) &&
        names.every((one, index) => index === 0 || [10, 11].includes((one - (names[index - 1] ?? 0) + 12) % 12)),
    )
  },
  HA05: ({ evidence }, set, report) =>
    rootsSound(
      evidence.map((one) => ({ text: one.text.replace(/^Bar \d+: /, ''), span: beatsOf(one, report) })),
      harmonic(set, report),
    ),
  HA06: ({ claim }, set, report) => {
    const [raised = 'C', natural = 'C'] = [/^([A-G][♯♭]?)/u.exec(claim)?.[1], /, and ([A-G][♯♭]?)/u.exec(claim)?.[1]]
    const sounding = soundingIn(harmonic(set, report), 0, Number.POSITIVE_INFINITY)
    return verdict(sounding.has(pitchClass(raised)) && sounding.has(pitchClass(natural)))
  },
  HA07: (_, set, report) => {
    if (report.harmony.kind === 'unknown') return 'cannot tell'
    const telling: Readonly<Record<string, number>> = { dorian: 9, phrygian: 1, lydian: 6, mixolydian: 10, locrian: 6 }
    const { mode, tonicPitchClass } = report.harmony.key
    return verdict(
      soundingIn(harmonic(set, report), 0, Number.POSITIVE_INFINITY).has((tonicPitchClass + (telling[mode] ?? 0)) % 12),
    )
  },
  HA09: ({ claim }, set, report) => {
    if (report.harmony.kind === 'unknown') return 'cannot tell'
    const scale = new Set(report.harmony.key.scalePitchClasses)
    const notes = harmonic(set, report)
    const outside = notes.filter(({ pitch }) => !scale.has(pitch % 12)).length / Math.max(1, notes.length)
    return outside > 0.05 && claim.includes('fit') ? 'misleading' : 'true'
  },
  HA10: (finding, set) => ofEach(named(finding, set), (track) => heardNotesOf(set, track).length >= 8),
  HA12: (finding, set) =>
    ofEach(named(finding, set), (track) => new Set(heardNotesOf(set, track).map(({ pitch }) => pitch % 12)).size <= 5),
  HA11: (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const pitches = heardNotesOf(set, track).map(({ pitch }) => pitch)
      return pitches.filter((pitch) => pitch === Math.max(...pitches)).length === 1
    }),
  HA14: ({ claim, evidence, ...finding }, set) => {
    const names =
      /one figure, ([^,]+),/u
        .exec(claim)?.[1]
        ?.split(' ')
        .map((name) => pitchClass(name.replace(/[-−]?\d+$/, ''))) ?? []
    const [times = 0] = numbersIn(unquoted(claim).replace(/one figure, [^,]+,/u, ''))
    return ofEach(named({ claim, evidence, ...finding }, set), (track) => {
      const steps = heardNotesOf(set, track)
        .toSorted((a, b) => a.start - b.start)
        .map(({ pitch }) => pitch % 12)
      const moves = (line: readonly number[]) =>
        line
          .slice(1)
          .map((one, index) => (one - (line[index] ?? 0) + 12) % 12)
          .join(' ')
      const asked = moves(names)
      return steps.filter((_, index) => moves(steps.slice(index, index + names.length)) === asked).length >= times
    })
  },
  HA15: ({ claim, place }, set, report) => {
    if (report.harmony.kind === 'unknown' || report.arrangement.meters.length > 1 || !place.bars) return 'cannot tell'
    const { tonicPitchClass, mode } = report.harmony.key
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    const notes = harmonic(set, report)
    const triad = [0, ['major', 'lydian', 'mixolydian'].includes(mode) ? 4 : 3, 7].map(
      (step) => (tonicPitchClass + step) % 12,
    )
    const [from = 0, length = 0, back = 0] = numbersIn(claim)
    const isHome = (beat: number): boolean => {
      const sounding = notes.filter(({ start, duration }) => start <= beat && start + duration > beat)
      const lowest = Math.min(...sounding.map(({ pitch }) => pitch))
      return lowest % 12 === tonicPitchClass && triad.every((one) => sounding.some(({ pitch }) => pitch % 12 === one))
    }
    const beats = Array.from(
      { length: Math.max(0, Math.round((back - from) * bar)) },
      (_, index) => (from - 1) * bar + index + 0.3,
    )
    const sounding = soundingIn(notes, (back - 1) * bar, back * bar)
    return notes.length === 0
      ? 'cannot tell'
      : verdict(
          length <= back - from + 1 &&
            beats.filter(isHome).length <= beats.length * 0.06 &&
            sounding.has(tonicPitchClass),
        )
  },
  'ST-BORROWED': ({ evidence }, set, report) =>
    rootsSound(
      evidence.map((one) => ({ text: one.text, span: beatsOf(one, report) })),
      harmonic(set, report),
    ),
}
