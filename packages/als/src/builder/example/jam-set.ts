import type { MidiClipDescription, MidiNoteDescription } from '../description/clip-description.ts'
import type { SetDescription } from '../description/set-description.ts'
import type { TrackDescription } from '../description/track-description.ts'
import { heldBass } from './bass-line.ts'
import { arpeggio, pad } from './chord-patterns.ts'
import { drawnHats, fourOnTheFloor, PADS } from './drum-patterns.ts'
import { chord, type Chord } from './harmony.ts'

/**
 * A jam that was never arranged: four scenes of loops in A minor, nothing on the arrangement, no locators.
 *
 * @example const bytes = await buildSet(jamSet())
 */
export function jamSet(): SetDescription {
  return {
    live: 11,
    tempo: 118,
    scale: { rootPitchClass: 9, name: 'Minor' },
    scenes: ['', 'groove', 'up', { name: 'half time', bpm: 118 }],
    tracks: [
      loop('Beat', [null, beat(), beat(), beat().filter((note) => note.startBeats < 1)], 4),
      loop('Bass', [null, heldBass(MINOR), heldBass(MINOR), heldBass(MAJOR)], 16),
      loop('Pad', [pad(MINOR), pad(MINOR), pad(MAJOR), pad(MINOR)], 16),
      loop('Bells', [null, null, arpeggio(MAJOR), arpeggio(MINOR, { isSparse: true })], 16),
    ],
  }
}

const INSTRUMENTS = {
  Beat: {
    tag: 'DrumGroupDevice',
    chains: [
      { name: 'Kick', note: PADS.kick },
      { name: 'Hat', note: PADS.closedHat },
    ],
  },
  Bass: { tag: 'Operator' },
  Pad: { tag: 'UltraAnalog' },
  Bells: { tag: 'Drift' },
} as const

/** i VII VI VII and VI VII i i of A minor, four bars each. */
const MINOR: readonly Chord[] = ['Am', 'G', 'F', 'G'].map(chord)
const MAJOR: readonly Chord[] = ['F', 'G', 'Am', 'Am'].map(chord)

function beat(): MidiNoteDescription[] {
  return [...fourOnTheFloor(), ...drawnHats()]
}

/** One clip a scene; `null` leaves the slot empty. */
function loop(
  name: keyof typeof INSTRUMENTS,
  scenes: readonly (readonly MidiNoteDescription[] | null)[],
  lengthBeats: number,
): TrackDescription {
  const clips = scenes.flatMap((notes, scene): [number, MidiClipDescription][] =>
    notes === null ? [] : [[scene, { name: `${name} ${scene + 1}`, lengthBeats, loop: { isOn: true }, notes }]],
  )
  return { kind: 'midi', name, devices: [INSTRUMENTS[name]], sessionClips: Object.fromEntries(clips) }
}
