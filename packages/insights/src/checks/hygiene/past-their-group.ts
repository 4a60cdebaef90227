import type { Part, Song } from '../../song/song.ts'
import { isPassedBy } from '../../signal/next-track.ts'
import { list, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Check, Sighting } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { isMeter } from '../master/limiters.ts'
import { manual } from '../sources.ts'

export const pastTheirGroup: Check = {
  id: 'HY14',
  title: 'Tracks that go past their group',
  area: 'mix',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'Signal flow: the devices of a group work on what comes to it by Audio To',
  find: (song) => {
    const [first, ...more] = passedIn(song)
    if (!first) return null
    return more.length === 0 ? ofOne(first) : ofSeveral([first, ...more])
  },
  learnMore: [manual('Mixing', 'Group Tracks'), manual('Routing and I/O')],
  honesty: 'Certain about the routing. Where the group is there for order alone, its devices are not missed.',
}

type Passed = { readonly group: Part; readonly inside: readonly Part[]; readonly devices: readonly string[] }

function passedIn({ parts, set }: Song): Passed[] {
  return parts.flatMap((group) => {
    if (!isPassedBy(group.track, set.tracks)) return []
    const inside = parts.filter(
      ({ track, clips, isAudible }) => track.groupId === group.track.id && isAudible && clips.length > 0,
    )
    const devices = group.devices.filter((placed) => placed.isOn && placed.depth === 0 && !isMeter(placed))
    const names = devices.map(({ device }) => device.name)
    return inside.length > 0 && names.length > 0 ? [{ group, inside, devices: names }] : []
  })
}

function ofOne(passed: Passed): Sighting {
  const [names, group] = [quotedTracks(passed.inside.map(({ track }) => track)), quoted(passed.group.track.name)]
  return {
    claim:
      passed.inside.length === 1
        ? say`${names} lies in the group ${group} and goes past it: the devices of the group do nothing to it.`
        : say`${names} lie in the group ${group} and go past it: the devices of the group do nothing to them.`,
    evidence: [
      devicesOf(passed),
      ...passed.inside.map((part) => {
        const { upperName, lowerName } = part.track.output ?? {}
        return aboutTrack(part, say`Audio To: ${[upperName, lowerName].filter(Boolean).join(' ')}`)
      }),
    ],
  }
}

function ofSeveral(all: readonly Passed[]): Sighting {
  return {
    claim: say`The tracks in ${String(all.length)} groups go past them, so that their devices do nothing: ${quotedTracks(all.map(({ group }) => group.track))}.`,
    evidence: all.map(devicesOf),
  }
}

function devicesOf({ group, devices }: Passed) {
  return aboutTrack(group, say`nothing comes to ${list(devices)}`)
}
