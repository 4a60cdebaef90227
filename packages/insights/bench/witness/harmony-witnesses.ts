import { heardNotesOf } from './raw-set.ts'
import { within } from './raw-xml.ts'
import { beatsOf, harmonic, pitchClass, rootsSound, scaleOf, soundingIn } from './sounding-notes.ts'
import { named, numbersIn, ofEach, unquoted, verdict, type Witness } from './verdict.ts'

/** Chords, keys and lines, counted in the notes of the document. */
export const HARMONY_WITNESSES: Readonly<Record<string, Witness>> = {
  LE10: (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const notes = heardNotesOf(set, track)
      return notes.some(
        (low) =>
          low.pitch < 48 &&
          notes.some(
            (high) =>
              high.pitch > low.pitch &&
              high.pitch - low.pitch <= 4 &&
              Math.abs(high.start - low.start) < 0.25 &&
              Math.min(low.start + low.duration, high.start + high.duration) - Math.max(low.start, high.start) > 0.12,
          ),
      )
    }),
  LE09: (finding, set) =>
    ofEach(named(finding, set), (track) => heardNotesOf(set, track).some(({ pitch }) => pitch < 28)),
  LE08: (finding, set, report) => {
    // A bass of audio is one by its name, and what lies in scenes is in no arrangement.
    if (
      report.arrangement.of === 'scenes' ||
      named(finding, set).some((track) => heardNotesOf(set, track).length === 0)
    )
      return 'cannot tell'
    const low = named(finding, set).map((track) => heardNotesOf(set, track).filter(({ pitch }) => pitch < 55))
    if (!finding.claim.includes('the same low notes')) return verdict(low.every(({ length }) => length > 0))
    const [first = [], ...others] = low.map(
      (notes) => new Set(notes.map(({ pitch, start }) => `${pitch} ${start.toFixed(1)}`)),
    )
    const same = others.map((other) => [...other].filter((note) => new Set(first).has(note)).length)
    return verdict(others.every((other, index) => (same[index] ?? 0) >= other.size * 0.8))
  },
  HA19: ({ claim, evidence }, set, report) => {
    const notes = harmonic(set, report)
    const keys = [...claim.matchAll(/([A-G][♯♭]?) (major|minor|\w+)/gu)].slice(0, 2)
    const stretches = evidence.filter(({ bars }) => bars).slice(0, 2)
    if (notes.length === 0 || keys.length < 2 || stretches.length < 2) return 'cannot tell'
    // More notes of each stretch lie in the scale of its own key than in that of the other key.
    const scales = keys.map(([, tonic = 'C', mode = 'major']) => scaleOf(tonic, mode))
    const shares = stretches.map((one) => {
      const [from, to] = beatsOf(one, report)
      const inside = notes.filter(({ start }) => start >= from - 0.1 && start < to - 0.1)
      return scales.map(
        (scale) => inside.filter(({ pitch }) => scale.has(pitch % 12)).length / Math.max(1, inside.length),
      )
    })
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = shares
    return verdict(a > b && d > c)
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
    if (sounding.size === 0) return 'cannot tell'
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
  HA21: (finding, set) =>
    finding.claim.includes('in several octaves')
      ? 'cannot tell'
      : ofEach(named(finding, set).slice(0, 1), (track) => {
          const struck = [...Map.groupBy(heardNotesOf(set, track), ({ start }) => Math.round(start * 8) / 8)]
            .toSorted(([a], [b]) => a - b)
            .map(([, notes]) => [...new Set(notes.map(({ pitch }) => pitch))].toSorted((a, b) => a - b))
            .filter(({ length }) => length >= 3)
          const moves = struck.slice(1).flatMap((to, index) => {
            const from = struck[index] ?? []
            const isOther = to.some((pitch) => !from.some((own) => own % 12 === pitch % 12))
            return from.length === to.length && isOther
              ? [to.map((pitch, voice) => [from[voice] ?? pitch, pitch] as const)]
              : []
          })
          const share = (holds: (move: (typeof moves)[number]) => boolean) => moves.filter(holds).length / moves.length
          const stays = share((move) => move.some(([, to]) => move.some(([from]) => from === to)))
          if (finding.claim.includes('as a block'))
            return (
              share((move) => new Set(move.map(([from, to]) => Math.sign(to - from))).size === 1) >= 0.85 && stays < 0.7
            )
          const steps = moves.flatMap((move) => move.map(([from, to]) => Math.abs(to - from)))
          const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
          return stays >= 0.85 && Math.abs(mean - (numbersIn(unquoted(finding.claim))[0] ?? 0)) < 0.4
        }),
  HA22: ({ claim, evidence }, set, report) => {
    const notes = harmonic(set, report)
    const [, low = 'C', high = 'C'] = /with ([A-G][♯♭]?) and never with ([A-G][♯♭]?)/u.exec(claim) ?? []
    if (notes.length === 0) return 'cannot tell'
    const isLow = evidence.every((one) => soundingIn(notes, ...beatsOf(one, report)).has(pitchClass(low)))
    const leading = notes.filter(({ pitch }) => pitch % 12 === pitchClass(high)).length
    return verdict(isLow && leading <= notes.length * 0.02)
  },
  HA23: ({ evidence }, set, report) => {
    const notes = harmonic(set, report)
    if (notes.length === 0) return 'cannot tell'
    return verdict(
      evidence.every((one) => {
        const [from, to] = beatsOf(one, report)
        const root = pitchClass(/: ([A-G][♯♭]?) below/u.exec(one.text)?.[1] ?? 'C')
        const inside = notes.filter(({ start, duration }) => start < to - 0.1 && start + duration > from + 0.1)
        return inside.some(
          (low) =>
            low.pitch % 12 === root &&
            inside.every(
              ({ pitch, start, duration }) =>
                pitch >= low.pitch || start >= low.start + low.duration - 0.1 || start + duration <= low.start + 0.1,
            ),
        )
      }),
    )
  },
  HA24: ({ claim }, set, report) => {
    const notes = harmonic(set, report)
    const [, name = 'C', minor] = /^([A-G][♯♭]?)(m(?!aj)|dim)?/u.exec(claim) ?? []
    const root = pitchClass(name)
    const third = (root + (minor === undefined ? 4 : 3)) % 12
    const bar = numbersIn(claim.slice(claim.indexOf('new in bar')))[0] ?? 1
    const beats = report.arrangement.meters[0]?.beatsPerBar ?? 4
    if (notes.length === 0 || report.arrangement.meters.length > 1) return 'cannot tell'
    const isThere = [0, 1].some((half) => {
      const sounding = soundingIn(notes, (bar - 1 + half / 2) * beats, (bar - 0.5 + half / 2) * beats)
      return sounding.has(root) && sounding.has(third)
    })
    const earlier = Array.from({ length: (bar - 1) * 2 }, (_, half) => (half / 2) * beats).filter((from) => {
      const sounding = notes.filter(
        ({ start, duration }) => start < from + beats / 2 - 0.1 && start + duration > from + 0.1,
      )
      const low = Math.min(...sounding.map(({ pitch }) => pitch))
      const has = (tone: number) => sounding.some(({ pitch }) => pitch % 12 === tone)
      return low % 12 === root && has(third) && has((root + 7) % 12)
    })
    return !isThere ? 'false' : earlier.length === 0 ? 'true' : earlier.length < 3 ? 'misleading' : 'false'
  },
  HA06: ({ claim }, set, report) => {
    const [raised = 'C', natural = 'C'] = [/^([A-G][♯♭]?)/u.exec(claim)?.[1], /, and ([A-G][♯♭]?)/u.exec(claim)?.[1]]
    const sounding = soundingIn(harmonic(set, report), 0, Number.POSITIVE_INFINITY)
    return verdict(sounding.has(pitchClass(raised)) && sounding.has(pitchClass(natural)))
  },
  HA07: (_, set, report) => {
    if (report.harmony.kind === 'unknown' || harmonic(set, report).length === 0) return 'cannot tell'
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
  HA14: ({ claim, evidence, ...finding }, set, report) => {
    const passage = /repeats the same (\d+(?:\.\d+)?) (bar|beat)s? through/u.exec(claim)
    if (passage) {
      const unit = passage[2] === 'bar' ? (report.arrangement.meters[0]?.beatsPerBar ?? 4) : 1
      return ofEach(named({ claim, evidence, ...finding }, set), (track) => {
        const notes = heardNotesOf(set, track)
        const hasTwin = ({ pitch, start }: (typeof notes)[number]) =>
          [-1, 1].some((way) =>
            notes.some(
              (one) => one.pitch === pitch && Math.abs(one.start - start - way * unit * Number(passage[1])) < 0.15,
            ),
          )
        return notes.filter(hasTwin).length >= notes.length * 0.9
      })
    }
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
  HA20: ({ claim, place }, set, report) => {
    const drone = /plays nothing but ([A-G][♯♭]?) and ([A-G][♯♭]?),/u.exec(claim)
    if (drone) {
      const told = new Set(drone.slice(1).map(pitchClass))
      const track = set.tracks.find(({ id }) => id === String(place.trackIds[0]))
      return track ? verdict(heardNotesOf(set, track).every(({ pitch }) => told.has(pitch % 12))) : 'cannot tell'
    }
    const ground = pitchClass(/stands on ([A-G][♯♭]?), a pedal point/u.exec(claim)?.[1] ?? 'C')
    const notes = harmonic(set, report)
    const last = Math.max(0, ...notes.map(({ start, duration }) => start + duration))
    const lowest = Array.from({ length: Math.ceil(last) }, (_, beat) =>
      notes
        .filter(({ start, duration }) => start < beat + 0.95 && start + duration > beat + 0.05)
        .map(({ pitch }) => pitch),
    ).flatMap((pitches) => (pitches.length > 0 ? [Math.min(...pitches)] : []))
    return report.arrangement.meters.length > 1 || within(set.xml, 'MidiPitcher').length > 0
      ? 'cannot tell'
      : verdict(lowest.filter((pitch) => pitch % 12 === ground).length >= lowest.length * 0.65)
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
