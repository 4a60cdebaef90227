import type { MidiClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { downIn } from '../arrangement/faders.cases.ts'
import { audioClip, midi, midiClip } from '../../testing/report-of.ts'

/** Sixteenths on rising notes. */
const rising = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ pitch: 60 + at, startBeats: at / 4, durationBeats: 0.2 }))
const loop = (loopBeats: number, lengthBeats = 32, rest: MidiClipDescription = {}): MidiClipDescription =>
  midiClip({
    lengthBeats,
    notes: rising(loopBeats * 4),
    ...rest,
    loop: { isOn: true, start: 0, end: loopBeats, ...rest.loop },
  })
const track = (name: string, ...arrangementClips: MidiClipDescription[]): TrackDescription =>
  midi({ name, arrangementClips })
/** What keeps the bar. */
const pad = track('Pad', loop(4, 64))
const session = (name: string, ...clips: MidiClipDescription[]): TrackDescription =>
  midi({ name, arrangementClips: [], sessionClips: Object.fromEntries(clips.entries()) })
export const drifting = (loopBeats: number, lengthBeats = 32): SetDescription => ({
  tracks: [track('Arp', loop(loopBeats, lengthBeats)), pad],
})
/** One note held for the loop. */
const held = { notes: [{ pitch: 60, startBeats: 0, durationBeats: 2 }] }

/** Sets with loops that fit no bar, or seem to. */
export const CROSS_RHYTHM_CASES: readonly CheckCase[] = [
  ['RH01', 'fires', 'a loop of nine sixteenths', drifting(2.25)],
  [
    'RH01',
    'fires',
    'a loop of three beats beside one of four, in the session',
    { tracks: [session('Arp', loop(3)), session('Drums', loop(4))] },
  ],
  ['RH01', 'fires', 'two bars but an eighth', drifting(7.5)],
  [
    'RH01',
    'beside',
    'eight bars of a loop, of which a fader lets four in',
    { tracks: [{ ...track('Arp', loop(3)), automation: downIn([4, 9]) }, pad] },
  ],
  ['RH01', 'beside', 'a clip of four bars', drifting(3, 16)],
  ['RH01', 'beside', 'three times round and a bit', drifting(6, 22)],
  ['RH01', 'beside', 'eight beats and a half, which meet the bar after seventeen bars', drifting(8.5, 128)],
  [
    'RH01',
    'trap',
    'a song in three whose ruler counts four',
    { tracks: [track('Arp', loop(3)), track('Pad', loop(6)), track('Bass', loop(12))] },
  ],
  ['RH01', 'trap', 'the same in the session', { tracks: [session('Arp', loop(3)), session('Pad', loop(6))] }],
  ['RH01', 'trap', 'a loop of three beats in a scene of its own', { tracks: [session('Arp', loop(3))] }],
  [
    'RH01',
    'trap',
    'three beats of the same beat',
    {
      tracks: [
        track(
          'Kick',
          loop(3, 32, {
            notes: [0, 0.5, 1, 1.5, 2, 2.5].map((startBeats) => ({
              pitch: startBeats % 1 === 0 ? 36 : 42,
              startBeats,
              durationBeats: 0.2,
            })),
          }),
        ),
        pad,
      ],
    },
  ],
  [
    'RH01',
    'trap',
    'a take of fifteen beats that is looped, beside a beat of four',
    { tracks: [session('Bass', loop(15)), session('Drums', loop(4))] },
  ],
  ['RH01', 'trap', 'one held note', { tracks: [track('Drone', loop(2.25, 32, held)), pad] }],
  [
    'RH01',
    'trap',
    'a loop cut by hand, beside every grid',
    { tracks: [track('Arp', loop(2.3, 32, { notes: rising(9) })), pad] },
  ],
  [
    'RH01',
    'trap',
    'a loop that is switched off',
    { tracks: [track('Arp', loop(2.25, 32, { loop: { isOn: false } })), pad] },
  ],
  [
    'RH01',
    'trap',
    'beside a recording alone, whose bars its clip does not say',
    {
      tracks: [
        track('Arp', loop(2.25)),
        { kind: 'audio', name: 'Take', arrangementClips: [audioClip({ lengthBeats: 64 })] },
      ],
    },
  ],
  ['RH01', 'trap', 'a clip that is off', { tracks: [track('Arp', loop(2.25, 32, { isMuted: true })), pad] }],
  ['RH01', 'trap', 'a track whose fader is down', { tracks: [{ ...track('Arp', loop(2.25)), volumeDb: -70 }, pad] }],
  [
    'RH01',
    'trap',
    'a meter that changes',
    { timeSignatureChanges: [{ timeBeats: 16, signature: '3/4' }], ...drifting(2.25) },
  ],
]
