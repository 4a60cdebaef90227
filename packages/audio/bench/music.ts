/**
 * The second part of `npm run bench:audio`: chords, key, tempo, beats, tuning and alignment on five kinds of sound that the shared renderer makes
 * from labelled songs: E1, P1, E2, P2 and P3 of its table. The network of chords and the key were fitted on none of these songs;
 * theory's code for written notes was. Needs ffmpeg, fluidsynth and two soundfonts; what is missing is skipped in words.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CHORD_QUALITIES, chordFamily, type ChordQuality, modeFamily, type Mode } from '@kvint/theory'
import { alignToSet, type TimedSet } from '../src/alignment/align.ts'
import { hearMusic } from '../src/hear/hear-music.ts'
import type { HeardChord, HeardKey } from '../src/harmony/heard-harmony.ts'
import { hearHarmony } from '../src/harmony/hear-harmony.ts'
import { noteSalience } from '../src/spectrum/salience.ts'
import { onsetEnvelope } from '../src/time/onset-envelope.ts'
import { calibrationError, chanceError, type Told } from './calibration-error.ts'
import { beatContinuity } from './beat-continuity.ts'
import { laidFigures } from './laid-pieces.ts'
import { longestKey, readMono, type TrueKey, type TrueKeys } from '../scripts/rendered-piece.ts'
import type { MonoSound } from '../src/sound.ts'

type TrueChord = {
  readonly start: number
  readonly end: number
  readonly root: number | null
  readonly quality: string
  readonly bass: number | null
}
type Truth = TrueKeys<Mode> & {
  readonly durationSec: number
  readonly cents: number
  readonly tempo: number
  readonly beats: readonly number[]
  readonly downbeats: readonly number[]
  readonly chords: readonly TrueChord[]
  readonly notes: readonly {
    readonly pitch: number
    readonly start: number
    readonly end: number
    readonly velocity: number
  }[]
}
type Piece = { readonly sound: MonoSound; readonly truth: Truth }
/** Figures of one piece, each 0 to 1 or in its unit; a figure that a piece does not have is left out. */
type Figures = Readonly<Record<string, number>>

const shared = resolve(process.env['KVINT_SHARED'] ?? join(import.meta.dirname, '../../../../shared'))
const tool = join(shared, 'tools/render-music.mjs')
const FONTS = '/usr/share/sounds/sf2'
const SETS: readonly { readonly name: string; readonly options: readonly string[] }[] = [
  { name: 'E1', options: ['--set', 'synth_edm', '--pick', '40-59', '--engine', 'synth', '--master', 'loud'] },
  { name: 'P1', options: ['--set', 'pop909cl', '--pick', '100-114', ...font('FluidR3_GM'), '--master', 'glue'] },
  { name: 'E2', options: ['--set', 'synth_edm', '--pick', '60-69', ...font('FluidR3_GM'), '--master', 'glue'] },
  { name: 'P2', options: ['--set', 'pop909cl', '--pick', '115-124', '--engine', 'synth', '--master', 'loud'] },
  {
    name: 'P3',
    options: ['--set', 'pop909cl', '--pick', '125-134', ...font('TimGM6mb'), '--master', 'dry', '--cents', '-23'],
  },
]

const sure: { readonly chords: Told[]; readonly keys: Told[] } = { chords: [], keys: [] }
const QUALITIES: ReadonlySet<string> = new Set(Object.keys(CHORD_QUALITIES))
const STEP = 0.05
const WITHIN_SECONDS = 0.07
/** The file that is laid on the set begins this much later than the set. */
const CUT_SECONDS = 13.37

if (!existsSync(tool)) console.log('skipped: there is no renderer here (KVINT_SHARED names its folder)')
else if (!['ffmpeg', 'fluidsynth'].every((name) => spawnSync('which', [name]).status === 0))
  console.log('skipped: the Debian packages ffmpeg and fluidsynth are needed')
else {
  for (const set of SETS) judge(set)
  if (sure.chords.length > 0) {
    console.log('how sure, against being right, all sets together')
    console.log(`    ${'chords, root and quality'.padEnd(38)} ${calibrationError(sure.chords).toFixed(3)}`)
    console.log(
      `    ${`keys, home and third (${sure.keys.length} songs)`.padEnd(38)} ${calibrationError(sure.keys).toFixed(3)}, by chance alone ${chanceError(sure.keys).toFixed(3)}`,
    )
  }
}

function font(name: string): string[] {
  return ['--engine', 'sf', '--font', join(FONTS, `${name}.sf2`)]
}

/** Rendered pieces stay for the next run. */
function judge({ name, options }: (typeof SETS)[number]): void {
  const fontFile = options.find((option) => option.endsWith('.sf2'))
  if (fontFile && !existsSync(fontFile)) return console.log(`${name}  skipped: ${fontFile} is not there`)
  const folder = join(tmpdir(), 'kvint-bench-music', name)
  if (!existsSync(folder)) {
    const making = `${folder}-${process.pid}`
    mkdirSync(making, { recursive: true })
    execFileSync(process.execPath, [tool, ...options, '--seconds', '75', '--out', making], { stdio: 'ignore' })
    renameSync(making, folder)
  }
  const pieces = readdirSync(folder)
    .filter((file) => file.endsWith('.truth.json'))
    .map((file): Piece => {
      const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Truth
      return { truth, sound: readMono(join(folder, file.replace('.truth.json', '.wav'))) }
    })
    .filter(({ truth }) => truth.durationSec >= 30)
  const all = pieces.map((piece, index) => figuresOf(piece, pieces[(index + 1) % pieces.length] ?? piece))
  console.log(`${name}  ${pieces.length} pieces`)
  for (const figure of new Set(all.flatMap(Object.keys))) {
    const values = all.flatMap((one) => one[figure] ?? [])
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
    console.log(
      `    ${figure.padEnd(38)} ${figure.endsWith('cents') ? mean.toFixed(1) : `${(100 * mean).toFixed(1)} %`}`,
    )
  }
}

function figuresOf({ sound, truth }: Piece, other: Piece): Figures {
  const { music } = hearMusic(sound)
  const salience = noteSalience(sound)
  const onBeats = hearHarmony(salience, truth)
  sure.chords.push(...music.chords.flatMap((chord) => toldChord(chord, truth)))
  if (music.key)
    sure.keys.push({
      confidence: music.key.confidence,
      weight: 1,
      right: Number(keyScore(longestKey(truth), music.key) === 1),
    })
  const later = { ...sound, samples: sound.samples.subarray(Math.round(CUT_SECONDS * sound.sampleRateHz)) }
  const [laterSalience, laterOnsets] = [noteSalience(later), onsetEnvelope(later)]
  const laid = alignToSet(laterSalience, laterOnsets, setOf(truth))
  const astray = alignToSet(laterSalience, laterOnsets, setOf(other.truth))
  const missMs = laid.kind === 'aligned' ? 1000 * Math.abs(laid.offsetSeconds + CUT_SECONDS) : Infinity
  const ratio = (music.tempo?.bpm ?? 0) / truth.tempo
  const continuity = beatContinuity(truth.beats, music.beats)
  const whole = 2 ** Math.round(Math.log2(ratio || 1))
  return {
    'key: home and third': Number(keyScore(longestKey(truth), music.key) === 1),
    'key: MIREX': keyScore(longestKey(truth), music.key),
    'key: home, third and mode': Number(
      music.key?.mode === longestKey(truth).mode && keyScore(longestKey(truth), music.key) === 1,
    ),
    ...chordFigures('chords, own beats', music.chords, truth),
    ...chordFigures('chords, true beats', onBeats.chords, truth),
    'tempo within 4 %': Number(Math.abs(ratio - 1) < 0.04),
    'tempo within 0.05 BPM, octaves allowed': Number(Math.abs((music.tempo?.bpm ?? 0) / whole - truth.tempo) <= 0.05),
    'beats within 70 ms: F1': f1(truth.beats, music.beats),
    'beats: CML_t': continuity.cmlt,
    'beats: AML_t': continuity.amlt,
    'downbeats within 70 ms: F1': f1(truth.downbeats, music.downbeats),
    'tuning off by, cents': Math.abs((music.tuningCents ?? 50) - truth.cents),
    'laid on its set: right place': Number(missMs < 100),
    'laid on its set: within 10 ms': Number(missMs <= 10),
    'laid on its set: within 5 ms': Number(missMs <= 5),
    'refused on another song': Number(astray.kind === 'refused'),
    ...laidFigures(sound, setOf(truth), setOf(other.truth)),
  }
}

function setOf({ notes, beats, downbeats }: Truth): TimedSet {
  const timed = notes.map(({ pitch, start, end, velocity }) => ({
    pitch,
    startSeconds: start,
    endSeconds: end,
    velocity,
  }))
  const attacks = timed.map(({ startSeconds }) => ({ seconds: startSeconds, weight: 1 }))
  return { notes: timed, attacks, likelyStarts: [], beats, downbeats }
}

function chordFigures(name: string, heard: readonly HeardChord[], { chords, durationSec }: Truth): Figures {
  let [seconds, root, third, seventh, bass] = [0, 0, 0, 0, 0]
  for (let at = STEP / 2; at < durationSec; at += STEP) {
    const wanted = chords.find(({ start, end }) => start <= at && at < end)
    if (!wanted || wanted.root === null || !QUALITIES.has(wanted.quality)) continue
    seconds += STEP
    const got = heard.find(({ startSeconds, endSeconds }) => startSeconds <= at && at < endSeconds)
    if (!got || got.rootPitchClass !== wanted.root) continue
    root += STEP
    if (got.bassPitchClass === (wanted.bass ?? wanted.root)) bass += STEP
    if (familyOf(got.quality) !== familyOf(wanted.quality)) continue
    third += STEP
    if (got.quality === wanted.quality) seventh += STEP
  }
  const share = (right: number) => right / Math.max(STEP, seconds)
  return {
    [`${name}: root`]: share(root),
    [`${name}: root and third`]: share(third),
    [`${name}: whole`]: share(seventh),
    [`${name}: root and bass`]: share(bass),
  }
}

/** By its seconds over which a chord is known. */
function toldChord(heard: HeardChord, { chords }: Truth): Told[] {
  let [known, right] = [0, 0]
  for (let at = heard.startSeconds + STEP / 2; at < heard.endSeconds; at += STEP) {
    const wanted = chords.find(({ start, end }) => start <= at && at < end)
    if (!wanted || wanted.root === null || !QUALITIES.has(wanted.quality)) continue
    known += STEP
    if (wanted.root === heard.rootPitchClass && wanted.quality === heard.quality) right += STEP
  }
  return known > 0 ? [{ confidence: heard.confidence, weight: known, right: right / known }] : []
}

function familyOf(quality: string): string {
  return chordFamily(quality as ChordQuality)
}

/** F1 of events, each matched once. */
function f1(wanted: readonly number[], got: readonly number[]): number {
  let [at, hits] = [0, 0]
  for (const time of wanted) {
    while (at < got.length && (got[at] ?? 0) < time - WITHIN_SECONDS) at++
    if (at < got.length && Math.abs((got[at] ?? 0) - time) <= WITHIN_SECONDS) {
      hits++
      at++
    }
  }
  return (2 * hits) / Math.max(1, wanted.length + got.length)
}

/** As MIREX weighs keys: a fifth too high 0.5, relative 0.3, parallel 0.2. */
function keyScore({ tonic, mode }: TrueKey<Mode>, heard: HeardKey | null): number {
  if (!heard) return 0
  const up = (heard.tonicPitchClass - tonic + 12) % 12
  const [wanted, got] = [modeFamily(mode), modeFamily(heard.mode as Mode)]
  if (wanted === got) return up === 0 ? 1 : up === 7 ? 0.5 : 0
  return up === (wanted === 'major' ? 9 : 3) ? 0.3 : up === 0 ? 0.2 : 0
}
