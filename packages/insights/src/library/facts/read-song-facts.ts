import type { LiveSet } from '@kvint/als'
import { beatsPerBar } from '../../arrangement/meters.ts'
import { activeDevices, allDevices, isReverb } from '../../checks/devices-of.ts'
import { movingEnvelopes } from '../../checks/automation/envelopes-of.ts'
import { songSteps } from '../../song-steps.ts'
import type { Song } from '../../song/song.ts'
import { melodyFacts } from './melody-facts.ts'
import { peopleIn, sampleFacts } from './sample-facts.ts'
import type { SaveFacts } from './save-facts.ts'
import type { SongFacts } from './song-facts.ts'
import { type Reported, saveOutline, songOutline } from './song-outline.ts'
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
    if (!next.done) continue
    const { song } = next.value
    return { save: saveOutline(reportedOf(song), song.set.version.creator), song: songFacts(song) }
  }
}

function songFacts(song: Song): SongFacts {
  const { parts, set } = song
  const sounding = parts.filter(({ track }) => track.kind === 'midi' || track.kind === 'audio')
  const devices = allDevices(song)
  return {
    ...songOutline(reportedOf(song)),
    topDeviceCount: devices.filter(({ depth }) => depth === 0).length,
    offDeviceCount: devices.filter(({ device }) => !device.isOn).length,
    samples: sampleFacts(song),
    melody: melodyFacts(song),
    timing: timingFacts(song),
    velocities: velocityFacts(song),
    loops: loopsOf(song),
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

function reportedOf({ overview, picture, parts, harmony }: Song): Reported {
  return { overview, arrangement: picture, harmony, tracks: parts.map(({ report }) => report) }
}
