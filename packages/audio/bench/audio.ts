import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeAudio } from '../src/decode/decode-audio.ts'
import { hear } from '../src/hear/hear.ts'
import { createLoudnessMeter } from '../src/measure/loudness-meter.ts'
import { readLoudness } from '../src/measure/loudness.ts'
import { createTruePeakMeter, toDb } from '../src/measure/true-peak-meter.ts'
import { mixed, noise, scaled, sine } from '../src/testing/signals.ts'
import { writeWav } from '../src/testing/write-wav.ts'

const LIBRARY_METER = `
#include <ebur128.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
/* Reads a 16-bit stereo WAV with a header of 44 bytes. */
int main(int argc, char **argv) {
  FILE *file = fopen(argv[1], "rb");
  unsigned char head[44];
  if (argc < 2 || !file || fread(head, 1, 44, file) != 44) return 1;
  unsigned long rate = head[24] | head[25] << 8 | head[26] << 16;
  ebur128_state *state = ebur128_init(2, rate, EBUR128_MODE_I | EBUR128_MODE_LRA | EBUR128_MODE_TRUE_PEAK);
  short *samples = malloc(rate * 4);
  size_t frames;
  while ((frames = fread(samples, 4, rate, file)) > 0) ebur128_add_frames_short(state, samples, frames);
  double integrated, range, left, right;
  ebur128_loudness_global(state, &integrated);
  ebur128_loudness_range(state, &range);
  ebur128_true_peak(state, 0, &left);
  ebur128_true_peak(state, 1, &right);
  printf("I %.2f LRA %.2f TP %.2f", integrated, range, 20 * log10(left > right ? left : right));
  return 0;
}
`

const ROOT = join(import.meta.dirname, '../../..')

/**
 * `npm run bench:audio [-- FILE]`: speed and agreement of the meter beside ffmpeg and libebur128 on the same file; without a file
 * also what `music.ts`, `notes.ts` and `sections.ts` measure.
 */
const folder = mkdtempSync(join(tmpdir(), 'bench-audio-'))
try {
  const path = process.argv[2] ?? writeSong(300, 44_100, 16)
  const ours = await best(3, () => meterFile(path))
  const row = (name: string, value: string): void => console.log(`${name.padEnd(46)} ${value}`)
  row('meter and true peak, CPU', `${ours.ms} ms (${ours.figures})`)
  const ffmpeg = installed('ffmpeg') ? meterByFfmpeg(path) : null
  if (ffmpeg)
    row('ffmpeg ebur128=peak=true, CPU', `${ffmpeg.ms} ms (${ffmpeg.figures}); ours ${ratio(ours.ms, ffmpeg.ms)}`)
  else row('ffmpeg', 'skipped: the Debian package ffmpeg is not installed')
  const library = existsSync('/usr/include/ebur128.h') && installed('gcc') ? meterByLibrary(path) : null
  if (library)
    row(
      'libebur128 I, LRA, true peak, CPU',
      `${library.ms} ms (${library.figures}); ours ${ratio(ours.ms, library.ms)}`,
    )
  else row('libebur128', 'skipped: the Debian packages libebur128-dev and gcc are not installed')

  const decoded = await best(3, () => decodeFile(path))
  row('decoding alone, CPU', `${decoded.ms} ms (${decoded.figures})`)

  let measuredMs = 0
  const whole = await best(3, async () => {
    const started = process.cpuUsage()
    const result = await hear(await openAsBlob(path), { onMeasured: () => (measuredMs = cpuMs(started)) })
    return { figures: result.kind === 'hearing' ? `${result.hearing.faults.length} faults` : result.message }
  })
  row('everything measured, with decoding, CPU', `${measuredMs} ms`)
  row('everything, with music and faults, CPU', `${whole.ms} ms (${whole.figures})`)

  const long = writeSong(600, 96_000, 24)
  row('10 min at 96 kHz, 24 bits: memory above idle', `${Math.round(memoryOfHearing(long) / 1e6)} MB`)
  const project = join(process.env['KVINT_SHARED'] ?? join(ROOT, '../shared'), 'data/audio/projects/Whole song Project')
  if (existsSync(project)) row('kvint report over a project folder, CPU', `${commandLineMs(project)} ms`)
  else
    row('kvint report over a project folder', 'skipped: there is no such folder here (KVINT_SHARED names its parent)')
} finally {
  rmSync(folder, { recursive: true })
}
if (process.argv[2] === undefined) {
  await import('./music.ts')
  await import('./notes.ts')
  await import('./sections.ts')
}

/** The set with what its newest bounce sounds like, start of Node included: the best of three. */
function commandLineMs(project: string): number {
  const main = join(ROOT, 'apps/cli/src/main.ts')
  const command = [
    'report',
    join(project, 'Whole song.als'),
    '--audio',
    project,
    '--json',
    '--out',
    join(folder, 'r.json'),
  ]
  const runs = Array.from({ length: 3 }, () => {
    const timed = ['-c', 'TIMEFORMAT="CPU %U %S"; time "$@"', 'kvint', process.execPath, main, ...command]
    const { status, stderr } = spawnSync('bash', timed, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return cpuOfShell(stderr)
  })
  return Math.min(...runs)
}

/** The most bytes that hearing a file takes, in a process of its own: this one still holds what the file was made of. */
function memoryOfHearing(path: string): number {
  const code = `import { openAsBlob, readFileSync } from 'node:fs'
    import { hear } from '${new URL('../src/hear/hear.ts', import.meta.url).href}'
    const idle = process.memoryUsage().rss
    await hear(await openAsBlob(process.argv[1]))
    console.log(1024 * /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1] - idle)`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', code, path], { encoding: 'utf8' }))
}

/** Noise, bass and a lead under a pumping gain: loud enough that the meter cannot pass over much of it. */
function writeSong(seconds: number, rate: number, bits: number): string {
  const bar = mixed(noise(2, rate, 0.35), sine(55, 2, rate, 0.4), sine(880, 2, rate, 0.15))
  const pumped = bar.map((value, i) => value * (0.6 + (0.4 * (i % (rate / 2))) / (rate / 2)))
  const right = mixed(scaled(pumped, 0.9), noise(2, rate, 0.1, 7))
  const top = 2 ** (bits - 1) - 1
  const channels = [pumped, right].map((channel) => {
    const out = new Int32Array(seconds * rate)
    for (let i = 0; i < out.length; i++)
      out[i] = Math.round(top * Math.max(-1, Math.min(1, channel[i % channel.length] as number)))
    return out
  })
  const path = join(folder, `song-${rate}.wav`)
  writeFileSync(path, writeWav(channels, { bits, sampleRateHz: rate }))
  return path
}

/** Each block is read to its last sample, so that nothing can be left undone. */
async function decodeFile(path: string): Promise<{ figures: string }> {
  const started = process.cpuUsage()
  const audio = await decodeAudio(await openAsBlob(path))
  if (audio.kind === 'problem') throw new Error(audio.message)
  let [frames, ends] = [0, 0]
  for await (const block of audio.blocks()) {
    frames += block[0]?.length ?? 0
    ends += block[0]?.at(-1) ?? 0
  }
  if (!Number.isFinite(ends)) throw new Error('what was decoded is no sound')
  const times = (1000 * frames) / audio.sampleRateHz / Math.max(1, cpuMs(started))
  return { figures: `${Math.round(times)} times as fast as it plays` }
}

async function meterFile(path: string): Promise<{ figures: string }> {
  const audio = await decodeAudio(await openAsBlob(path))
  if (audio.kind === 'problem') throw new Error(audio.message)
  const loudness = createLoudnessMeter(audio.sampleRateHz, audio.channels)
  const peak = createTruePeakMeter(audio.sampleRateHz, audio.channels)
  for await (const block of audio.blocks()) {
    loudness.add(block)
    peak.add(block)
  }
  const { integratedLufs, rangeLu } = readLoudness(loudness.steps())
  return { figures: `I ${integratedLufs.toFixed(2)} LRA ${rangeLu.toFixed(2)} TP ${toDb(peak.read().peak).toFixed(2)}` }
}

function meterByFfmpeg(path: string): { ms: number; figures: string } {
  const args = ['-v', 'info', '-nostats', '-i', path, '-af', 'ebur128=peak=true', '-f', 'null', '-']
  const run = () =>
    spawnSync('bash', ['-c', 'TIMEFORMAT="CPU %U %S"; time ffmpeg "$@"', 'ffmpeg', ...args], { encoding: 'utf8' })
      .stderr
  const texts = [run(), run(), run()]
  const ms = Math.min(...texts.map(cpuOfShell))
  const said = (pattern: RegExp): string => pattern.exec(texts[0]?.split('Summary:')[1] ?? '')?.[1] ?? '?'
  return { ms, figures: `I ${said(/I:\s+(\S+)/)} LRA ${said(/LRA:\s+(\S+)/)} TP ${said(/Peak:\s+(\S+)/)}` }
}

function meterByLibrary(path: string): { ms: number; figures: string } {
  const source = join(folder, 'meter.c')
  writeFileSync(source, LIBRARY_METER)
  execFileSync('gcc', ['-O2', '-o', join(folder, 'meter'), source, '-lebur128', '-lm'])
  const run = () =>
    spawnSync('bash', ['-c', 'TIMEFORMAT="CPU %U %S"; time "$0" "$1"', join(folder, 'meter'), path], {
      encoding: 'utf8',
    })
  const runs = [run(), run(), run()]
  return { ms: Math.min(...runs.map(({ stderr }) => cpuOfShell(stderr))), figures: runs[0]?.stdout.trim() ?? '' }
}

function cpuOfShell(text: string): number {
  const [, user, system] = /CPU (\S+) (\S+)/.exec(text) ?? []
  return Math.round(1000 * (Number(user) + Number(system)))
}

async function best(times: number, work: () => Promise<{ figures: string }>): Promise<{ ms: number; figures: string }> {
  let ms = Infinity
  let figures = ''
  for (let i = 0; i < times; i++) {
    const started = process.cpuUsage()
    figures = (await work()).figures
    ms = Math.min(ms, cpuMs(started))
  }
  return { ms, figures }
}

function cpuMs(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return Math.round((user + system) / 1000)
}

function installed(command: string): boolean {
  return spawnSync('which', [command]).status === 0
}

function ratio(ours: number, theirs: number): string {
  return `${(ours / theirs).toFixed(2)} of its time`
}
