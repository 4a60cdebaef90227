import { barBeats, isMetersPlain, soundsOf } from './arrangement-witnesses.ts'
import { faderPoints, gainAt } from './faders.ts'
import { activeDevicesOf, notesOf, type RawClip, type RawSet } from './raw-set.ts'
import { at, valueAt, within, type RawElement } from './raw-xml.ts'
import { named, numbersIn, unquoted, verdict, type Witness } from './verdict.ts'

const decibel = (gain: number): number => 20 * Math.log10(Math.max(gain, 10 ** -3.5))
const faderOf = (set: RawSet, trackId: number | 'main' | null): RawElement | undefined =>
  trackId === 'main' ? set.main : set.tracks.find(({ id }) => id === String(trackId))?.xml
type Point = ReturnType<typeof faderPoints>[number]
/** Stretches of a drawn fader that go one way only, up or down, the beats of the quiet end first. */
const runsOf = (xml: RawElement | undefined) => {
  const runs: { isUp: boolean; points: Point[] }[] = []
  const points = faderPoints(xml)
  for (const [index, point] of points.slice(1).entries()) {
    const before = points[index]
    if (!before || before.gain === point.gain) continue
    const isUp = point.gain > before.gain
    const last = runs.at(-1)
    if (last?.isUp === isUp && before.beat - (last.points.at(-1)?.beat ?? 0) < 1) last.points.push(point)
    else runs.push({ isUp, points: [before, point] })
  }
  return runs.map(({ isUp, points: way }) => {
    const [quiet, loud] = isUp ? [way[0], way.at(-1)] : [way.at(-1), way[0]]
    const [start, end] = [quiet?.beat ?? 0, loud?.beat ?? 0]
    const nearly = Array.from({ length: 65 }, (_, step) => start + ((end - start) * step) / 64).find(
      (beat) => decibel(gainAt(xml, beat)) >= decibel(loud?.gain ?? 0) - HARDLY_MOVES,
    )
    return {
      isUp,
      quiet: start,
      nearly: nearly ?? end,
      loud: end,
      rise: decibel(loud?.gain ?? 0) - decibel(quiet?.gain ?? 0),
    }
  })
}
/** The last six decibels of a way may be told as part of it or not. */
const HARDLY_MOVES = 6

/** Fades that are drawn, and what waits beside the arrangement. */
export const FADE_WITNESSES: Readonly<Record<string, Witness>> = {
  DY12: ({ claim, evidence }, set) =>
    verdict(
      evidence
        .filter(({ trackId }) => trackId !== null)
        .every(({ trackId }) => {
          const compressors = activeDevicesOf(faderOf(set, trackId)).filter(({ tag }) => tag === 'Compressor2')
          const heard = compressors.flatMap((device) =>
            within(device, 'Target').map((target) => target.attributes['Value']),
          )
          return heard.some((source) => {
            const id = /^AudioIn\/Track\.(\d+)/u.exec(source ?? '')?.[1]
            return set.tracks.some((one) => one.id === id && (one.name === '' || claim.includes(`“${one.name}”`)))
          })
        }),
    ),
  AU06: ({ claim, evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    if (/the (clips|music) ends?/.test(claim)) {
      const [end = 0, start = 0] = numbersIn(unquoted(claim))
      const id = evidence.find(({ text }) => claim.startsWith(text.split(':')[0] ?? ''))?.trackId ?? null
      const clips = set.tracks.flatMap((track) => (id === 'main' || track.id === String(id) ? track.arranged : []))
      const last = Math.max(...clips.map((clip) => clip.end))
      const isFadeAround = ({ quiet, loud }: ReturnType<typeof runsOf>[number]): boolean =>
        Math.max(quiet, loud) > last + (claim.includes('the clips end') ? beats / 2 : -beats) &&
        Math.abs(Math.min(quiet, loud) / beats - (start - 0.5)) <= 1
      return verdict(Math.abs(last / beats - end) <= 1 && runsOf(faderOf(set, id)).some(isFadeAround))
    }
    /** The quiet end, where clips begin behind it or end before it. */
    const heardEnd = (id: number | 'main' | null, { quiet, loud }: ReturnType<typeof runsOf>[number]): number => {
      const clips = set.tracks.flatMap((track) => (id === 'main' || track.id === String(id) ? track.arranged : []))
      const under = clips.filter(({ start, end }) => end > Math.min(quiet, loud) && start < Math.max(quiet, loud))
      return quiet < loud
        ? Math.max(quiet, Math.min(...under.map(({ start }) => start)))
        : Math.min(quiet, Math.max(...under.map(({ end }) => end)))
    }
    return verdict(
      evidence.every(({ text, trackId, bars }) => {
        const [told = 0] = numbersIn(unquoted(text))
        const [from, to] = [((bars?.from ?? 1) - 1) * beats, (bars?.to ?? 1) * beats]
        const isIn = text.includes('fades in')
        const [quiet, loud] = isIn ? [from, to] : [to, from]
        const isBetween = (beat: number, one: number, other: number) =>
          beat >= Math.min(one, other) - beats && beat <= Math.max(one, other) + beats
        return (
          Math.abs((to - from) / beats - told) <= 2 &&
          runsOf(faderOf(set, trackId)).some(
            (run) =>
              run.isUp === isIn &&
              run.rise >= 12 &&
              isBetween(quiet, run.quiet, heardEnd(trackId, run)) &&
              isBetween(loud, run.nearly, run.loud),
          )
        )
      }),
    )
  },
  AU05: ({ claim, evidence }, set, report) => {
    if (!isMetersPlain(report)) return 'cannot tell'
    const beats = barBeats(report)
    const [clipBar = 0, fadeBar = 0] = numbersIn(unquoted(claim))
    const [startBar = 0, level = 0] = numbersIn(unquoted(evidence[0]?.text ?? ''))
    const fader = faderOf(set, evidence[0]?.trackId ?? null)
    const last = Math.max(...set.tracks.flatMap(({ arranged }) => arranged.map(({ end }) => end)))
    const isIn = (beat: number, bar: number) => Math.abs(beat / beats - bar + 0.5) <= 0.6
    return verdict(
      isIn(last, clipBar) &&
        runsOf(fader).some(({ isUp, loud, quiet }) => !isUp && isIn(loud, startBar) && isIn(quiet, fadeBar)) &&
        Math.abs(decibel(gainAt(fader, last)) - level) <= 1,
    )
  },
  GS11: ({ claim }, set) => {
    const [told = 0] = numbersIn(unquoted(claim))
    const sounds = soundsOf(set, set.tracks)
    const drawn = faderPoints(set.main)
    const [first, last] = [Math.min(...sounds.map(([from]) => from)), Math.max(...sounds.map(([, to]) => to))]
    const during = [
      gainAt(set.main, first),
      ...drawn.filter(({ beat }) => beat > first && beat < last).map(({ gain }) => gain),
      gainAt(set.main, last),
    ].map(decibel)
    return verdict(drawn.length > 0 && Math.max(...during) <= -60 && Math.abs(Math.max(...during) - told) <= 1)
  },
  AR22: (finding, set) => {
    const arranged = set.tracks.flatMap((track) => track.arranged).filter(({ isOff }) => !isOff)
    const counts = named(finding, set).map(({ id, session }) => {
      const held = session.filter((clip) => !clip.isOff && holdsAnything(clip))
      // What another instrument plays as well may be told as waiting, as on another kit, or not.
      const nowhere = held.filter((clip) => !arranged.some((other) => isSame(clip, other)))
      const text = finding.evidence.find(({ trackId }) => String(trackId) === id)?.text ?? ''
      return { held: held.length, nowhere: nowhere.length, told: numbersIn(unquoted(text))[0] ?? 0 }
    })
    const [total = 0] = numbersIn(unquoted(finding.claim).replace(/ and \d+ more/, ''))
    return verdict(
      arranged.length > 0 &&
        counts.every(({ held, nowhere, told }) => told > 0 && told >= nowhere && told <= held) &&
        counts.reduce((sum, { told }) => sum + told, 0) === total &&
        named(finding, set).every((track) => track.arranged.length === 0),
    )
  },
}

function holdsAnything({ xml, isAudio }: RawClip): boolean {
  return isAudio || within(at(xml, 'Notes'), 'MidiNoteEvent').length > 0
}

/** Whether a clip of the arrangement plays what one of the session does: its file, or three of four of its notes in its loop. */
function isSame(waiting: RawClip, arranged: RawClip): boolean {
  if (waiting.isAudio || arranged.isAudio)
    return waiting.isAudio && arranged.isAudio && fileOf(waiting) === fileOf(arranged)
  const loopOf = ({ xml }: RawClip) =>
    ['LoopStart', 'LoopEnd', 'StartRelative'].map((name) => Number(valueAt(xml, `Loop/${name}`)))
  const [start = 0, end = 0] = loopOf(waiting)
  const beats = Math.max(0.25, end - start)
  const places = (notes: readonly { pitch: number; start: number }[], shift: number) =>
    new Set(
      notes.map(
        (note) => `${String(note.pitch)}@${String(Math.round((note.start + shift) * 24) % Math.round(beats * 24))}`,
      ),
    )
  const own = places(
    notesOf({ ...waiting, start: 0, end: beats }).map(({ pitch, start: at }) => ({ pitch, start: at })),
    0,
  )
  const [, , shift = 0] = loopOf(arranged)
  const played = notesOf(arranged).map((note) => ({ pitch: note.pitch, start: note.start - arranged.start }))
  return [0, shift].some((one) => {
    const held = places(played, one)
    return [...own].filter((place) => held.has(place)).length >= own.size * 0.75
  })
}

function fileOf({ xml }: RawClip): string {
  const file = within(xml, 'FileRef')[0]
  return valueAt(file, 'Path') || valueAt(file, 'RelativePath') || valueAt(file, 'Name')
}
