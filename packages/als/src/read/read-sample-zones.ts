import type { SampleSlicing, SampleZone, SustainLoop } from '../model/sample-zone.ts'
import { attributeOf, child, descend, elementsOf, flagOf, numberOf, textOf, type Tape } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { toDecibel } from '../decibel.ts'
import { readRange } from './read-chain.ts'
import { finishedSample } from './read-sample-reference.ts'
import { T } from './tags.ts'
import { WARP_MODES } from './warp-modes.ts'

/** The samples of Simpler or Sampler with the keys, velocities and selector values at which each plays. */
export function readSampleZones(assembly: Assembly, device: number): readonly SampleZone[] {
  const { tape } = assembly
  const parts = descend(tape, device, T.Player, T.MultiSampleMap, T.SampleParts)
  if (parts < 0) return NO_ZONES
  const isSliced = numberOf(tape, child(tape, device, T.Globals), T.PlaybackMode, 0) === SLICING
  return elementsOf(tape, parts, T.MultiSamplePart).map((part) => readZone(assembly, part, isSliced))
}

function readZone(assembly: Assembly, part: number, isSliced: boolean): SampleZone {
  const { tape } = assembly
  const warp = child(tape, part, T.SampleWarpProperties)
  return {
    name: textOf(tape, part, T.Name),
    sample: finishedSample(assembly, child(tape, part, T.SampleRef)),
    rootKey: numberOf(tape, part, T.RootKey, 60),
    keyRange: readRange(tape, child(tape, part, T.KeyRange)),
    velocityRange: readRange(tape, child(tape, part, T.VelocityRange)),
    selectorRange: readRange(tape, child(tape, part, T.SelectorRange)),
    startSamples: numberOf(tape, part, T.SampleStart, 0),
    endSamples: numberOf(tape, part, T.SampleEnd, 0),
    sustainLoop: readSustainLoop(tape, child(tape, part, T.SustainLoop)),
    detuneCents: numberOf(tape, part, T.Detune, 0),
    volumeDb: toDecibel(numberOf(tape, part, T.Volume, 1)),
    pan: numberOf(tape, part, T.Panorama, 0),
    warpMode: flagOf(tape, warp, T.IsWarped, false) ? (WARP_MODES[numberOf(tape, warp, T.WarpMode, 0)] ?? null) : null,
    slicing: isSliced ? readSlicing(tape, part) : null,
  }
}

function readSustainLoop(tape: Tape, loop: number): SustainLoop | null {
  const mode = numberOf(tape, loop, T.Mode, 0)
  if (mode === 0) return null
  return {
    startSamples: numberOf(tape, loop, T.Start, 0),
    endSamples: numberOf(tape, loop, T.End, 0),
    isBackAndForth: mode === 2,
  }
}

function readSlicing(tape: Tape, part: number): SampleSlicing | null {
  const style = STYLES[numberOf(tape, part, T.SlicingStyle, 0)]
  if (style === undefined) return null
  const points = elementsOf(tape, child(tape, part, style.list), T.SlicePoint)
  return { by: style.by, pointsSeconds: points.map((point) => attributeOf(tape, point, T.TimeInSeconds, 0)) }
}

/** Of Simpler's three ways to play, in Live's order: Classic, One-Shot, Slice. */
const SLICING = 2

/** In the order of Live's own list (`Sample.slicing_style` of the Live Object Model), each with where its slices stand. */
const STYLES: readonly { readonly by: SampleSlicing['by']; readonly list: number }[] = [
  { by: 'transients', list: T.SlicePoints },
  { by: 'beats', list: T.BeatSlicePoints },
  { by: 'regions', list: T.RegionSlicePoints },
  { by: 'manual', list: T.ManualSlicePoints },
]

const NO_ZONES: readonly SampleZone[] = []
