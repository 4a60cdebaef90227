import type { Device } from '@kvint/als'

/** Semitones by which Live's Pitch devices move a track's notes before its instrument. Automated ones are not followed. */
export function heardPitchShift(devices: readonly Device[]): number {
  return devices
    .filter((device) => device.tag === 'MidiPitcher' && device.isOn)
    .reduce((shift, device) => {
      const pitch = device.parameters.find(({ name }) => name === 'Pitch')
      return shift + (pitch && !pitch.isAutomated && pitch.macroIndex === null ? Math.round(pitch.value) : 0)
    }, 0)
}
