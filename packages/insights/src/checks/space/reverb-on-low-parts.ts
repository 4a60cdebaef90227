import type { Chain } from '@kvint/als'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { steadyShare } from '../device-parameters.ts'
import { activeDevices, chosenDevices, isReverb } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { heardRows } from '../midi/heard-notes-of.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { decibels, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const reverbOnLowParts: Check = {
  id: 'SP03',
  title: 'Reverb on a low part',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'likely',
  source: '10 % wet and −20 dB of send: rules of thumb',
  find: (song) => {
    const reverbReturns = song.parts
      .filter(({ track }) => track.kind === 'return')
      .map((part) => activeDevices(part).some(isReverb))
    const wet = partsWith(song, 'kick', 'bass').flatMap((part) => {
      const insert = chosenDevices(part, 'Reverb', 'Hybrid').find(
        ({ device, chain }) =>
          (steadyShare(device, device.tag === 'Reverb' ? 'MixDirect' : 'DryWet') ?? 0) > LEAST_WET &&
          sendOfRackDb(part, chain) > LEAST_SEND_DB,
      )
      const send = part.track.mixer.sends.find(
        ({ returnIndex, levelDb }) => reverbReturns[returnIndex] === true && levelDb > LEAST_SEND_DB,
      )
      const pad = insert?.pad?.name.trim()
      if (insert && pad) return [{ part, how: say`${insert.device.name} on its pad ${quoted(pad)}` }]
      if (insert) return [{ part, how: say`${insert.device.name} in its chain` }]
      return send ? [{ part, how: say`send to a reverb at ${decibels(send.levelDb)}` }] : []
    })
    // The high layer of a sound in a room, over a low one that stays dry, is how it is done.
    const dry = partsWith(song, 'kick', 'bass').filter((part) => !wet.some((one) => one.part === part))
    const alone = wet.filter(({ part }) => !dry.some((other) => playsTheSame(song, part, other)))
    const sighting = saw(alone, {
      name: ({ part }) => part.track.name,
      one: (name, { how }) => say`${name} goes into a reverb: ${how}.`,
      many: (number, names) => say`${number} low parts go into a reverb: ${names}.`,
      evidence: ({ part, how }) => aboutTrack(part, how),
    })
    return (
      sighting && {
        ...sighting,
        confidence: confidenceByRole(alone.map(({ part }) => part)),
        figures: { part: alone[0]?.part.track.name ?? '' },
      }
    )
  },
  learnMore: [manual('Live Audio Effect Reference', 'Reverb')],
  honesty:
    'Likely: the routing is certain, the role is read from the track. A rumble or a short room may be what you want.',
}

/** Whether nearly all of its notes begin where the other's do, one way or the other. */
function playsTheSame({ lines }: Song, part: Part, other: Part): boolean {
  const [own, theirs] = [part, other].map(
    ({ track }) => new Set((lines.byTrack.get(track.id) ?? []).map(({ startBeats }) => Math.round(startBeats * 8))),
  )
  if (!own || !theirs || own.size === 0 || theirs.size === 0) return false
  const shared = [...own].filter((step) => theirs.has(step)).length
  return shared >= Math.min(own.size, theirs.size) * NEARLY_ALL
}

/** How much the pads that a part plays send to a return chain of their rack at most; other chains get everything. */
function sendOfRackDb(part: Part, chain: Chain | null): number {
  const keys = new Set(heardRows(part).map(([key]) => key))
  for (const { device } of part.devices) {
    const index = chain ? device.returnChains.indexOf(chain) : -1
    const played = device.chains.filter(({ pad }) => pad === null || keys.has(pad.receivingNote))
    if (index >= 0) return Math.max(...played.map(({ sendsDb }) => sendsDb[index] ?? 0))
  }
  return 0
}

const NEARLY_ALL = 0.9
const LEAST_WET = 0.1
const LEAST_SEND_DB = -20
