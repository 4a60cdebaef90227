import type { ClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { kit } from '../strengths/beat.cases.ts'

export const bars = (from: number, count: number, pitch = 60): ClipDescription =>
  midiClip({
    startBeats: from * 4,
    lengthBeats: count * 4,
    loop: { isOn: true, start: 0, end: 4 },
    notes: notes(4, { pitch, durationBeats: 1 }),
  })
export const track = (...clips: ClipDescription[]): TrackDescription => midi({ arrangementClips: clips })
/** `before` parts for sixteen bars, then ten. */
export const step = (before: number, rest: Partial<TrackDescription> = {}): SetDescription => ({
  tracks: Array.from({ length: 10 }, (_, index) => {
    const part = track(index < before ? bars(0, 32, 60 + index) : bars(16, 16, 60 + index))
    return index === 0 ? { ...part, ...rest } : part
  }),
})
/** Four parts for sixteen bars, then ten, and a kick. */
const withKick = (...clips: ClipDescription[]): SetDescription => ({
  tracks: [...(step(4).tracks ?? []), kick(...clips)],
})
/** Four parts for sixteen bars, a fifth behind them, and five more two bars later. */
const late: SetDescription = {
  locators: [0, 64].map((timeBeats, at) => ({ timeBeats, name: `Part ${String(at + 1)}` })),
  tracks: Array.from({ length: 10 }, (_, index) =>
    track(index < 4 ? bars(0, 32, 60 + index) : index === 4 ? bars(16, 16, 64) : bars(18, 14, 60 + index)),
  ),
}
/** The same, and the five rise behind the same line as the fifth. */
const faded: SetDescription = {
  tracks: (step(4).tracks ?? []).map((part, index) =>
    index < 5
      ? part
      : {
          ...part,
          automation: [
            {
              parameter: 'Mixer/Volume',
              events: [
                { timeBeats: 0, value: 0.1 },
                { timeBeats: 64, value: 0.1 },
                { timeBeats: 80, value: 1 },
              ],
            },
          ],
        },
  ),
}
/** Three parts, and from the fifth bar another one every three bars until they are ten. */
const oneByOne: SetDescription = {
  tracks: Array.from({ length: 10 }, (_, index) => {
    const from = index < 3 ? 0 : 4 + (index - 3) * 3
    return track(bars(from, 64 - from, 60 + index))
  }),
}
/** Three parts for so many bars, then ten. */
const intro = (length: number): SetDescription => ({
  tracks: Array.from({ length: 10 }, (_, index) =>
    track(bars(index < 3 ? 0 : length, index < 3 ? 48 : 48 - length, 60 + index)),
  ),
})
/** Ten parts, from bar 17 on three, and ten again after so many bars. */
const breakOf = (length: number): SetDescription => ({
  tracks: Array.from({ length: 10 }, (_, index) =>
    track(
      ...(index < 3
        ? [bars(0, 48, 60 + index)]
        : [bars(0, 16, 60 + index), bars(16 + length, 32 - length, 60 + index)]),
    ),
  ),
})
/** Ten parts for sixteen bars, then `left`. */
const thinned = (left: number): SetDescription => ({
  tracks: Array.from({ length: 10 }, (_, index) => track(bars(0, index < left ? 32 : 16, 60 + index))),
})
const flat = (count: number, length: number): SetDescription => ({
  tracks: Array.from({ length: count }, (_, index) => track(bars(0, length, 60 + index))),
})
const drop = (bassFrom: number, label = 'Drop', verse = [bars(0, 8, 36)]): SetDescription => ({
  locators: [
    { timeBeats: 0, name: 'Verse' },
    { timeBeats: 64, name: label },
  ],
  tracks: [track(bars(0, 32)), midi({ name: 'Bass', arrangementClips: [...verse, bars(bassFrom, 32 - bassFrom, 36)] })],
})
/** Parts come in every eight bars; a chorus by name in the third eight, and a bass that plays to its end. */
const lone: SetDescription = {
  locators: [{ timeBeats: 64, name: 'Chorus' }],
  tracks: [
    midi({ name: 'Bass', arrangementClips: [bars(8, 16, 36)] }),
    ...Array.from({ length: 6 }, (_, index) =>
      track(bars(index < 2 ? 0 : index < 4 ? 8 : 16, index < 4 ? 24 : 8, 60 + index)),
    ),
    track(bars(24, 24, 72)),
    track(bars(24, 24, 74)),
  ],
}
/** Three sections of eight bars by name; what the other parts do there, and a kick or another part. */
export const sections = (...parts: TrackDescription[]): SetDescription => ({
  locators: ['Verse', 'Chorus', 'Bridge'].map((name, index) => ({ timeBeats: index * 32, name })),
  tracks: [track(bars(0, 24)), track(bars(8, 16, 64)), track(bars(16, 8, 67)), ...parts],
})
export const kick = (...clips: ClipDescription[]): TrackDescription => midi({ name: 'Kick', arrangementClips: clips })
/** A kick for 24 bars that rests in some. */
export const kickWithout = (...rests: readonly number[]): TrackDescription =>
  kick(...Array.from({ length: 24 }, (_, bar) => bar).flatMap((bar) => (rests.includes(bar) ? [] : [four(bar, 1)])))
const twice = (bar: number, pitch = 36): ClipDescription =>
  midiClip({ startBeats: bar * 4, lengthBeats: 4, notes: notes(8, { pitch, stepBeats: 0.5 }) })
const onPads = (...files: readonly [string, string]): SetDescription => {
  const beat = kick(four(0, 7), twice(7), four(8, 7), twice(15), four(16, 8))
  const set = sections({ ...beat, name: 'Sampler', devices: [kit(...files)] })
  return { ...set, tracks: set.tracks?.map((one) => ({ devices: [{ tag: 'OriginalSimpler' }], ...one })) ?? [] }
}
const once = (bar: number): ClipDescription =>
  midiClip({ startBeats: bar * 4, lengthBeats: 4, notes: notes(1, { pitch: 36 }) })
/** Parts that rest for the last beat of some bars. */
const stopping = (...rests: readonly number[]): SetDescription => ({
  ...sections(),
  tracks: [60, 64, 67].map((pitch) =>
    track(...Array.from({ length: 24 }, (_, bar) => (rests.includes(bar) ? three(bar, pitch) : bars(bar, 1, pitch)))),
  ),
})
/** Parts that rest for the second beat of some bars. */
const resting = (...rests: readonly number[]): SetDescription => ({
  ...sections(),
  tracks: [60, 64, 67].map((pitch) =>
    track(
      ...Array.from({ length: 24 }, (_, bar) => {
        const played = notes(4, { pitch, durationBeats: 1 }).filter((_note, beat) => beat !== 1 || !rests.includes(bar))
        return midiClip({ startBeats: bar * 4, lengthBeats: 4, notes: played })
      }),
    ),
  ),
})
/** Parts that hold each bar, but for its second beat in some, and let go a little early there. */
const lettingGo = (...rests: readonly number[]): SetDescription => ({
  ...sections(),
  tracks: [60, 64, 67].map((pitch) =>
    track(
      ...Array.from({ length: 24 }, (_, bar) => {
        const from = (startBeats: number, durationBeats: number) => ({ pitch, startBeats, durationBeats })
        const played = rests.includes(bar) ? [from(0, 1), from(2, 1.5)] : [from(0, 4)]
        return midiClip({ startBeats: bar * 4, lengthBeats: 4, notes: played })
      }),
    ),
  ),
})
export const four = (from: number, count: number): ClipDescription => bars(from, count, 36)
const sixteen = (bar: number): ClipDescription =>
  midiClip({
    startBeats: bar * 4,
    lengthBeats: 4,
    notes: notes(16, { pitch: 36, stepBeats: 0.25, durationBeats: 0.2 }),
  })
export const three = (bar: number, pitch: number): ClipDescription =>
  midiClip({ startBeats: bar * 4, lengthBeats: 3, notes: notes(3, { pitch, durationBeats: 1 }) })
const sweep = (name: string, ...at: number[]): TrackDescription =>
  audio({ name, arrangementClips: at.map((bar) => audioClip({ startBeats: bar * 4, lengthBeats: 8 })) })
const minutes = (beats: number): SetDescription => ({ tracks: [track(bars(0, beats / 4))] })

/** Sets that the checks of this folder are shown. */
export const ENERGY_CASES: readonly CheckCase[] = [
  ['AR07', 'fires', 'five parts, then ten: half as full before', step(5)],
  ['AR07', 'trap', 'beside a kick that comes back after twelve bars', withKick(four(0, 4), four(16, 16))],
  ['AR07', 'fires', 'after three', withKick(four(0, 13), four(16, 16))],
  ['AR07', 'fires', 'beside a kick that plays on', withKick(four(0, 32))],
  ['AR07', 'trap', 'all but one of them two bars later', late],
  ['AR07', 'trap', 'all but one of them by their faders', faded],
  ['AR07', 'trap', 'ten parts, then five: they drop out', thinned(5)],
  ['AR07', 'beside', 'six parts, then ten: four tenths', step(6)],
  ['AR07', 'fires', 'an intro of twelve bars', intro(12)],
  ['AR07', 'trap', 'an intro of eight bars, which leads in by itself', intro(8)],
  ['AR07', 'trap', 'parts that come in one by one', oneByOne],
  ['AR07', 'trap', 'a break of eight bars, which prepares', breakOf(8)],
  ['AR07', 'trap', 'a break of sixteen bars, from which parts come back', breakOf(16)],
  ['AR07', 'trap', 'one part that comes in to another', { tracks: [track(bars(0, 32)), track(bars(16, 16, 72))] }],
  [
    'AR07',
    'trap',
    'five parts, then ten, behind a ramp',
    step(5, {
      automation: [
        {
          parameter: 'Mixer/Pan',
          events: [
            { timeBeats: 48, value: 0 },
            { timeBeats: 64, value: 1 },
          ],
        },
      ],
    }),
  ],
  [
    'AR06',
    'fires',
    'three parts for 68 bars, with other notes in each four',
    {
      tracks: [40, 60, 80].map((pitch) => track(...Array.from({ length: 17 }, (_, at) => bars(at * 4, 4, pitch + at)))),
    },
  ],
  ['AR06', 'beside', 'one recording of 68 bars', flat(1, 68)],
  ['AR06', 'trap', 'three parts for 64 bars', flat(3, 64)],
  [
    'AR06',
    'trap',
    'three parts, of which one enters at bar 33',
    { tracks: [...(flat(2, 68).tracks ?? []), track(bars(32, 36, 70))] },
  ],
  ['AR06', 'trap', 'four parts all the time, which AR12 tells', flat(4, 68)],
  ['AR16', 'fires', 'a fill before both', sections(kick(four(0, 7), twice(7), four(8, 7), twice(15), four(16, 8)))],
  [
    'AR16',
    'trap',
    'a bar that every fourth bar is like',
    sections(kick(...[0, 4, 8, 12, 16, 20].flatMap((bar) => [four(bar, 3), twice(bar + 3)]))),
  ],
  ['AR16', 'beside', 'a fill before one', sections(kick(four(0, 7), twice(7), four(8, 16)))],
  [
    'AR16',
    'fires',
    'a kick that rests before both',
    sections(kick(four(0, 7), four(8, 7), four(16, 8))),
    { lesson: 'ar16-rest' },
  ],
  [
    'AR16',
    'trap',
    'a kick that rests as often where no section begins, and once more',
    sections(kickWithout(3, 7, 11, 15, 19)),
  ],
  ['AR16', 'trap', 'a kick that leaves for good', sections(kick(four(0, 7)))],
  [
    'AR16',
    'trap',
    'a kick that thins out before both and does not come back with them',
    sections(kick(four(0, 7), once(7), four(12, 3), once(15))),
  ],
  [
    'AR16',
    'trap',
    'more notes of a lead before both',
    sections(
      midi({
        name: 'Lead',
        arrangementClips: [bars(0, 7, 72), twice(7, 72), bars(8, 7, 72), twice(15, 72), bars(16, 8, 72)],
      }),
    ),
  ],
  ['AR16', 'fires', 'a sweep to both', sections(sweep('Sweep', 6, 14))],
  [
    'AR16',
    'trap',
    'a beat that grows with each section',
    sections(
      kick(
        four(0, 7),
        twice(7),
        twice(8),
        ...[9, 10, 11, 12, 13, 14].map((bar) => twice(bar)),
        sixteen(15),
        ...[16, 17, 18, 19].map(sixteen),
      ),
    ),
  ],
  [
    'AR16',
    'trap',
    'two bars of silence before both',
    {
      ...sections(),
      tracks: [60, 64, 67].map((pitch) => track(bars(0, 6, pitch), bars(8, 6, pitch), bars(16, 8, pitch))),
    },
  ],
  ['AR16', 'fires', 'a beat of silence before both', stopping(7, 15), { lesson: 'ar16-silence' }],
  ['AR16', 'trap', 'a beat of silence in the middle of the bar before both', resting(7, 15)],
  ['AR16', 'trap', 'held parts that pause in the middle of the bar, and let go early before both', lettingGo(7, 15)],
  ['AR16', 'fires', 'a fill on the pads of a Drum Rack before both', onPads('Kick', 'Snare')],
  ['AR16', 'trap', 'more stabs of a Drum Rack before both', onPads('Synth Stab', 'Chord Hit')],
  ['AR16', 'trap', 'a beat of silence in each bar, so also before both', stopping(...Array(24).keys())],
  ['AR16', 'fires', 'a riser that ends at both', sections(sweep('Riser', 6, 14))],
  ['AR16', 'trap', 'a riser that begins at both', sections(sweep('Riser', 8, 16))],
  ['AR16', 'fires', 'an impact that begins at both', sections(sweep('Impact', 8, 16))],
  ['AR16', 'trap', 'a sweep every four bars', sections(sweep('Sweep', 2, 6, 10, 14, 18, 22))],
  [
    'AR16',
    'trap',
    'a short sweep every four bars, so also before both',
    sections(
      audio({
        name: 'Sweep',
        arrangementClips: [3, 7, 11, 15, 19, 23].map((bar) => audioClip({ startBeats: bar * 4, lengthBeats: 4 })),
      }),
    ),
  ],
  ['AR16', 'trap', 'noise that starts again everywhere', sections(sweep('Noise', 0, 2, 4, 6, 8, 10, 12, 14, 16))],
  ['LE11', 'fires', 'a bass that comes half-way through the drop', drop(25)],
  ['LE11', 'beside', 'a bass in half of the drop', drop(24)],
  ['LE11', 'trap', 'the same in a break', drop(25, 'Break')],
  ['LE11', 'trap', 'a bass that has not come in before', drop(25, 'Drop', [])],
  ['LE11', 'trap', 'a lone name, and a bass that leaves with the next section', lone],
  ['LE11', 'trap', 'a song that has no bass', { ...drop(25), tracks: [track(bars(0, 32)), track(bars(0, 8, 72))] }],
  ['AR08', 'fires', 'a song of 74 s', minutes(148)],
  ['AR08', 'beside', 'a song of 76 s', minutes(152)],
  ['AR08', 'trap', 'a sketch of half a minute', minutes(60)],
  ['AR08', 'fires', 'eleven minutes', minutes(1320)],
]
