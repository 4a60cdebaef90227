import type { Report } from '@kvint/report'
import { levelText, panText } from '../music/numbers.ts'
import { sidechainLines } from '../music/sidechain-lines.ts'
import { deviceExamples } from './device-examples.ts'
import type { Term } from './term.ts'

export const MIX_TERMS: readonly Term[] = [
  {
    name: 'compressor',
    aliases: ['compression', 'dynamics', 'ratio', 'threshold'],
    meaning:
      'Turns a signal down while it is above a threshold, so that loud and soft come closer together. Attack and release decide what it does to the shape.',
    examples: deviceExamples(/compressor/i, /threshold|ratio|attack|release/i),
  },
  {
    name: 'sidechain',
    aliases: ['side-chain', 'ducking', 'pumping'],
    meaning:
      'A device listens to another track and works by that: a compressor on the bass that the kick pushes down makes room for the kick.',
    examples: (_report, set) => (set ? sidechainLines(set) : []),
  },
  {
    name: 'equaliser',
    aliases: ['eq', 'equalizer', 'low cut', 'high-pass', 'filter'],
    meaning:
      'Makes parts of the spectrum louder or softer. Cutting what a track does not need leaves room for the others.',
    examples: deviceExamples(/\beq\b|eq eight|eq three|equali/i, /freq|gain/i),
  },
  {
    name: 'reverb',
    aliases: ['room', 'hall', 'decay'],
    meaning: 'The sound of a space: many reflections that fade. Longer decay and more of it move a sound back.',
    examples: deviceExamples(/reverb/i, /decay|drywet|predelay/i),
  },
  {
    name: 'delay',
    aliases: ['echo'],
    meaning: 'Repeats of a sound after a time, often in note values. Feedback sets how many come back.',
    examples: deviceExamples(/delay|echo/i, /feedback|drywet|time/i),
  },
  {
    name: 'saturation',
    aliases: ['distortion', 'overdrive', 'drive'],
    meaning:
      'Rounds off the peaks of a signal and adds overtones. A little makes a sound denser and audible on small speakers.',
    examples: deviceExamples(/saturator|overdrive|distortion|pedal|dynamic tube|roar|amp/i, /drive|drywet/i),
  },
  {
    name: 'limiter',
    aliases: ['ceiling', 'brickwall'],
    meaning:
      'A compressor that lets nothing above its ceiling. On the main track it is the last thing before the file.',
    examples: deviceExamples(/limiter/i, /ceiling|gain/i),
  },
  {
    name: 'send and return',
    aliases: ['send', 'return', 'aux', 'bus'],
    meaning:
      'A copy of a track goes to a return track with an effect that several tracks share. It puts them into one space.',
    examples: (report) =>
      report.tracks
        .filter(({ kind }) => kind === 'return')
        .map(({ name, devices }) => `${name}: ${devices.join(' ▸ ') || 'no device'}`),
  },
  {
    name: 'panorama',
    aliases: ['pan', 'panning', 'stereo width', 'width'],
    meaning:
      'Where between left and right a track stands. Kick, bass and voice mostly stay in the centre; what answers each other goes to both sides.',
    examples: (report) =>
      heard(report)
        .filter(({ pan }) => Math.abs(pan) >= 0.02)
        .sort((a, b) => Math.abs(b.pan) - Math.abs(a.pan))
        .map(({ name, pan }) => `${name} ${panText(pan)}`),
  },
  {
    name: 'gain staging',
    aliases: ['headroom', 'levels', 'gain'],
    meaning: 'Keeping every step of the chain at a sensible level, so that the main track has room left below 0 dB.',
    examples: (report) =>
      heard(report)
        .sort((a, b) => b.volumeDb - a.volumeDb)
        .map(({ name, volumeDb }) => `${name} ${levelText(volumeDb)}`),
  },
  {
    name: 'rack',
    aliases: ['macro', 'chain', 'instrument rack', 'drum rack'],
    meaning: 'A device of Live that holds other devices in parallel chains and moves many settings by a few macros.',
    examples: deviceExamples(/rack|groupdevice/i),
  },
  {
    name: 'automation',
    aliases: ['envelope', 'modulation of parameters'],
    meaning: 'A parameter that moves along the song by breakpoints. It makes a repeated part develop.',
    examples: (_report, set) =>
      set
        ? set.tracks
            .filter(({ automation }) => automation.length > 0)
            .map(({ name, automation }) => `${name}: ${automation.length} automated parameters`)
        : [],
  },
]

function heard({ tracks }: Report) {
  return tracks.filter(({ kind, isHeard }) => isHeard && (kind === 'midi' || kind === 'audio'))
}
