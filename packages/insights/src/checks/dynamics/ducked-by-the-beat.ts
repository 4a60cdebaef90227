import { barsBetween } from '@kvint/report'
import { downstreamOf } from '../../signal/downstream.ts'
import type { Part, PlacedDevice, Song } from '../../song/song.ts'
import { count, decibels, quoted, ratio as ratioWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { keyTracks } from './key-track.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const duckedByTheBeat: Check = {
  id: 'DY12',
  title: 'Parts that give way to the beat',
  area: 'mix',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Side-chain compression as Izhaki describes it (Mixing Audio, 2017); Hodgson, “Lateral dynamics processing in experimental hip hop” (2011). A threshold of −6 dB and a ratio of 1.5 in one of them are rules of thumb',
  find: (song) => {
    const silent = keyTracks(song)
    const beats = [...partsWith(song, 'kick', 'drums'), ...silent]
    const isHeard = (group: readonly Ducked[]) => group.some(({ ratio }) => ratio >= LEAST_RATIO)
    const [ducked] = duckedIn(song, beats)
      .filter(isHeard)
      .toSorted((a, b) => b.length - a.length)
    const [first] = ducked ?? []
    if (!ducked || !first) return null
    const source = quoted(first.source.track.name)
    const sighting = saw(ducked, {
      name: ({ part }) => part.track.name,
      one: (name) =>
        silent.includes(first.source)
          ? say`${source} is a silent key track: ${name} ducks to it.`
          : say`${name} ducks under ${source}: its compressor listens there.`,
      many: (number, names) =>
        silent.includes(first.source)
          ? say`${source} is a silent key track: ${number} parts duck to it, ${names}.`
          : say`${number} parts duck under ${source}: ${names}.`,
      evidence: ({ placed, thresholdDb, ratio, through }) => {
        const set = say`threshold ${decibels(thresholdDb)}, ratio ${ratioWord(ratio)}`
        return aboutDevice(
          placed,
          through.length === 0 ? set : say`${set}; ${count(through.length, 'part')} run through it`,
        )
      },
    })
    const deepest = deepestOf(ducked)
    const pressed = ducked.flatMap(({ part, through }) => [part, ...through])
    return (
      sighting && {
        ...sighting,
        figures: {
          beatMs: Math.round(60_000 / song.overview.tempo.bpm),
          source: first.source.track.name,
          ...deepest,
        },
        lesson: silent.includes(first.source) ? 'dy12-key-track' : 'releaseMs' in deepest ? 'dy12-release' : 'dy12',
        place: { trackIds: [...new Set(pressed.map(({ track }) => track.id))], clipIds: [], bars: null },
      }
    )
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor'), term('Ducking', 'ducking')],
  lessons: ['dy12-key-track', 'dy12-release'],
  honesty:
    'Likely: who listens to whom is certain. How far a part is pressed down depends on how loud the beat is, which the file does not say.',
}

type Ducked = {
  readonly part: Part
  readonly source: Part
  readonly placed: PlacedDevice
  readonly thresholdDb: number
  readonly ratio: number
  /** Parts that pass it, of a bus. */
  readonly through: readonly Part[]
}

/** The part that a hit at full scale presses down the most, by how much, and how long its compressor takes to let go where that stands still. */
function deepestOf(ducked: readonly Ducked[]) {
  const [deepest] = ducked
    .map((one) => ({ ...one, db: -one.thresholdDb * (1 - 1 / one.ratio) }))
    .toSorted((one, other) => other.db - one.db)
  if (!deepest) return {}
  const { part, placed, db } = deepest
  const releaseMs =
    steady(placed.device, 'AutoReleaseControlOnOff') === 1 ? undefined : steady(placed.device, 'Release')
  return { part: part.track.name, db: Math.round(db), ...(releaseMs !== undefined && { releaseMs }) }
}

/** By source, the parts and busses that are heard with it, each by the compressor that reaches lowest. */
function duckedIn(song: Song, beats: readonly Part[]): Ducked[][] {
  const { parts, activity } = song
  const behind = parts.flatMap((part) => downstreamOf(parts, part).map((bus) => ({ part, bus })))
  const feeding = Map.groupBy(behind, ({ bus }) => bus)
  return [...Map.groupBy(listeningTo(parts, beats), ({ source }) => source)].map(([source, listening]) => {
    // What plays at other times is pressed by nothing.
    const bars = barsOf(song, source)
    const playsWith = ({ isAudible, track }: Part) =>
      isAudible && bars.some((bar) => activity.tracks[bar - 1]?.has(track.id) === true)
    return listening.flatMap((one) => {
      const through = (feeding.get(one.part) ?? []).flatMap(({ part }) => (playsWith(part) ? [part] : []))
      // What presses the kick itself gives it no room.
      if ([one.part, ...through].some(({ report }) => report.role.role === 'kick')) return []
      // A bus listens to what comes in, which keeps its own clips from being heard.
      const isPassed = one.part.report.isHeard && through.length > 0
      return isPassed || playsWith(one.part) ? [{ ...one, through }] : []
    })
  })
}

/** Of each part and source the compressor with the lowest threshold. */
function listeningTo(parts: readonly Part[], beats: readonly Part[]): Omit<Ducked, 'through'>[] {
  const byId = new Map<unknown, Part>(beats.map((part) => [part.track.id, part]))
  return parts.flatMap((part) => {
    const listening = activeDevices(part, 'Compressor2')
      .flatMap((placed) => {
        const { device } = placed
        const source = device.sidechain?.isOn ? byId.get(device.sidechain.sourceTrackId) : undefined
        const [thresholdDb, ratio] = [steady(device, 'Threshold') ?? 0, steady(device, 'Ratio') ?? 1]
        const isDucked = source && source !== part && thresholdDb <= HIGHEST_DB && ratio > 1
        return isDucked ? [{ part, source, placed, thresholdDb, ratio }] : []
      })
      .toSorted((one, other) => one.thresholdDb - other.thresholdDb)
    return [...Map.groupBy(listening, ({ source }) => source).values()].flatMap((same) => same.slice(0, 1))
  })
}

/** Bars in which a beat is heard; of one that is switched off, those with its clips. */
function barsOf({ picture, activity }: Song, { track, clips }: Part): number[] {
  const ranges = clips.map(({ report }) => barsBetween(picture.meters, report.startBeats, report.endBeats))
  return activity.tracks.flatMap((playing, index) => {
    const bar = index + 1
    const isIn = track.mixer.isMuted ? ranges.some(({ from, to }) => bar >= from && bar <= to) : playing.has(track.id)
    return isIn ? [bar] : []
  })
}

const HIGHEST_DB = -6
/** Less turns nothing down that is heard; beside a part that is ducked it counts as well. */
const LEAST_RATIO = 1.5
