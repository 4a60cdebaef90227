import { ANY_STAGE, type Check } from '../check.ts'
import { allDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const oldGenerations: Check = {
  id: 'CP12',
  title: 'Devices of an earlier Live',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Tags of devices that newer versions replaced, seen in 300 sets',
  find: (song) => {
    const { live, label } = song.set.version
    const release = Number.parseFloat(label ?? '') || live
    const old = allDevices(song).filter(({ device }) => (REPLACED_IN[device.tag] ?? 99) <= release)
    return saw(old, {
      name: ({ device }) => device.name,
      one: (name, { trackName }) => say`On ${quoted(trackName)} there is ${name} of an earlier version of Live.`,
      many: (number, names) => say`${number} devices come from an earlier version of Live: ${names}.`,
      evidence: (placed) => aboutDevice(placed, say`replaced in Live ${String(REPLACED_IN[placed.device.tag] ?? '')}`),
    })
  },
  learnMore: [manual('Live Audio Effect Reference')],
  honesty: 'Certain about the tags.',
}

/** Since which Live the device has a successor: public sets of 10.0 have Simple Delay, those of 10.1 have Delay. */
const REPLACED_IN: Readonly<Record<string, number>> = {
  CrossDelay: 10.1,
  PingPongDelay: 10.1,
  Redux: 11,
  Chorus: 11,
  Phaser: 11,
  Flanger: 11,
}
