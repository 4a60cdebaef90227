import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutDevice, aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { activeMainDevices, isMeter } from './limiters.ts'

export const heavyChainOnASketch: Check = {
  id: 'MB06',
  title: 'A long main chain on a short song',
  area: 'mix',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'guess',
  reads: ['main.devices', 'clips in time'],
  source: 'Five devices and 64 bars: rules of thumb',
  find: (song) => {
    const devices = activeMainDevices(song).filter((placed) => !isMeter(placed) && placed.device.kind !== 'rack')
    const bars = song.picture.of === 'arrangement' ? song.activity.barCount : 0
    if (devices.length < MANY_DEVICES || bars >= SHORT_BARS) return null
    return {
      claim: `${song.mainName} carries ${count(devices.length, 'active device')} while the song ${bars === 0 ? 'is not arranged yet' : `has ${count(bars, 'bar')}`}.`,
      evidence: [
        aboutSet(
          `In order: ${list(
            devices.map(({ device }) => device.name),
            8,
          )}`,
        ),
        ...devices.map((placed) => aboutDevice(placed, 'active')),
      ],
      place: { trackIds: ['main'], clipIds: [], bars: null },
    }
  },
  lesson: {
    beginner: {
      why: 'A finishing chain makes everything sound big at once. While you still write, it also hides which part is too loud.',
      tryThis: [
        'Select all devices on the main track and group them (Ctrl/Cmd-G).',
        'Switch that rack off and write on; switch it on when you want to feel the end result.',
      ],
      listenFor: 'Does the idea hold without it?',
    },
    intermediate: {
      why: 'Limiters and bus compressors answer to the loudest part, so every new track changes how all others sound. Some devices also delay the signal, which makes playing in feel late.',
      tryThis: [
        'Map the rack’s on switch to a key.',
        'Balance with it off; check with it on once a session.',
        'Turn off look-ahead and linear-phase devices while you record.',
      ],
      listenFor: 'A kick that gets smaller as soon as the chords come in.',
    },
    advanced: {
      why: 'Mixing into a chain is a method of its own: then it should stand from the first hour and stay. What costs is a chain that changes while the balance below it does.',
      tryThis: [
        'Save the chain as a preset with its version in the name, and freeze its settings until the mix stage.',
        'Read the total latency of the main chain in the status bar of each device.',
      ],
      listenFor: 'Level-matched: chain on against off.',
    },
  },
  learnMore: [term('Main track', 'main-track'), manual('Mixing', 'Return Tracks and the Main Track')],
  honesty: 'A guess about your way of working: many people mix into a chain from the start, on purpose.',
}

const MANY_DEVICES = 5
const SHORT_BARS = 64
