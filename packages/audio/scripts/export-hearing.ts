/**
 * Hears rendered pieces and writes what the networks learn from.
 *
 *   node export-hearing.ts --sound FOLDER --out DIR --part 0/4
 *
 * `FOLDER` holds NAME.s16 (22,050 Hz, mono) or NAME.wav with NAME.truth.json. Writes per piece NAME.json (labels of the
 * half beats, candidates of the bar grid) and NAME.f32 (activations, then inputs of the candidates). Pieces that are there
 * already are skipped, so that a run can be taken up again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { activationsIn, halfBeats } from '../src/harmony/half-beats.ts'
import { noteSalience } from '../src/spectrum/salience.ts'
import type { MonoSound } from '../src/sound.ts'
import { gridCandidates } from '../src/time/grid-candidates.ts'
import { onsetEnvelope } from '../src/time/onset-envelope.ts'
import { pulseClock } from '../src/time/pulse-clock.ts'
import { findPulse } from '../src/time/tempo.ts'
import { argument } from '../../theory/scripts/argument.ts'
import { readMono } from './rendered-piece.ts'

type Truth = {
  readonly id: string
  readonly tempo: number
  readonly beatsPerBar: number
  readonly beats: readonly number[]
  readonly downbeats: readonly number[]
  readonly chords: readonly {
    readonly start: number
    readonly end: number
    readonly root: number | null
    readonly quality: string
    readonly bass: number | null
  }[]
}

const folder = argument('sound')
const out = argument('out')
const [part = 0, parts = 1] = argument('part').split('/').map(Number)
mkdirSync(out, { recursive: true })
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.truth.json'))
  .map((file) => file.replace('.truth.json', ''))
  .sort()
names.forEach((name, index) => {
  if (index % parts === part && !existsSync(join(out, `${name}.json`))) hear(name)
})

function hear(name: string): void {
  const truth = JSON.parse(readFileSync(join(folder, `${name}.truth.json`), 'utf8')) as Truth
  const sound = read(name)
  const salience = noteSalience(sound)
  const grid = halfBeats(truth.beats, truth.downbeats)
  const activations = activationsIn(salience, grid)
  const labels = Array.from({ length: grid.count }, (_, half) =>
    labelOf(truth, grid.edges[half] ?? 0, grid.edges[half + 1] ?? 0),
  )
  const envelope = onsetEnvelope(sound)
  const pulse = findPulse(envelope)
  const clock = pulse && pulseClock(envelope, pulse)
  const candidates = pulse && clock ? gridCandidates(envelope, salience, clock, pulse.periodSeconds) : []
  const places = candidates.map(({ beatsPerPulse, firstBarPulses }) => {
    const bpm = (60 * beatsPerPulse) / (pulse?.periodSeconds ?? 1)
    return { bpm, firstBar: clock?.secondsAt(firstBarPulses) ?? 0 }
  })
  const inBar = Array.from(grid.inBar)
  const { id, tempo, beatsPerBar, downbeats } = truth
  const heard = {
    id,
    tempo,
    beatsPerBar,
    downbeats: downbeats.slice(0, 8),
    labels,
    inBar,
    places,
    steady: pulse?.isSteady,
  }
  const numbers = Float32Array.from([...activations, ...candidates.flatMap(({ inputs }) => Array.from(inputs))])
  writeFileSync(join(out, `${name}.f32`), numbers)
  writeFileSync(join(out, `${name}.json`), JSON.stringify(heard))
}

/** Root, quality and bass of the chord that fills most of a half beat; root −1 is no chord. */
function labelOf({ chords }: Truth, from: number, to: number): [number, string, number] {
  let best: Truth['chords'][number] | undefined
  let most = 0
  for (const chord of chords) {
    const shared = Math.min(to, chord.end) - Math.max(from, chord.start)
    if (shared > most) {
      most = shared
      best = chord
    }
  }
  if (!best || best.root === null || best.quality === 'N') return [-1, 'N', -1]
  return [best.root, best.quality, best.bass ?? best.root]
}

function read(name: string): MonoSound {
  const path = join(folder, `${name}.s16`)
  if (existsSync(path)) {
    const bytes = readFileSync(path)
    const numbers = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    return { samples: Float32Array.from(numbers, (value) => value / 32_768), sampleRateHz: 22_050 }
  }
  return readMono(join(folder, `${name}.wav`))
}
