import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const mixingEn = {
  'gain-staging': {
    name: 'gain staging',
    definition:
      'Keeping the level sensible at each step of a chain, so that each device gets what it was set for and every fader has room.',
    example: 'A Utility lowers a loud synth by 6 dB before its compressor.',
    confusion: 'The balance of a mix is how loud parts are next to each other.',
    alsoCalled: ['levels'],
  },
  headroom: {
    name: 'headroom',
    definition: 'The distance between the loudest moment and the point where it clips.',
    example: 'Peaks at −6 dB leave 6 dB of headroom.',
  },
  sidechain: {
    name: 'sidechain',
    definition: 'A second input of an effect: another track decides when the effect acts.',
    example: 'A compressor on the bass that listens to the kick.',
    confusion: 'Ducking is what you hear; the sidechain is the connection that makes it.',
    alsoCalled: ['key input', 'side-chain'],
  },
  ducking: {
    name: 'ducking',
    definition: 'Turning one sound down for as long as another one plays.',
    example: 'The bass dips by 4 dB on each kick and swells back.',
    alsoCalled: ['pumping'],
  },
  compressor: {
    name: 'compressor',
    definition: 'Turns a signal down while it is above a threshold, so that loud and soft come closer together.',
    example: 'Ratio 3:1: what rises 3 dB above the threshold comes out 1 dB above it.',
    confusion: 'It does not make files smaller; that is data compression.',
    alsoCalled: ['compression'],
  },
  release: {
    name: 'release',
    definition: 'How long a compressor takes to let go after the loud moment is over.',
    example: '170 ms is half a beat at 176 BPM.',
    confusion: 'The release of a synth is how long a note rings after the key is let go.',
    alsoCalled: ['release time'],
  },
  limiter: {
    name: 'limiter',
    definition:
      'A compressor that lets nothing above its ceiling. On the main track it is the last thing before the file.',
    example: 'Ceiling −1 dB: no sample of the file goes above it.',
    alsoCalled: ['brickwall'],
  },
  'true-peak': {
    name: 'true peak',
    definition: 'The highest point of the sound wave itself. It can lie between two samples, above both.',
    example: 'Samples up to −0.3 dB, true peak at +0.4 dBTP.',
    confusion: 'A sample peak only looks at the samples and can be lower.',
    alsoCalled: ['inter-sample peak', 'dBTP'],
  },
  equaliser: {
    name: 'equaliser',
    definition: 'Makes parts of the spectrum louder or softer.',
    example: 'A dip of 3 dB at 300 Hz in the pad leaves room for the voice.',
    alsoCalled: ['EQ', 'equalizer'],
  },
  'low-cut': {
    name: 'low cut',
    definition: 'A filter that takes away what lies below a frequency.',
    example: 'A low cut at 100 Hz takes the rumble out of a guitar.',
    confusion: 'High-pass is the same filter by another name: it lets the highs pass.',
    alsoCalled: ['high-pass'],
  },
  masking: {
    name: 'masking',
    definition: 'One sound hides another that lies in the same range at the same time.',
    example: 'A pad around 300 Hz makes the voice hard to follow.',
  },
  mono: {
    name: 'mono compatibility',
    definition: 'How much of a sound survives when left and right are added, as on a phone or in many clubs.',
    example: 'A chorus on the bass sounds wide and loses half of its weight in mono.',
    alsoCalled: ['mono', 'correlation'],
  },
  panorama: {
    name: 'panorama',
    definition: 'Where between left and right a track stands.',
    example: 'Hats 20R and shaker 25L, kick and voice in the centre.',
    confusion: 'Width says how different left and right are; panorama says where the sound is.',
    alsoCalled: ['pan', 'panning', 'stereo width'],
  },
  reverb: {
    name: 'reverb',
    definition: 'The sound of a space: many reflections that fade. More of it moves a sound back.',
    example: 'A room of 0.8 s on the clap.',
    confusion: 'A delay repeats the sound itself; a reverb blurs it.',
    alsoCalled: ['room', 'hall'],
  },
  delay: {
    name: 'delay',
    definition: 'Repeats of a sound after a time, often in note values. Feedback sets how many come back.',
    example: 'Dotted eighths at 120 BPM come back every 375 ms.',
    confusion: 'Track Delay moves a whole track in time and repeats nothing.',
    alsoCalled: ['echo'],
  },
  saturation: {
    name: 'saturation',
    definition: 'Rounds off the peaks of a signal and adds overtones.',
    example: 'A little drive on a sine bass lets it be heard on a phone.',
    alsoCalled: ['distortion', 'overdrive'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
