import { songSteps } from './song-steps.ts'
import { ALL_CHECKS } from './checks/all-checks.ts'
import { whatPlays } from './arrangement/what-plays.ts'
import { makeReport } from './make-report.ts'
import { summaryFacts } from './summary/summary-facts.ts'
import { eqEight, audio, midi, midiClip, audioClip, notes, setOf } from './testing/report-of.ts'
import type { SetDescription, TrackDescription } from '@kvint/als/build'
const N = Number(process.argv[3] ?? 20000)
const many = (of: (i: number) => TrackDescription, n = N) => Array.from({ length: n }, (_, i) => of(i))
const clip = (startBeats: number, lengthBeats: number, pitch = 30) => midiClip({ startBeats, lengthBeats, notes: notes(2, { pitch, stepBeats: lengthBeats / 2, durationBeats: lengthBeats / 2 }) })
const op = [{ tag: 'Operator' }]
const duck = { tag: 'Compressor2', params: { Threshold: 0.1, Ratio: 4 }, sidechain: { isOn: true, source: 'Kick', tap: 'TrackOut' as const } }
const jumps = Array.from({ length: N * 5 }, (_, i) => ({ timeBeats: Math.floor(i / 2) * (4000 / (N * 2.5)) , value: i % 4 < 2 ? 1 : 0.01 }))
const SETS: Record<string, () => SetDescription> = {
  basses: () => ({ tracks: [midi({ name: 'Kick', devices: op }), ...many(() => midi({ name: 'Bass', devices: op, arrangementClips: [clip(0, 64)] }))] }),
  stems: () => ({ tracks: many((i) => audio({ name: `T${i}`, arrangementClips: [audioClip({ lengthBeats: 64, sample: { path: `/M/${String.fromCharCode(97 + i % 26)}${String.fromCharCode(97 + (i/26|0) % 26)}${String.fromCharCode(97 + (i/676|0) % 26)}${i}x.wav` } })] })) }),
  kit: () => ({ tracks: [{ kind: 'group', name: 'Kit' }, ...many((i) => audio({ name: `Pad ${i}`, group: 'Kit', arrangementClips: [audioClip({ lengthBeats: 64, sample: { path: `/M/q${i}.wav` } })] }))] }),
  onebar: () => ({ tracks: [midi({ name: 'Kick', devices: op, arrangementClips: [clip(0, 64, 36)] }), ...['Bass', 'Sub Bass'].map((name) => midi({ name, devices: op, arrangementClips: [midiClip({ lengthBeats: 64, notes: notes(40000, { pitch: 30, stepBeats: 0.00009, durationBeats: 0.3 }) })] }))] }),
  pause: () => ({ tracks: [midi({ name: 'Pad', devices: op, arrangementClips: [clip(0, 128, 60)] }), { kind: 'group', name: 'G' }, ...many((i) => midi({ name: `Kick ${i}`, group: 'G', devices: op, arrangementClips: [clip(0, 32, 36), clip(32 + 16, 32, 36)] }))] }),
  pauseTogether: () => ({ tracks: [midi({ name: 'Pad', devices: op, arrangementClips: [clip(0, 256, 60)] }), { kind: 'group', name: 'G' }, ...many((i) => midi({ name: `Lead ${i}`, group: 'G', devices: op, arrangementClips: [0,1].map((k) => midiClip({ startBeats: k * (48 + 4 * (i % 4)) + (i % 20) * 4 * (1 - k) * 0, lengthBeats: 32, notes: notes(2, { pitch: 64, stepBeats: 16, durationBeats: 16 }) })) }))] }),
  jumps: () => ({ tracks: [midi({ name: 'Pad', devices: op, arrangementClips: [clip(0, 4000, 60)], automation: [{ parameter: 'Mixer/Volume', events: jumps }] })] }),
  session: () => ({ tracks: many((i) => audio({ name: `A${i}`, arrangementClips: [audioClip({ sample: { path: `/M/q${i}.wav` } })], sessionClips: { 0: audioClip({ sample: { path: `/M/s${i}.wav` } }) } })) }),
  ducks: () => ({ tracks: [midi({ name: 'Kick', devices: op, arrangementClips: [clip(0, 64, 36)] }), ...many((i) => midi({ name: `P${i}`, devices: [...op, duck], arrangementClips: [clip(0, 64, 64)] }))] }),
  key: () => ({ tracks: [midi({ name: 'Kick', isMuted: true, devices: op, arrangementClips: [clip(0, 64, 36)] }), ...many((i) => midi({ name: `P${i}`, devices: [...op, { ...duck, sidechain: { ...duck.sidechain, tap: 'PreFxOut' as const } }], arrangementClips: [clip(0, 64, 64)] }))] }),
  off: () => ({ tracks: [{ kind: 'group', name: 'G', isMuted: true }, ...many((i) => midi({ name: `Bass${i}`, group: 'G', devices: op, arrangementClips: [clip(0, 64)] })), ...many((i) => midi({ name: `P${i}`, devices: op, arrangementClips: [clip(0, 64, 64)] }), 5)] }),
  jumps2: () => ({ tracks: [midi({ name: 'Pad', devices: op, arrangementClips: [clip(0, 30000, 60)], automation: [{ parameter: 'Mixer/Volume', events: Array.from({ length: 100000 }, (_, i) => ({ timeBeats: Math.floor(i / 2) * 0.5 + (Math.floor(i/200)) * 6, value: [0.9, 0.05, 0.05, 0.9][i % 4] ?? 1 })) }] })] }),
  jumps3: () => ({ tracks: [midi({ name: 'Pad', devices: op, arrangementClips: [clip(0, 30000, 60)], automation: [{ parameter: 'Mixer/Volume', events: Array.from({ length: 100000 }, (_, i) => ({ timeBeats: Math.floor(i / 2) * 0.5, value: 0.9 ** (Math.floor((i + 1) / 2) * 20 % 70) })) }] })] }),
  printed: () => ({ tracks: many((i) => audio({ name: `A${i}`, arrangementClips: [audioClip({ sample: { path: `/M/q${i}.wav` } })], sessionClips: { 0: audioClip({ sample: { path: `/M/s${i}.wav` } }), 1: audioClip({ sample: { path: `/M/t${i}.wav` } }) } })) }),
  eqs: () => ({ tracks: many((i) => midi({ name: `Kick ${i}`, devices: [...op, eqEight([{ mode: 3, hz: 35 * 1.27 ** (i % 2 * 4), gainDb: 6 }])], arrangementClips: [clip(0, 64, 36)] })) }),
  panned: () => ({ tracks: many((i) => audio({ name: `Kick ${i}`, pan: 0.9, arrangementClips: [audioClip({ lengthBeats: 64, sample: { path: `/M/q${i}.wav` } })] })) }),
  rows: () => ({ tracks: [midi({ name: 'Bass', devices: op, arrangementClips: [midiClip({ lengthBeats: 30000, notes: notes(99000, { pitch: 20, stepBeats: 0.3, durationBeats: 0.25 }) })] })] }),
  rows2: () => ({ tracks: [midi({ name: 'Lead', devices: op, arrangementClips: [midiClip({ lengthBeats: 30000, notes: notes(99000, { pitch: 60, stepBeats: 0.25, durationBeats: 0.1 }).map((n, i) => ({ ...n, pitch: 50 + i * 7 % 30 })) })] })] }),
  chain: () => ({ tracks: many((i) => midi({ name: `P${i}`, devices: op, output: i < N - 1 ? { track: `P${i + 1}` } : undefined, arrangementClips: [clip(0, 64, 64)] }) as never) }),
  bars: () => ({ tracks: many((i) => midi({ name: `Kick ${i}`, devices: op, arrangementClips: [clip(0, 32, 36), clip(48, 16000, 36)] }), 300) }),
  pause2: () => ({ tracks: [midi({ name: 'Pad', devices: op, arrangementClips: [clip(0, 256, 60)] }), { kind: 'group', name: 'G' }, ...many((i) => midi({ name: `Lead ${i}`, group: 'G', devices: op, arrangementClips: [midiClip({ lengthBeats: 32, notes: notes(32, { pitch: 64 }) }), midiClip({ startBeats: 48 + 4 * (i % 4), lengthBeats: 32, notes: notes(32, { pitch: 64 }) })] }), Math.min(N, 1500))] }),
  pause3: () => ({ tracks: [midi({ name: 'Pad', devices: op, arrangementClips: [clip(0, 128, 60)] }), { kind: 'group', name: 'G' }, ...many((i) => midi({ name: `Kick ${i}`, group: 'G', devices: op, arrangementClips: [0, 32].map((startBeats) => midiClip({ startBeats, lengthBeats: 16, notes: notes(4, { pitch: 36, stepBeats: 4 }) })) }))] }),
  pause4: () => ({ tracks: [midi({ name: 'Pad', devices: op, arrangementClips: [clip(0, 128, 60)] }), { kind: 'group', name: 'G' }, ...many((i) => midi({ name: `Lead ${i}`, group: 'G', devices: op, arrangementClips: [0, 32].map((startBeats) => midiClip({ startBeats, lengthBeats: 16, notes: notes(4, { pitch: 66, stepBeats: 4 }) })) }))] }),
  gaps: () => ({ tracks: many((i) => midi({ name: `P${i}`, devices: op, arrangementClips: Array.from({ length: 5 }, (_, k) => midiClip({ startBeats: 8000 * k / 5, lengthBeats: 1000, notes: notes(1, { pitch: 64, durationBeats: 1000 }) })) })) }),
}
for (const [name, make] of Object.entries(SETS)) {
  if (process.argv[2] && process.argv[2] !== 'all' && !process.argv[2].split(',').includes(name)) continue
  const set = await setOf(make())
  let t = performance.now()
  const lap = (what: string, least = 300) => { const now = performance.now(); if (now - t > least) console.log(name.padEnd(14), what, Math.round(now - t)); t = performance.now() }
  const steps = songSteps(set, 'a.als', {})
  let step = steps.next(); lap('start')
  while (!step.done) { const v = step.value; step = steps.next(); lap(String(v)) }
  const song = whatPlays(step.value.song); lap('whatPlays')
  void song.unfolding; lap('unfolding')
  for (const check of ALL_CHECKS) { if (/^HA|ST-|ST10/.test(check.id)) continue; try { check.find(song) } catch (e) { console.log(name, check.id, 'THROWS', String(e).slice(0, 100)) } lap(check.id) }
  t = performance.now()
  if (process.argv[4] !== 'whole') continue
  const report = makeReport(set, { fileName: 'a', bytes: 1 }); lap('whole', 0)
  summaryFacts(report); lap('summary')
}
