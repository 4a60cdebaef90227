import type { Evidence } from '@kvint/report'
import {
  audibleNotesOf,
  audibleTracks,
  barBeats,
  heardTracks,
  isMetersPlain,
  soundsOf,
} from './arrangement-witnesses.ts'
import { clipsOf, eventsOf, heardNotesOf, type RawSet, type RawTrack } from './raw-set.ts'
import { type RawElement, valueAt, within } from './raw-xml.ts'
import { named, numbersIn, unquoted, verdict, type Witness } from './verdict.ts'

/** Events: tempo, silences, what opens a section, notes that clash, counted from the clips and notes of the document. */
export const EVENT_WITNESSES: Readonly<Record<string, Witness>> = {
  AR16: ({ evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    return verdict(
      evidence.every(({ text, trackId }) => {
        const track = set.tracks.find(({ id }) => id === String(trackId))
        const [bar = 1, hits = 0, other = 1, usual = 0] = numbersIn(unquoted(text))
        const hitsIn = (one: number) =>
          track
            ? audibleNotesOf(set, track).filter(({ start }) => Math.floor(start / beats + 0.001) === one - 1).length
            : 0
        if (text.includes('hit')) return hits === hitsIn(bar) && usual === hitsIn(other)
        if (text.includes('holds back')) return hitsIn(bar) < Math.max(hitsIn(bar - 2), hitsIn(bar - 3))
        const isInside = text.includes('silence in all parts too')
        const line = (isInside ? bar : bar - 1) * beats
        const clips = (track ? [track] : heardTracks(set))
          .flatMap((one) => clipsOf(set, one))
          .filter(({ isOff }) => !isOff)
        if (track) return clips.some(({ start, end }) => end > line - 2 * beats && start <= line + 0.5)
        const sounding = soundsOf(set, heardTracks(set))
        const isSilentAt = (at: number) => !sounding.some(([from, to]) => from < at + 0.95 && to > at + 0.05)
        return Array.from({ length: beats * 4 }, (_, step) => line - beats + step / 4).some(
          (at) => at <= line - 1 && isSilentAt(at),
        )
      }),
    )
  },
  AR25: ({ evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    const told = evidence.flatMap(({ text, trackId, bars }) => {
      const track = set.tracks.find(({ id }) => id === String(trackId))
      const [length] = numbersIn(unquoted(text))
      const notes = track ? heardNotesOf(set, track) : []
      if (!length || !bars || notes.length === 0) return []
      const byBar = Map.groupBy(notes, ({ start }) => Math.floor(start / beats + 0.01) + 1)
      const contentOf = (bar: number) =>
        (byBar.get(bar) ?? [])
          .map(({ start, pitch }) => `${String(Math.round((start - (bar - 1) * beats) * 8))}@${String(pitch)}`)
          .toSorted()
          .join(' ')
      const all = Array.from({ length: Math.max(1, bars.to - bars.from + 1 - length) }, (_, at) => bars.from + at)
      return [all.filter((bar) => contentOf(bar) === contentOf(bar + length)).length >= all.length * 0.9]
    })
    return told.length === 0 ? 'cannot tell' : verdict(told.every(Boolean))
  },
  AR17: ({ claim }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    const [from = 1, to = 1] = numbersIn(claim).slice(claim.startsWith('The first sound') ? 1 : 0)
    const begins = numbersIn(claim.startsWith('The first sound') ? claim : '')[0]
    const sounds = soundsOf(set, audibleTracks(set))
    const first = Math.floor(Math.min(...sounds.map(([start]) => start)) / beats + 0.03) + 1
    return verdict(
      (begins === undefined || begins === first) &&
        sounds.every(([start, end]) => end <= (from - 1) * beats + 0.15 || start >= to * beats - 0.15),
    )
  },
  AR18: ({ claim, place }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const from = ((numbersIn(unquoted(claim))[0] ?? 1) - 1) * barBeats(report)
    const left = new Set(place.trackIds.map(String))
    const others = heardTracks(set).filter(({ id }) => !left.has(id))
    return verdict(soundsOf(set, others).every(([, end]) => end <= from + barBeats(report)))
  },
  AR19: ({ claim, evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    const isFall = claim.startsWith('From')
    const [from = 1, to = 1, back = 1] = numbersIn(unquoted(claim)).slice(isFall ? 2 : 0)
    const gone = evidence.flatMap(({ trackId }) => set.tracks.find(({ id }) => id === String(trackId)) ?? [])
    const isIn = (track: RawTrack, first: number, last: number) =>
      soundsOf(set, [track]).some(([start, end]) => start < last * beats - 0.65 && end > first * beats + 0.55)
    const isOut = (track: RawTrack) => !isIn(track, from - 1, to)
    // Where a song falls back, parts leave one by one, and the first of them is back.
    if (isFall) {
      const hasPlayed = (track: RawTrack) => isIn(track, Math.max(0, from - 9), from - 1)
      return verdict(
        gone.length > 0 &&
          gone.every((track) => isOut(track) && hasPlayed(track)) &&
          gone.some((track) => isIn(track, back - 1, back)),
      )
    }
    return verdict(
      gone.length > 0 &&
        back === to + 1 &&
        gone.every((track) => isOut(track) && isIn(track, from - 2, from - 1) && isIn(track, back - 1, back)),
    )
  },
  AR20: ({ claim, evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const from = (numbersIn(unquoted(claim))[0] ?? 1) * barBeats(report)
    const drums = new Set(evidence.map(({ trackId }) => String(trackId)))
    const isAfter = (one: Parameters<typeof soundsOf>[1][number]) => soundsOf(set, [one]).some(([, end]) => end > from)
    const after = heardTracks(set).filter(isAfter)
    if (after.some(({ id }) => drums.has(id)) || after.length < 2) return 'false'
    return after.some(({ name }) => /kick|snare|drum|hat|clap|perc|beat/iu.test(name)) ? 'misleading' : 'true'
  },
  AR14: ({ claim }, set) => {
    const points = within(set.main, 'FloatEvent').map(({ attributes }) => Number(attributes['Value']))
    const told = [/([\d.]+) to ([\d.]+) BPM/, /back at ([\d.]+\d)/].flatMap((words) =>
      [...(words.exec(claim) ?? [])].slice(1).map(Number),
    )
    return verdict(told.every((bpm) => points.some((point) => Math.abs(point - bpm) < 0.06)) && points.length > 1)
  },
  RH10: ({ claim, evidence }, set, report) => {
    const bar = report.arrangement.meters[0]?.beatsPerBar ?? 4
    if (report.arrangement.meters.length > 1) return 'cannot tell'
    const place = (beats: number): number => ((beats % bar) + bar) % bar
    const isAt = (one: number, other: number): boolean => Math.min(place(one - other), bar - place(one - other)) < 0.03
    const lines = evidence.map(({ trackId, text, bars }) => {
      const told = numbersIn(unquoted(text)).at(-1) ?? 0
      const track = set.tracks.find(({ id }) => id === String(trackId))
      const [from, to] = [((bars?.from ?? 1) - 1) * bar, (bars?.to ?? 1) * bar]
      return { track, late: text.endsWith('behind the line') ? told : -told, from, to }
    })
    if (claim.includes('falls on 1 and 3')) {
      const track = set.tracks.find(({ id }) => id === String(evidence[0]?.trackId))
      const keys = [...Map.groupBy(track ? heardNotesOf(set, track) : [], ({ pitch }) => pitch).values()]
      const startOfLoop = ({ xml }: { readonly xml: RawElement }) => Number(valueAt(xml, 'Loop/StartRelative')) % 2
      const [arranged, launched] = [track?.arranged ?? [], track?.session ?? []].map((clips) => clips.map(startOfLoop))
      const isMoved = launched?.some((one) => arranged?.every((other) => other !== one)) ?? false
      return verdict(isMoved && keys.some((hits) => hits.every(({ start }) => Math.abs(start % 2) < 0.1)))
    }
    if (claim.includes('clip after clip')) {
      const starts = lines.flatMap(({ track, late, from, to }) =>
        (track?.arranged ?? [])
          .filter(({ start }) => start >= from && start < to)
          .map(({ start }) => isAt(start, late)),
      )
      return verdict(starts.filter(Boolean).length >= starts.length * 0.8)
    }
    const played = lines.flatMap(({ track, late, from, to }) => {
      const notes = track ? heardNotesOf(set, track) : []
      const before = notes.filter(({ start }) => start < Math.min(...lines.map((line) => line.from)))
      const later = notes.filter(({ start }) => start >= from + bar && start < to - bar)
      return before.length > 0 && later.length > 0 ? [{ late, before, later }] : []
    })
    if (played.length === 0) return 'cannot tell'
    const share = ({ before, later }: (typeof played)[number], shift: number): number =>
      later.filter((note) => before.some(({ pitch, start }) => pitch === note.pitch && isAt(note.start, start + shift)))
        .length / later.length
    return verdict(played.every((one) => share(one, one.late) >= 0.9 && share(one, 0) < 0.9))
  },
  RH11: ({ evidence }, set) => verdict(evidence.every((line) => isLooped(set, line))),
  RH12: ({ evidence }, set) => verdict(evidence.every((line) => isLooped(set, line))),
  AR21: ({ claim, evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const track = set.tracks.find(({ id }) => id === String(evidence[0]?.trackId))
    if (!track) return 'cannot tell'
    const beats = barBeats(report)
    const [from = 1, to = 1] = numbersIn(unquoted(claim))
    const low = heardTracks(set).filter(({ name }) => /bass|sub\b|808/i.test(name))
    const isInAll = Array.from({ length: to - from + 1 }, (_, at) => (from - 1 + at) * beats).every((at) =>
      clipsOf(set, track).some(({ start, end }) => start < at + beats && end > at),
    )
    const isOthers = soundsOf(set, low).some(
      ([start, end]) => start < to * beats - 0.1 && end > (from - 1) * beats + 0.1,
    )
    const isOff = !track.isOn || clipsOf(set, track).every((clip) => clip.isOff)
    return verdict(isOff && isInAll && !isOthers)
  },
  HA13: (finding, set) => {
    const [one, other] = named(finding, set).map((track) => heardNotesOf(set, track))
    const [times = 0] = numbersIn(unquoted(finding.claim))
    const clashes = (one ?? []).flatMap((a) =>
      (other ?? []).filter(
        (b) =>
          Math.abs(a.pitch - b.pitch) === 1 &&
          Math.min(a.start + a.duration, b.start + b.duration) - Math.max(a.start, b.start) >= 0.99,
      ),
    )
    return within(set.xml, 'MidiPitcher').length > 0 ? 'cannot tell' : verdict(clashes.length >= times * 0.9)
  },
  GS11: (_, set) => {
    const levels = eventsOf(set.main, 'DeviceChain/Mixer/Volume').map(({ attributes }) => Number(attributes['Value']))
    return verdict(levels.length > 0 && levels.every((level) => level <= 0.001))
  },
  AU05: ({ claim }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const [last = 0, silent = 0] = numbersIn(unquoted(claim))
    const end = Math.max(...soundsOf(set, heardTracks(set)).map(([, to]) => to))
    const bottom = Number(eventsOf(set.main, 'DeviceChain/Mixer/Volume').at(-1)?.attributes['Time'])
    const barOf = (beat: number) => Math.floor((beat - 0.02) / barBeats(report)) + 1
    return verdict(barOf(end) === last && barOf(bottom) === silent && bottom > end)
  },
}

/** Whether a loop of the length that a line tells comes round on its track as often as it says. */
function isLooped(set: RawSet, { text, trackId }: Evidence): boolean {
  const [length = 0] = numbersIn(unquoted(text))
  const times = Number(/comes round (\d+) time/u.exec(text)?.[1] ?? 1)
  const track = set.tracks.find(({ id }) => id === String(trackId))
  return (track ? clipsOf(set, track) : []).some(({ xml, isOff, start, end }) => {
    const loop = Number(valueAt(xml, 'Loop/LoopEnd')) - Number(valueAt(xml, 'Loop/LoopStart'))
    const isOn = valueAt(xml, 'Loop/LoopOn') === 'true' && !isOff
    const isWhole = Math.abs(loop / length - Math.round(loop / length)) < HAIR
    return isOn && isWhole && (times === 1 || (end - start) / length > times - HAIR)
  })
}

const HAIR = 0.01
