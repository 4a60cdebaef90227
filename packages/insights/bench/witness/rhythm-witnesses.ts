import { KICK, padKeys, SNARE } from './pad-keys.ts'
import { heardNotesOf } from './raw-set.ts'
import { within } from './raw-xml.ts'
import { harmonic, SCALES, scaleOf, isGrid, pitchClass, spread } from './sounding-notes.ts'
import { named, numbersIn, ofEach, unquoted, verdict, type Witness } from './verdict.ts'

/** Rhythm and playing, counted in the notes of the document. */
export const RHYTHM_WITNESSES: Readonly<Record<string, Witness>> = {
  MI01: (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const velocities = heardNotesOf(set, track).map(({ velocity }) => velocity)
      if (finding.claim.includes('as loud as the others')) {
        const sorted = velocities.toSorted((a, b) => a - b)
        return (
          (sorted.at(Math.floor(sorted.length * 0.95)) ?? 0) - (sorted.at(Math.floor(sorted.length * 0.05)) ?? 0) <= 6
        )
      }
      const most = Math.max(...[...Map.groupBy(velocities, (one) => one).values()].map(({ length }) => length))
      return most >= velocities.length * (/nearly/i.test(finding.claim) ? 0.88 : 1)
    }),
  MI02: (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const times = track.arranged.flatMap(({ xml }) =>
        within(xml, 'MidiNoteEvent').map(({ attributes }) => Number(attributes['Time'])),
      )
      return times.filter(isGrid).length >= times.length * (finding.claim.startsWith('Nearly') ? 0.98 : 1)
    }),
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
    // “All 285 hits on X are equally loud, 11 of one drum in a row”: the run is told last.
    const told = numbersIn(unquoted(claim)).at(-1) ?? 0
    return ofEach(
      named({ claim, ...finding }, set),
      (track) =>
        (!claim.startsWith('All ') || new Set(heardNotesOf(set, track).map(({ velocity }) => velocity)).size === 1) &&
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
    const [, tonic = '', mode = ''] = /outside ([A-G][♯♭]?) (\w+)/u.exec(claim) ?? []
    const { key } = report.harmony
    // A key that the report reads otherwise than the claim names it: its scale by its name.
    const isReports = !(mode.toLowerCase() in SCALES) || key.name === `${tonic} ${mode}`
    const scale = isReports ? new Set(key.scalePitchClasses) : scaleOf(tonic, mode)
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
      const hitsIn = (number: number) =>
        (bars.get(number - 1) ?? []).toSorted((a, b) => a.pitch - b.pitch || a.start - b.start)
      const isAlike = (one: number, other: number): boolean => {
        const [a, b] = [hitsIn(one), hitsIn(other)]
        const isNear = (at: number): boolean =>
          a[at]?.pitch === b[at]?.pitch && Math.abs(((a[at]?.start ?? 0) % bar) - ((b[at]?.start ?? 0) % bar)) < 0.1
        return a.length === b.length && a.every((_, at) => isNear(at))
      }
      const told = finding.evidence.flatMap(({ bars: range }) => range?.from ?? [])
      const commonAround = (number: number): number => {
        const around = Array.from({ length: 9 }, (_, at) => number - 4 + at).filter((one) => hitsIn(one).length > 0)
        return Math.max(
          ...around
            .filter((one) => !isAlike(one, number))
            .map((one) => around.filter((other) => isAlike(one, other)).length),
        )
      }
      return told.length > 1 && told.every((number) => hitsIn(number).length > 0 && commonAround(number) >= 2)
    })
  },
  RH01: ({ evidence, ...finding }, set, report) =>
    ofEach(named({ evidence, ...finding }, set), (track) => {
      const told = evidence.find(({ trackId }) => String(trackId) === track.id)
      const [length = 0] = numbersIn(unquoted(told?.text ?? ''))
      const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
      const [from, to] = told?.bars ? [(told.bars.from - 1) * bar, told.bars.to * bar - bar] : [0, Infinity]
      const notes = heardNotesOf(set, track)
        .filter(({ start }) => start >= from && start < to)
        .slice(0, 256)
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
    const told = (numbersIn(unquoted(finding.evidence[0]?.text ?? ''))[0] ?? 0) / 100
    const { beatsPerBar: bar = 4, startBeats: origin = 0 } = report.arrangement.meters.at(-1) ?? {}
    return ofEach(named({ claim, ...finding }, set), (track) => {
      const line = heardNotesOf(set, track)
      const weight = (beat: number): number =>
        [bar, bar / 2, 1, 0.5, 0.25].findIndex(
          (grid) => Math.abs((beat - origin) / grid - Math.round((beat - origin) / grid)) * grid < 0.07,
        )
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
    const stepsOf = (voice: 'kick' | 'snare', drum: typeof KICK) =>
      new Set(
        evidence.flatMap(({ trackId, text }) => {
          const track = set.tracks.find(({ id }) => id === String(trackId))
          if (!track?.isOn || !new RegExp(`: (?:${voice}|drums)$`).test(text)) return []
          const keys = padKeys(track, drum)
          return heardNotesOf(set, track)
            .filter(({ pitch }) => text.endsWith(voice) || keys.has(pitch))
            .map(({ start }) => Math.round(start * 4))
        }),
      )
    const kicks = stepsOf('kick', KICK)
    const snares = stepsOf('snare', SNARE)
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
  RH05: ({ claim, evidence }, set, report) => {
    const trackOf = (id: number | 'main' | null) => set.tracks.find((track) => track.id === String(id))
    const bass = trackOf(evidence[0]?.trackId ?? null)
    const kicks = evidence.flatMap(({ trackId, text }) => {
      const track = trackOf(trackId)
      if (!track || !/: (?:kick|drums)$/.test(text)) return []
      const keys = padKeys(track, KICK)
      return heardNotesOf(set, track).filter(({ pitch }) => text.endsWith('kick') || keys.has(pitch))
    })
    if (!bass || kicks.length === 0 || report.arrangement.meters.length > 1) return 'cannot tell'
    const starts = heardNotesOf(set, bass).map(({ start }) => start)
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    const barOf = (beats: number) => Math.floor((beats + 0.06) / bar)
    const bars = new Set(starts.map(barOf))
    const times = [...new Set(kicks.map(({ start }) => start))].filter((start) => bars.has(barOf(start)))
    const apart = times
      .map((time) => starts.map((start) => start - time).toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Infinity)
      .filter((beats) => Math.abs(beats) < 0.125)
      .toSorted((a, b) => a - b)
    const met = apart.length / times.length
    const ms = /(\d+(?:\.\d+)?) ms (after|before)/.exec(claim)
    if (ms && report.arrangement.tempos.length < 2) {
      const middle = ((apart[apart.length >> 1] ?? 0) * 60_000) / report.overview.tempo.bpm
      return verdict(Math.abs(middle - Number(ms[1]) * (ms[2] === 'before' ? -1 : 1)) <= 2)
    }
    const ring = /ring under (\d+) of/.exec(claim)
    if (ring) {
      const under = times.filter((time) =>
        heardNotesOf(set, bass).some(({ start, duration }) => start < time - 0.1 && start + duration > time + 0.01),
      )
      return verdict(met < 0.12 && under.length >= Number(ring[1]) * 0.9)
    }
    const isTrue = claim.includes('take turns') ? met < 0.12 : met > 0.88
    return verdict(claim.includes('no bass note begins') ? met === 0 : isTrue)
  },
  RH06: ({ claim, evidence }, set, report) => {
    const track = set.tracks.find(({ id }) => id === String(evidence[0]?.trackId))
    const [told = 0] = numbersIn(unquoted(claim))
    if (!track || report.arrangement.tempos.length > 1) return 'cannot tell'
    const apart = heardNotesOf(set, track)
      .map(({ start }) => start - Math.round(start * 4) / 4)
      .toSorted((a, b) => a - b)
    const middle = ((apart[apart.length >> 1] ?? 0) * 60_000) / report.overview.tempo.bpm
    return verdict(Math.abs(middle - (claim.includes('pushes') ? -told : told)) <= Math.max(3, told * 0.2))
  },
  RH07: ({ claim, evidence }, set, report) => {
    const track = set.tracks.find(({ id }) => id === String(evidence[0]?.trackId))
    const told = [...claim.matchAll(/about (\d+)(?:–(\d+))?/g)]
      .map(([, from, to]) => [Number(from), Number(to ?? from)] as const)
      .toSorted(([a], [b]) => a - b)
    const [softest, strongest] = [told[0]?.[1] ?? 0, told[1]?.[0] ?? 0]
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    if (!track || report.arrangement.meters.length > 1) return 'cannot tell'
    // On some one pad: near the two velocities told, and hardly between; and nearly every sixteenth of the bar is one or the other.
    return verdict(
      [...Map.groupBy(heardNotesOf(set, track), ({ pitch }) => pitch).values()].some((hits) => {
        const middle = (softest + strongest) / 2
        const near = hits.filter(({ velocity }) => Math.abs(velocity - middle) > (strongest - softest) / 6)
        const places = [...Map.groupBy(hits, ({ start }) => Math.round((start % bar) * 4)).values()]
        const sided = places.map((there) => {
          const loud = there.filter(({ velocity }) => velocity > middle).length
          return Math.max(loud, there.length - loud)
        })
        const isTold = told.flat().every((one) => hits.some(({ velocity }) => Math.abs(velocity - one) < 3))
        return isTold && near.length >= hits.length * 0.8 && sided.reduce((a, b) => a + b, 0) >= hits.length * 0.75
      }),
    )
  },
  RH08: ({ claim, evidence, ...finding }, set) => {
    const told = (/begin on ([\d., and]+)\.$/.exec(claim)?.[1] ?? '')
      .split(/, | and /)
      .map((place) => {
        const [beat = 1, step = 1] = place.split('.').map(Number)
        return (beat - 1) * 4 + step - 1
      })
      .join()
    const [track] = named({ claim, evidence, ...finding }, set)
    if (!track) return 'cannot tell'
    const steps = new Set(heardNotesOf(set, track).map(({ start }) => Math.round(start * 4)))
    const bars = [...Map.groupBy(steps, (step) => Math.floor(step / 16)).values()]
    const same = bars.filter(
      (bar) =>
        bar
          .map((step) => step % 16)
          .toSorted((a, b) => a - b)
          .join() === told,
    )
    return within(set.xml, 'MidiArpeggiator').length > 0 ? 'cannot tell' : verdict(same.length >= bars.length * 0.55)
  },
  HA17: ({ claim, evidence, ...finding }, set, report) => {
    const [bars = 0, parts = 0] = numbersIn(claim)
    const [low = '', high = ''] = /between ([A-G][♯♭]?-?\d) and ([A-G][♯♭]?-?\d)/u.exec(claim)?.slice(1) ?? []
    const numberOf = (name: string) =>
      pitchClass(name.replace(/-?\d$/, '')) + 12 * (Number(/-?\d$/.exec(name)?.[0]) + 2)
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    if (report.arrangement.meters.length > 1 || within(set.xml, 'MidiPitcher').length > 0) return 'cannot tell'
    const lines = named({ claim, evidence, ...finding }, set).map((track) =>
      heardNotesOf(set, track).filter(({ pitch }) => pitch >= numberOf(low) && pitch <= numberOf(high)),
    )
    const last = Math.max(0, ...lines.flat().map(({ start, duration }) => start + duration))
    const crowded = Array.from({ length: Math.ceil(last / bar) }, (_, index) => index * bar).filter(
      (from) =>
        lines.filter((line) => line.some(({ start, duration }) => start < from + bar && start + duration > from))
          .length >= parts,
    )
    return verdict(crowded.length >= bars * 0.9)
  },
  HA18: ({ claim, ...finding }, set) => {
    const [one, other] = named({ claim, ...finding }, set).map((track) => heardNotesOf(set, track))
    const [told = 0] = numbersIn(unquoted(claim))
    if (!one || !other) return 'cannot tell'
    const steps = (line: typeof one) =>
      new Set(
        line.flatMap(({ start, duration }) =>
          Array.from(
            { length: Math.max(1, Math.round(duration * 4)) },
            (_, step) => Math.floor(start * 4 + 0.01) + step,
          ),
        ),
      )
    const [a, b] = [steps(one), steps(other)]
    const both = [...a].filter((step) => b.has(step)).length
    const order = [...new Set([...a, ...b])].toSorted((x, y) => x - y).map((step) => (a.has(step) ? 'a' : 'b'))
    const changes = order.filter((who, index) => index > 0 && who !== order[index - 1]).length
    return verdict(both <= Math.min(a.size, b.size) * 0.2 && changes >= told)
  },
}
