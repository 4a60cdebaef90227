import type { Device } from '@kvint/als'
import type { Role } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { reachesMain } from '../../signal/reaches-main.ts'
import { hasMixer } from '../../tracks/note-strips.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'
import { utilityWidth } from './utility-width.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const allInTheCentre: Check = {
  id: 'ST04',
  title: 'Everything in the centre',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'guess',
  source: 'Five tracks and 95 % are rules of thumb',
  find: (song) => {
    const heard = song.parts.filter(
      (part) => part.report.isHeard && part.clips.length > 0 && hasMixer(part.track) && reachesMain(song.parts, part),
    )
    const central = heard.filter(
      (part) =>
        Math.abs(part.track.mixer.pan) < CENTRE_TOLERANCE &&
        !activeDevices(part).some(({ device }) => placesInStereo(device)),
    )
    if (heard.length < FEWEST_TRACKS || central.length < heard.length * CENTRAL_SHARE) return null
    const pair = pairToPlace(song, central)
    return {
      claim:
        central.length === heard.length
          ? say`Nothing is panned: all ${count(heard.length, 'part')} stand in the centre.`
          : say`Nearly nothing is panned: ${String(central.length)} of ${count(heard.length, 'part')} stand in the centre.`,
      evidence: [
        aboutSet(
          say`Pan at C: ${quotedTracks(
            central.map(({ track }) => track),
            6,
          )}`,
        ),
      ],
      figures: { parts: central.length, one: pair?.one.track.name ?? '', other: pair?.other.track.name ?? '' },
      place: { trackIds: central.map(({ track }) => track.id), clipIds: [], bars: null },
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer')],
  honesty: 'A guess: I see the pan controls. Sounds that are stereo inside are wide already.',
}

/**
 * The two that sound together in the most bars, of parts that need not stand in the middle where there are such: left and
 * right, each on the side that its name says.
 */
function pairToPlace({ activity }: Song, central: readonly Part[]) {
  const parts = central.map((part) => {
    const bars = activity.tracks.filter((playing) => playing.has(part.track.id))
    return { part, bars, freedom: freedomOf(part), name: part.track.name, side: sideOf(part) }
  })
  let best = { freedom: -1, together: -1, pair: undefined as { one: Part; other: Part } | undefined }
  for (const [index, one] of parts.entries())
    for (const other of parts.slice(index + 1)) {
      const freedom = one.freedom + other.freedom
      const least = freedom > best.freedom ? -1 : best.together
      const isWorth = freedom >= best.freedom && Math.min(one.bars.length, other.bars.length) > least
      if (!isWorth || one.name === other.name || (one.side !== null && one.side === other.side)) continue
      const together = one.bars.filter((playing) => playing.has(other.part.track.id)).length
      const [left, right] = one.side === 'right' || other.side === 'left' ? [other, one] : [one, other]
      if (together > least) best = { freedom, together, pair: { one: left.part, other: right.part } }
    }
  return best.pair
}

function freedomOf({ report }: Part): number {
  if (LOW.has(report.role.role)) return 0
  return LEADING.has(report.role.role) ? 1 : 2
}

function sideOf({ track: { name } }: Part): 'left' | 'right' | null {
  const [isLeft, isRight] = [LEFT.test(name), RIGHT.test(name)]
  return isLeft === isRight ? null : isLeft ? 'left' : 'right'
}

function placesInStereo(device: Device): boolean {
  if (device.tag === 'StereoGain')
    return Math.abs((utilityWidth(device) ?? 1) - 1) > 0.05 || Math.abs(steady(device, 'Balance') ?? 0) > 0.02
  return device.tag === 'AutoPan' || device.tag === 'AutoPan2'
}

const LOW: ReadonlySet<Role> = new Set(['kick', 'bass', 'song'])
const LEADING: ReadonlySet<Role> = new Set(['snare', 'drums', 'vocal', 'lead'])
/** The letters as capitals alone. */
const LEFT = /(?<!\p{L})(?:L|[Ll]eft|LEFT|[Ll]inks|[Vv]enstre)(?!\p{L})/u
const RIGHT = /(?<!\p{L})(?:R|[Rr]ight|RIGHT|[Rr]echts|[Hh]øyre)(?!\p{L})/u
const FEWEST_TRACKS = 5
const CENTRAL_SHARE = 0.95
const CENTRE_TOLERANCE = 0.02
