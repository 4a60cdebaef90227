import type { Device } from '@kvint/als'
import type { Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { isFed } from '../space/is-fed.ts'
import { aboutDevice } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { allDevices } from '../devices-of.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const sidechainWithoutSource: Check = {
  id: 'DY01',
  title: 'Sidechain that listens to nothing',
  area: 'mix',
  severity: 'fix',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source:
    'Live’s routing: with no source chosen, a sidechain has no input. Plug-ins are left out: Live writes “on, no source” for each of them',
  find: (song) => {
    const deaf = allDevices(song).filter(
      ({ device, isActive, trackId }) =>
        isActive &&
        device.sidechain?.isOn === true &&
        !device.sidechain.hasSource &&
        !hearsItself(device) &&
        !isUnfedReturn(song, trackId),
    )
    const [first] = deaf
    if (!first) return null
    const names = quotedTracks(deaf.map(({ trackId, trackName }) => ({ id: trackId, name: trackName })))
    return {
      // A kit or an instrument came with it: nothing that was meant fails.
      ...(deaf.every(({ isOfPreset }) => isOfPreset) && { severity: 'info' as const }),
      claim:
        deaf.length === 1
          ? say`Sidechain is on in the ${first.device.name} on ${names}, but no source is chosen: it reacts to nothing.`
          : say`Sidechain is on in ${count(deaf.length, 'device')}, but no source is chosen: on ${names}.`,
      evidence: deaf.map((placed) => aboutDevice(placed, say`Sidechain on, Audio From: none`)),
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor'), term('Sidechain', 'sidechain')],
  honesty:
    'Certain that no source is chosen. If you duck with a plug-in or with volume curves instead, this device can simply go.',
}

/** With the EQ of its sidechain on and no source, it listens to a band of its own input, as a de-esser does: Live’s manual, “Compressor”. */
function hearsItself(device: Device): boolean {
  return device.parameters.some(({ name, rawValue }) => SIDECHAIN_EQ.test(name) && rawValue === 1)
}

/** Through a return that nothing is sent to nothing is heard. */
function isUnfedReturn({ parts }: Song, trackId: number | 'main'): boolean {
  const index = parts.filter(({ track }) => track.kind === 'return').findIndex(({ track }) => track.id === trackId)
  return index >= 0 && !isFed(parts, index)
}

const SIDECHAIN_EQ = /^SideChainEq[_/]On$/
