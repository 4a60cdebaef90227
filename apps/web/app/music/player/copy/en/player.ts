import type { Difference } from '../../illustrations/hear-finding.ts'

export const playerEn = {
  title: 'Player',
  play: 'Play',
  stop: 'Stop',
  loading: 'Loading the sound',
  failed: 'The sound could not be started. Check the sound output of this device, then press Play again.',
  position: 'Position',
  at: (bar: number, bars: number) => `bar ${bar} of ${bars}`,
  time: (now: string, all: string) => `${now} of ${all}`,
  loop: (from: number, to: number) => (from === to ? `Loop bar ${from}` : `Loop ${from}–${to}`),
  chords: 'Chords',
  chord: (name: string, role: string | null, bar: number) => `${name}, ${role === null ? '' : `${role}, `}bar ${bar}`,
  functions: { tonic: 'home', subdominant: 'away from home', dominant: 'tension', outside: 'outside the key' },
  colours: {
    applied: 'dominant of another degree',
    borrowed: 'borrowed from the parallel key',
    chromatic: 'outside the key',
  },
  parts: 'Parts',
  alone: 'Alone',
  aloneOf: (part: string) => `${part} alone`,
  hear: (from: number, to: number) => (from === to ? `Hear bar ${from}` : `Hear bars ${from}–${to}`),
  differences: {
    plain: () => 'With the plain chord',
    inKey: () => 'With notes of the key',
    without: (part: string) => `Without ${part}`,
    straight: () => 'Straight',
    swung: () => 'With swing',
    accents: () => 'With accents',
    even: () => 'All equally strong',
  } satisfies Record<Difference, (part: string) => string>,
  illustration: 'An illustration: your notes, changed by a rule so that you hear the difference. It is not kept.',
  nothing: {
    audio: 'This song has no MIDI notes. Its audio is not in the report, so there is nothing to play.',
    empty: 'There is nothing to play: no clip in this set has notes.',
    unheard: 'This set has notes, but none of them sounds in what is shown here, so there is nothing to play.',
  },
  silentAudio: (tracks: number) =>
    tracks === 1 ? 'One audio track is not heard here.' : `${tracks} audio tracks are not heard here.`,
  sound: 'Your notes on a plain synthesiser, not your sounds.',
}

export type PlayerCopy = typeof playerEn
