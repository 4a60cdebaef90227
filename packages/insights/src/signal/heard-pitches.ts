import type { Chain, Device } from '@kvint/als'

/**
 * What Live's Pitch, Chord and Scale devices make of a written pitch on its way to the instruments of a track, in racks
 * too: from the lowest up, none below 0 or above 127. A Pitch device in an instrument's rack tunes that instrument, and moves no note. Automated
 * ones are not followed, nor are notes that Live 12 takes from the scale of the clip.
 *
 * `heardPitches(devices)(60)` → `[53, 60, 67]` behind a Chord device at −7 and +7 st
 */
export function heardPitches(devices: readonly Device[]): (pitch: number) => readonly number[] {
  const known = new Map<number, readonly number[]>()
  return (pitch) => {
    const heard = known.get(pitch) ?? throughAll(devices, [pitch]).toSorted((a, b) => a - b)
    known.set(pitch, heard)
    return heard
  }
}

function throughAll(devices: readonly Device[], pitches: readonly number[]): readonly number[] {
  return devices.reduce(
    (arrived, device) =>
      device.isOn ? [...new Set(through(device, arrived))].filter((pitch) => pitch >= 0 && pitch <= HIGHEST) : arrived,
    pitches,
  )
}

function through(device: Device, pitches: readonly number[]): readonly number[] {
  switch (device.tag) {
    case 'MidiPitcher':
      return pitches.map((pitch) => pitch + Math.round(valueOf(device, 'Pitch') ?? 0))
    case 'MidiChord':
      return withChord(device, pitches)
    case 'MidiScale':
      return pitches.map((pitch) => inScale(device, pitch))
    case 'MidiEffectGroupDevice':
    case 'InstrumentGroupDevice':
      return throughChains(device, pitches)
    default:
      return pitches
  }
}

/**
 * Each chain that is open gets the notes in its zones; where none is known to be, they go on as they are. Live saves 0 for a
 * selector that a macro moves.
 */
function throughChains(rack: Device, pitches: readonly number[]): readonly number[] {
  const {
    value: selector,
    isAutomated,
    macroIndex,
  } = rack.parameters.find(({ name }) => name === 'ChainSelector') ?? RESTING
  if (isAutomated || macroIndex !== null) return pitches
  const isOpen = ({ isMuted, selectorRange }: Chain) =>
    !isMuted && (!selectorRange || (selector >= selectorRange[0] && selector <= selectorRange[1]))
  const isIn = ({ keyRange }: Chain, pitch: number) => !keyRange || (pitch >= keyRange[0] && pitch <= keyRange[1])
  const isFollowed = ({ tag }: Device) => rack.tag === 'MidiEffectGroupDevice' || tag !== 'MidiPitcher'
  const heard = rack.chains.filter(isOpen).flatMap((chain) =>
    throughAll(
      chain.devices.filter(isFollowed),
      pitches.filter((pitch) => isIn(chain, pitch)),
    ),
  )
  return heard.length === 0 ? pitches : heard
}

/**
 * A knob at 0 adds nothing, as do two that stand alike. Octaves with fifths or with fourths alone colour the sound, as the
 * mixture of an organ does: they make no other chord.
 */
function withChord(device: Device, pitches: readonly number[]): readonly number[] {
  if (valueOf(device, 'UseCurrentScale')) return pitches
  const shifts = KNOBS.map((knob) =>
    (valueOf(device, `Velocity${knob}`) ?? 1) > 0 ? Math.round(valueOf(device, `Shift${knob}`) ?? 0) : 0,
  )
  const added = new Set(shifts.map((shift) => ((shift % 12) + 12) % 12))
  added.delete(0)
  if (added.size === 0 || (added.size === 1 && (added.has(FIFTH) || added.has(FOURTH)))) return pitches
  return pitches.flatMap((pitch) => [pitch, ...shifts.map((shift) => pitch + shift)])
}

/** Each of the twelve columns above its base has a row; outside its range a note passes as it is. */
function inScale(device: Device, pitch: number): number {
  const [base, lowest, range] = [valueOf(device, 'Base') ?? 0, valueOf(device, 'Lowest') ?? 0, valueOf(device, 'Range')]
  if (valueOf(device, 'UseCurrentScale') || pitch < lowest || pitch > lowest + (range ?? HIGHEST)) return pitch
  const column = (((pitch - base) % 12) + 12) % 12
  const row = valueOf(device, `Mapping.${String(column)}`)
  const isRow = row !== undefined && row >= 0 && row <= 12
  return isRow ? pitch - column + row + Math.round(valueOf(device, 'Transpose') ?? 0) : pitch
}

/** As it is saved; `undefined` where it moves. */
function valueOf({ parameters }: Device, wanted: string): number | undefined {
  const found = parameters.find(({ name }) => name === wanted)
  return found && !found.isAutomated ? found.value : undefined
}

const RESTING = { value: 0, isAutomated: false, macroIndex: null } as const
const KNOBS = ['1', '2', '3', '4', '5', '6']
const HIGHEST = 127
const FIFTH = 7
const FOURTH = 5
