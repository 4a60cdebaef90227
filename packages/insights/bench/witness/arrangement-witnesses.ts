import { clipsOf, heardNotesOf, type RawSet, type RawTrack } from './raw-set.ts'
import { upSpans } from './faders.ts'
import { at, valueAt, within } from './raw-xml.ts'
import { named, numbersIn, ofEach, unquoted, verdict, type Witness } from './verdict.ts'

const SOUNDING = ['MidiTrack', 'AudioTrack']
export const heardTracks = (set: RawSet): RawTrack[] =>
  set.tracks.filter(({ kind, isOn }) => isOn && SOUNDING.includes(kind))
/** Where notes and audio clips of tracks sound, in beats. */
export const soundsOf = (set: RawSet, tracks: readonly RawTrack[]): (readonly [number, number])[] =>
  tracks.flatMap((track) =>
    [
      ...heardNotesOf(set, track).map(({ start, duration }) => [start, start + duration] as const),
      ...clipsOf(set, track).flatMap(({ start, end, isOff, isAudio }) =>
        isAudio && !isOff ? [[start, end] as const] : [],
      ),
    ].flatMap(([from, to]) => upSpans(set, track, from, to)),
  )
/** Notes that begin while the faders of a track and of its groups are up. */
export const audibleNotesOf = (set: RawSet, track: RawTrack) =>
  heardNotesOf(set, track).filter(({ start }) => upSpans(set, track, start, start + 0.05).length > 0)
export const barBeats = (report: Parameters<Witness>[2]): number => report.arrangement.meters[0]?.beatsPerBar ?? 4
/** Tracks whose clips sound in a bar, counted from 1. */
const playing = (set: RawSet, bar: number, beats: number): number =>
  heardTracks(set).filter((track) => playsIn(set, track, bar, beats)).length
const playsIn = (set: RawSet, track: RawTrack, bar: number, beats: number): boolean =>
  filledClips(set, track).some(([start, end]) => start < bar * beats - 0.25 && end > (bar - 1) * beats + 0.25)
/** Clips of a track from their first note on, where the faders are up; one without notes is none. */
const filledClips = (set: RawSet, track: RawTrack): readonly (readonly [number, number])[] => {
  const known = FILLED.get(track)
  if (known) return known
  const starts = heardNotesOf(set, track).map(({ start }) => start)
  const filled = clipsOf(set, track).flatMap(({ start, end, isOff, isAudio }) => {
    const first = isAudio ? start : Math.min(...starts.filter((at) => at >= start - 0.01 && at < end))
    return isOff || first === Infinity ? [] : upSpans(set, track, first, end)
  })
  FILLED.set(track, filled)
  return filled
}
const FILLED = new WeakMap<RawTrack, readonly (readonly [number, number])[]>()
/** From the first to the last sound; what lies behind or before a silence of eight bars and is less than half of the fullest stretch was left over. */
const songSpan = (set: RawSet, beats: number): readonly [number, number] => {
  const stretches: { from: number; to: number }[] = []
  for (const [from, to] of soundsOf(set, heardTracks(set)).toSorted(([a], [b]) => a - b)) {
    const last = stretches.at(-1)
    if (last && from < last.to + LONG_SILENCE * beats) last.to = Math.max(last.to, to)
    else stretches.push({ from, to })
  }
  const clips = heardTracks(set).flatMap((track) => filledClips(set, track))
  const filled = ({ from, to }: (typeof stretches)[number]) =>
    clips.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0)
  const most = Math.max(0, ...stretches.map(filled))
  const song = stretches.filter((stretch) => filled(stretch) * 2 >= most)
  return [Math.max(0, song[0]?.from ?? 0), song.at(-1)?.to ?? 0]
}
const LONG_SILENCE = 8
/** The last beat at which anything sounds. */
const lastBeat = (set: RawSet): number => Math.max(0, ...soundsOf(set, heardTracks(set)).map(([, end]) => end))
const secondsOf = (text: string): number => {
  const [, minutes = '0', seconds = '0'] = /(\d+):(\d\d)/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
/** How many tracks play in each bar of the song. */
const partsInBars = (set: RawSet, beats: number): number[] => {
  const [from, to] = songSpan(set, beats)
  const first = Math.floor(from / beats + 0.01)
  return Array.from({ length: Math.ceil(to / beats - 0.05) - first }, (_, bar) => playing(set, first + bar + 1, beats))
}
export const isMetersPlain = (report: Parameters<Witness>[2]): boolean =>
  report.arrangement.meters.length === 1 && report.arrangement.of === 'arrangement'

/** Form: what plays when, counted from the clips and notes of the document. */
export const ARRANGEMENT_WITNESSES: Readonly<Record<string, Witness>> = {
  AR01: (_, set) =>
    verdict(
      set.tracks.every(({ arranged }) => arranged.length === 0) && set.tracks.some(({ session }) => session.length > 0),
    ),
  AR05: (_, set) => verdict(within(at(set.xml, 'Locators'), 'Locator').length === 0),
  AR02: ({ claim }, set, report) => {
    const tempo = report.overview.tempo.bpm
    const [from, to] = songSpan(set, barBeats(report))
    return report.arrangement.tempos.length > 1 || to === 0
      ? 'cannot tell'
      : verdict(Math.abs(((to - from) * 60) / tempo - secondsOf(claim)) <= Math.max(3, (barBeats(report) * 60) / tempo))
  },
  AR08: (finding, set, report) => ARRANGEMENT_WITNESSES['AR02']?.(finding, set, report) ?? 'cannot tell',
  AR04: ({ claim }, set) => {
    const clips = heardTracks(set).flatMap((track) =>
      clipsOf(set, track).map((clip) => `${track.id} ${heardKey(clip)}`),
    )
    const share = 1 - new Set(clips).size / clips.length
    return verdict(share * 100 >= (numbersIn(claim)[0] ?? 0) - 15)
  },
  AR07: ({ evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    const steps = evidence.flatMap(({ text }) =>
      /^Bar (\d+)/.exec(text)?.[1] === undefined ? [] : [Number(/^Bar (\d+)/.exec(text)?.[1])],
    )
    const changes = steps.filter((bar) => {
      const mean = (from: number) => [0, 1, 2, 3].reduce((sum, step) => sum + playing(set, from + step, beats), 0) / 4
      return Math.abs(mean(bar) - mean(bar - 4)) >= 1
    })
    return changes.length === steps.length ? 'true' : changes.length * 2 >= steps.length ? 'misleading' : 'false'
  },
  AR15: ({ claim, evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    const inMostBars = evidence.map(({ bars }) => {
      const all = Array.from({ length: (bars?.to ?? 0) - (bars?.from ?? 1) + 1 }, (_, bar) => (bars?.from ?? 1) + bar)
      const barsOf = (track: RawTrack) => all.filter((bar) => playsIn(set, track, bar, beats)).length
      return heardTracks(set).filter((track) => barsOf(track) * 2 >= all.length).length
    })
    const notes = evidence.map(({ bars }) => {
      const [from, to] = [(bars?.from ?? 1) - 1, bars?.to ?? 1]
      const inside = heardTracks(set).flatMap((track) =>
        audibleNotesOf(set, track).filter(({ start }) => start >= from * beats - 0.01 && start < to * beats - 0.01),
      )
      return inside.length / (to - from)
    })
    const told = evidence.map(({ text }) => numbersIn(text.replace(/^.*?:/, '')))
    const isCounted = told.every(
      ([parts = 0, number], index) =>
        Math.abs((inMostBars[index] ?? 0) - parts) <= 1 &&
        (number === undefined || Math.abs((notes[index] ?? 0) - number) <= Math.max(2, number * 0.1)),
    )
    const [before = 0, after = 0] = notes
    return !isCounted
      ? 'false'
      : claim.includes('a fuller section') && after < before && (inMostBars[1] ?? 0) <= (inMostBars[0] ?? 0)
        ? 'misleading'
        : 'true'
  },
  AR11: ({ claim }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    const edges = heardTracks(set).flatMap((track) => {
      const bars = Array.from({ length: Math.ceil(lastBeat(set) / beats) }, (_, bar) =>
        clipsOf(set, track).some(
          (clip) => !clip.isOff && clip.start < (bar + 1) * beats - 0.25 && clip.end > bar * beats + 0.25,
        ),
      )
      return bars.flatMap((is, bar) => (bar > 0 && is !== bars[bar - 1] ? [bar] : []))
    })
    const shares = [0, 1, 2, 3].map(
      (shift) => edges.filter((bar) => bar % 4 === shift).length / Math.max(1, edges.length),
    )
    if (Math.max(...shares) > 0.5) return 'misleading'
    const [off = 0, all = 1] = numbersIn(claim)
    return verdict(off / all - (1 - Math.max(...shares)) < 0.3)
  },
  AR12: ({ claim }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const [full = 0, told = 0, least = 0] = numbersIn(claim)
    const counts = partsInBars(set, barBeats(report))
    const fullBars = counts.filter((parts) => parts >= least).length
    return verdict(Math.abs(counts.length - told) <= 1 && Math.abs(fullBars - full) <= Math.max(1, told * 0.05))
  },
  AR13: (_, set, report) => {
    const counts = partsInBars(set, barBeats(report))
    return verdict((counts.at(-1) ?? 0) >= Math.max(...counts) * 0.75)
  },
  'ST-CONTRAST': ({ evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    return verdict(
      evidence.every(({ text, bars }) => {
        const told = Number(/: (\d+) parts?$/.exec(text)?.[1])
        const [from, to] = [((bars?.from ?? 1) - 1) * beats, (bars?.to ?? 0) * beats]
        const parts = audibleTracks(set).filter((track) => {
          const bars = Array.from({ length: Math.round((to - from) / beats) }, (_, bar) => from + bar * beats)
          const played = bars.filter((bar) =>
            filledClips(set, track).some(([start, end]) => start < bar + beats - 0.01 && end > bar + 0.01),
          )
          return played.length * 2 > bars.length
        })
        return Math.abs(parts.length - told) <= 1
      }),
    )
  },
  'ST-CHANGES': ({ claim }, set, report) => {
    const stretch = numbersIn(claim)[0] ?? 0
    const beats = barBeats(report)
    const playingIn = (bar: number): string =>
      audibleTracks(set)
        .filter((track) =>
          stretchesOf(set, track, beats).some(
            ({ start, end }) => start < (bar + 1) * beats - 0.1 && end > bar * beats + 0.1,
          ),
        )
        .map(({ id }) => id)
        .join()
    const bars = Array.from({ length: Math.ceil(lastBeat(set) / beats) }, (_, bar) => playingIn(bar))
    const changes = [0, ...bars.flatMap((now, bar) => (bar > 0 && now !== bars[bar - 1] ? [bar] : [])), bars.length]
    const longest = Math.max(...changes.map((bar, index) => bar - (changes[index - 1] ?? bar)))
    return verdict(longest <= stretch + 1)
  },
  'ST-PIECES': (finding, set) =>
    ofEach(named(finding, set), (track) => clipsOf(set, track).filter(({ isAudio }) => isAudio).length > 3),
  WA09: ({ claim }, set) => {
    const bare = set.tracks
      .flatMap(({ arranged }) => arranged)
      .filter(
        ({ xml, isAudio }) =>
          isAudio &&
          (valueAt(xml, 'Fade') === 'false' ||
            (Number(valueAt(xml, 'Fades/FadeInLength')) === 0 && Number(valueAt(xml, 'Fades/FadeOutLength')) === 0)),
      )
    return verdict(bare.length >= (numbersIn(unquoted(claim))[0] ?? 0))
  },
  WA05: (finding, set, report) => {
    const pointsOfTempo = within(set.main, 'FloatEvent').map(({ attributes }) => Number(attributes['Value']))
    return ofEach(named(finding, set), (track) =>
      clipsOf(set, track).some(({ xml, isAudio }) => {
        const markers = within(at(xml, 'WarpMarkers'), 'WarpMarker').map(
          ({ attributes }) => [Number(attributes['SecTime']), Number(attributes['BeatTime'])] as const,
        )
        // Of what the clip plays, between the markers around its start and its end.
        const [start, end] = ['Loop/LoopStart', 'Loop/LoopEnd'].map((path) => Number(valueAt(xml, path)))
        const first = markers.findLast(([, beat]) => beat <= (start ?? 0) + 1e-6) ?? markers[0]
        const last = markers.find(([, beat]) => beat >= (end ?? 0) - 1e-6) ?? markers.at(-1)
        if (!isAudio || !first || !last) return false
        const played = finding.evidence.flatMap(({ text }) => /to ([\d.]+) BPM/.exec(text)?.slice(1).map(Number) ?? [])
        const written = [report.overview.tempo.bpm, ...pointsOfTempo]
        return played.some((bpm) => {
          const ratio = (bpm * (last[0] - first[0])) / (60 * (last[1] - first[1]))
          return (
            bpm > Math.min(...written) - 0.06 && bpm < Math.max(...written) + 0.06 && (ratio < 0.76 || ratio > 1.32)
          )
        })
      }),
    )
  },
  WA07: (finding, set) =>
    ofEach(named(finding, set), (track) =>
      clipsOf(set, track).some(({ xml }) => {
        const semitones = Math.abs(Number(valueAt(xml, 'PitchCoarse')))
        return semitones >= 7 && semitones % 12 !== 0
      }),
    ),
  WA01: (finding, set) =>
    ofEach(named(finding, set), (track) =>
      clipsOf(set, track).some(({ xml }) => ['4', '6'].includes(valueAt(xml, 'WarpMode'))),
    ),
  WA02: (finding, set) =>
    ofEach(named(finding, set), (track) => clipsOf(set, track).some(({ xml }) => valueAt(xml, 'WarpMode') === '0')),
}

/** Where a track plays without a rest of a bar, and for a bar in all: a hit that is shorter passes by. */
function stretchesOf(set: RawSet, track: RawTrack, beats: number): readonly { start: number; end: number }[] {
  const joined: { start: number; end: number; filled: number }[] = []
  const notes = heardNotesOf(set, track)
  const filled = clipsOf(set, track).filter(
    (clip) => !clip.isOff && (clip.isAudio || notes.some(({ start }) => start >= clip.start && start < clip.end)),
  )
  for (const { start, end } of filled.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && Math.floor(start / beats) <= Math.floor((last.end - 0.01) / beats) + 1) {
      last.end = Math.max(last.end, end)
      last.filled += end - start
    } else joined.push({ start, end, filled: end - start })
  }
  return joined.filter(({ filled }) => filled >= 4)
}

/** Heard tracks without those whose fader, or the fader of whose group, is all the way down, or that are set to In. */
export function audibleTracks(set: RawSet): RawTrack[] {
  const isDown = (track: RawTrack) =>
    upSpans(set, track, 0, Math.max(1, ...clipsOf(set, track).map(({ end }) => end))).length === 0
  const isIn = ({ xml, kind }: RawTrack) =>
    kind === 'AudioTrack' &&
    within(at(xml, 'DeviceChain/MainSequencer'), 'MonitoringEnum').some(({ attributes }) => attributes['Value'] === '0')
  return heardTracks(set).filter((track) => !isDown(track) && !isIn(track))
}

function heardKey({ xml, isAudio }: ReturnType<typeof clipsOf>[number]): string {
  if (isAudio) return [valueAt(xml, 'Name'), valueAt(xml, 'Loop/LoopStart'), valueAt(xml, 'Loop/LoopEnd')].join('|')
  return within(at(xml, 'Notes'), 'KeyTrack')
    .map(
      (key) =>
        `${valueAt(key, 'MidiKey')}:${within(key, 'MidiNoteEvent')
          .map(({ attributes }) => attributes['Time'])
          .join()}`,
    )
    .join(' ')
}
