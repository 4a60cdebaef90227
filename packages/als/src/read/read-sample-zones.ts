import type { SampleZone, SustainLoop } from '../model/sample-zone.ts'
import { child, descend, elementsOf, flagOf, numberOf, textOf, type Tape } from '../xml/tape.ts'
import type { Assembly } from './assembly.ts'
import { toDecibel } from './decibel.ts'
import { readRange } from './read-chain.ts'
import { finishedSample } from './read-sample-reference.ts'
import { T } from './tags.ts'
import { WARP_MODES } from './warp-modes.ts'

/** The samples of Simpler or Sampler with the keys, velocities and selector values at which each plays. */
export function readSampleZones(assembly: Assembly, device: number): readonly SampleZone[] {
  const { tape } = assembly
  const parts = descend(tape, device, T.Player, T.MultiSampleMap, T.SampleParts)
  if (parts < 0) return NO_ZONES
  return elementsOf(tape, parts, T.MultiSamplePart).map((part) => readZone(assembly, part))
}

function readZone(assembly: Assembly, part: number): SampleZone {
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

const NO_ZONES: readonly SampleZone[] = []
