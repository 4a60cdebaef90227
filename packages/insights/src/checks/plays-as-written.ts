import type { Part } from '../song/song.ts'
import { activeDevices } from './devices-of.ts'

/** Whether what is written is what sounds: no device makes other notes of it. */
export function playsAsWritten(part: Part): boolean {
  return activeDevices(part, ...PLAYING_OTHERS).length === 0
}

/** Whether it sounds in the order in which it is written: no arpeggiator breaks it up. */
export function playsInOrder(part: Part): boolean {
  return activeDevices(part, 'MidiArpeggiator', 'MidiRandom').length === 0
}

const PLAYING_OTHERS = ['MidiArpeggiator', 'MidiRandom', 'MidiChord'] as const
