import type { LiveSet } from '@kvint/als'
import { beatsPerBar } from '../../arrangement/meters.ts'
import { activeDevices, allDevices, isReverb } from '../../checks/devices-of.ts'
import { movingEnvelopes } from '../../checks/automation/envelopes-of.ts'
import { songSteps } from '../../song/song-steps.ts'
import type { Song } from '../../song/song.ts'
import { romansOf } from './romans-of.ts'
import { melodyFacts } from './melody-facts.ts'
import { peopleIn, sampleFacts } from './sample-facts.ts'
import { saveFactsOfSong, type SaveFacts } from './save-facts.ts'
import type { SongFacts } from './song-facts.ts'
import { timingFacts } from './timing-facts.ts'
import { velocityFacts } from './velocity-facts.ts'

/**
 * What the library view needs of one set. Takes as long as a report without its checks.
 *
 * @example
 * const result = await readSet(bytes)
 * if (result.kind === 'set') readSongFacts(result.set, 'Tide.als').song.bpm // 124
 */
export function readSongFacts(set: LiveSet, fileName: string): { readonly save: SaveFacts; readonly song: SongFacts } {
  const steps = songSteps(set, fileName, {})
  for (;;) {
    const next = steps.next()
    if (next.done) return { save: saveFactsOfSong(next.value.song), song: songFacts(next.value.song) }
  }
}

function songFacts(song: Song): SongFacts {
  const { overview, picture, harmony, parts, set } = song
  const sounding = parts.filter(({ track }) => track.kind === 'midi' || track.kind === 'audio')
  const stretch = picture.of === 'arrangement' ? picture.form.longestUnchanged : null
  const devices = allDevices(song)
  return {
    meter: overview.meter,
    lengthOf: overview.lengthOf,
    lengthBars: overview.lengthBars,
    lengthSeconds: overview.lengthSeconds,
    clipCounts: overview.clipCounts,
    deviceCount: overview.deviceCount,
    bpm: overview.tempo.bpm,
    stage: overview.stage.stage,
    trackCount: sounding.length,
    key:
      harmony.kind === 'known'
        ? { name: harmony.key.name, tonic: harmony.key.tonicPitchClass, mode: harmony.key.mode }
        : null,
    devices: overview.devices.map(({ name }) => name),
    plugins: overview.plugins.map(({ name, format }) => ({ name, format })),
    hasMaxDevices: overview.maxDevices.length > 0,
    topDeviceCount: devices.filter(({ depth }) => depth === 0).length,
    offDeviceCount: devices.filter(({ device }) => !device.isOn).length,
    samples: sampleFacts(song),
    romans: romansOf(harmony),
    melody: melodyFacts(song),
    timing: timingFacts(song),
    velocities: velocityFacts(song),
    loops: loopsOf(song),
    copyShare: picture.of === 'arrangement' ? picture.form.copyShare : null,
    longestUnchangedBars: stretch ? stretch.to - stretch.from + 1 : null,
    energy: picture.of === 'arrangement' ? atPlaces(picture.form.densityPerBar, ENERGY_PLACES) : [],
    sectionBars: picture.of === 'arrangement' ? sectionBarsOf(song) : [],
    automationEvents: movingEnvelopes(song).reduce((sum, { envelope }) => sum + envelope.events.length, 0),
    reverb: {
      inserts: sounding.filter((part) => activeDevices(part).some(isReverb)).length,
      sends: parts.filter((part) => part.track.kind === 'return' && activeDevices(part).some(isReverb)).length,
    },
    pans: sounding.map(({ track, report }) => ({ role: report.role.role, pan: Math.round(track.mixer.pan * 20) / 20 })),
    mainChain: song.mainDevices
      .filter(({ depth, isActive }) => depth === 0 && isActive)
      .map(({ device }) => device.name),
    unnamedTracks: sounding.filter(({ track }) => track.userName.trim() === '').length,
    colours: sounding.flatMap(({ report }) =>
      report.color === null ? [] : [{ role: report.role.role, color: report.color }],
    ),
    people: peopleIn(set),
  }
}

function loopsOf({ parts }: Song): SongFacts['loops'] {
  const counts = new Map<number, number>()
  for (const { clip } of parts.flatMap(({ clips }) => clips)) {
    const isInBeats = clip.kind === 'midi' || clip.isWarped
    if (!clip.loop.isOn || !isInBeats) continue
    const bars = Math.round(((clip.loop.end - clip.loop.start) / beatsPerBar(clip.timeSignature)) * 8) / 8
    if (bars > 0) counts.set(bars, (counts.get(bars) ?? 0) + 1)
  }
  return [...counts].map(([bars, clips]) => ({ bars, clips })).toSorted((a, b) => a.bars - b.bars)
}

function sectionBarsOf({ picture }: Song): number[] {
  const bar = picture.meters[0]?.beatsPerBar ?? 4
  return picture.sections.map(({ startBeats, endBeats }) => Math.round((endBeats - startBeats) / bar))
}

/** A curve of any length at so many places, each the mean of what falls into it. */
function atPlaces(values: readonly number[], places: number): number[] {
  if (values.length === 0) return []
  return Array.from({ length: places }, (_, place) => {
    const from = Math.floor((place * values.length) / places)
    const until = Math.max(from + 1, Math.floor(((place + 1) * values.length) / places))
    const within = values.slice(from, until)
    const mean = within.reduce((sum, value) => sum + value, 0) / Math.max(within.length, 1)
    return Math.round(mean * 100) / 100
  })
}

const ENERGY_PLACES = 32
