import type { Part, Song } from '../../song/song.ts'
import { movingEnvelopes } from './envelopes-of.ts'
import type { Check } from '../check.ts'
import { aboutMain, aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { parameterWords } from '../../words/parameter-words.ts'
import { manual, term } from '../sources.ts'
import { say } from '../../words/say.ts'

export const automationOnDeviceOff: Check = {
  id: 'AU03',
  title: 'Automation for a switched-off device',
  area: 'sound',
  severity: 'check',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source: 'The file',
  find: (song) => {
    const moved = movingEnvelopes(song).flatMap(({ envelope, part }) => {
      const { target } = envelope
      if (target.kind !== 'device' || target.parameter === 'On' || part?.isAudible === false) return []
      const top = (part ? part.track.devices : (song.set.main?.devices ?? []))[target.devicePath[0] ?? -1]
      const device = top && target.devicePath.length === 1 ? top : undefined
      if (!device || device.isOn || isSwitched(song, part, target.devicePath)) return []
      return [{ part, device, parameterName: target.parameter }]
    })
    const [first] = moved
    const sighting = saw(moved, {
      name: ({ part }) => part?.track.name ?? song.mainName,
      one: (name, { device }) => say`Automation on ${name} moves ${device.name}, which is switched off.`,
      many: (number, names) => say`${number} envelopes move devices that are switched off: on ${names}.`,
      evidence: ({ part, device, parameterName }) =>
        part
          ? aboutTrack(part, say`${device.name} off; ${parameterWords(parameterName)} automated`)
          : aboutMain(say`${device.name} off; ${parameterWords(parameterName)} automated`),
    })
    const figures = first && { device: first.device.name, part: first.part?.track.name ?? song.mainName }
    return sighting && figures ? { ...sighting, figures } : null
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Likely: it may be switched on by a key, a macro or by hand while you play.',
}

/** By an envelope of its On, or by one that only knows 0 and 1 and whose target the reader could not name. */
function isSwitched(song: Song, part: Part | null, path: readonly number[]): boolean {
  return movingEnvelopes(song).some(({ envelope: { target, events }, part: other }) => {
    if (other !== part) return false
    if (target.kind === 'unknown') return events.every(({ value }) => value === 0 || value === 1)
    return target.kind === 'device' && target.parameter === 'On' && target.devicePath.join() === path.join()
  })
}
