import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const liveEn = {
  'live-set': {
    name: 'Live set',
    definition:
      'One song or sketch as Live saves it: a file that ends in .als. It holds notes, settings and the addresses of samples, but no sound.',
    example: 'Tide.als, 240 kB, plays samples that lie in other folders.',
    confusion: 'A project is the folder around it, with samples and earlier saves.',
    alsoCalled: ['project file', 'session'],
  },
  project: {
    name: 'project',
    definition:
      'The folder around a Live set, with its samples and its earlier saves. In Kvint: a set and its saves over time.',
    example: 'Tide Project holds Tide.als, the folder Samples and the folder Backup.',
    confusion: 'A Live set is one file in it.',
  },
  track: {
    name: 'track',
    definition: 'A lane of music with its own devices and its own fader: MIDI, audio, group or return.',
    example: 'A MIDI track named “Bass” with Operator and a Compressor.',
    confusion: 'In shops a track is a whole song; here it is one part of it.',
    alsoCalled: ['channel'],
  },
  'main-track': {
    name: 'main track',
    definition: 'The track that every other track ends in. Live 11 and older call it Master.',
    example: 'EQ Eight, Glue Compressor and Limiter on the main track work on the whole song.',
    confusion: 'A group gathers some tracks; the main track gathers all of them.',
    alsoCalled: ['master', 'mix bus'],
  },
  'return-track': {
    name: 'return track',
    definition: 'A track that gets its sound from the sends of other tracks.',
    example: 'One Reverb on return A for pad, clap and lead.',
    confusion: 'A group takes the whole sound of its tracks; a return gets a copy of it.',
    alsoCalled: ['aux', 'bus'],
  },
  send: {
    name: 'send',
    definition: 'How much of a track goes to a return track as well.',
    example: 'Send A of the clap at −12 dB puts a little room around it.',
    confusion: 'The fader sets how loud the track is; the send sets how much effect it gets.',
    alsoCalled: ['send and return'],
  },
  clip: {
    name: 'clip',
    definition: 'A piece of notes or of audio that can be placed and repeated.',
    example: 'A clip of four bars, placed eight times in a row.',
    confusion: 'A sample is the file that an audio clip plays.',
    alsoCalled: ['region', 'pattern'],
  },
  scene: {
    name: 'scene',
    definition: 'A row of the session view: clips that start together.',
    example: 'Scene 3, named “Drop”, starts drums, bass and lead.',
    confusion: 'A section stands in the arrangement, at a place in time.',
  },
  locator: {
    name: 'locator',
    definition: 'A named mark on the arrangement. It makes the form visible and playable.',
    example: 'A locator “Chorus” at bar 33.',
    alsoCalled: ['marker', 'cue'],
  },
  device: {
    name: 'device',
    definition: 'An instrument or effect in a track: Live’s own, a plug-in, or one made with Max.',
    example: 'Operator, Reverb and a VST3 compressor are three devices.',
    alsoCalled: ['plug-in (for Live’s own)'],
  },
  rack: {
    name: 'rack',
    definition: 'A device of Live that holds chains of other devices, with macros to move several settings at once.',
    example: 'A Drum Rack with one chain for each pad.',
  },
  macro: {
    name: 'macro',
    definition: 'A knob of a rack that moves any number of parameters inside it.',
    example: 'A macro “Brighter” opens the filter and lifts the highs together.',
  },
  warp: {
    name: 'warp',
    definition: 'How Live stretches audio so that it follows the tempo of the set.',
    example: 'A loop of 92 BPM plays in time in a set of 100 BPM, at the same pitch.',
    confusion: 'Re-Pitch is the one mode that changes the pitch along with the speed.',
    alsoCalled: ['time-stretch'],
  },
  collect: {
    name: 'Collect All and Save',
    definition: 'A command of Live that copies every sound that a set uses into its own project folder.',
    example: 'File ▸ Collect All and Save, before you move the project to another computer.',
    confusion: 'Save stores the set alone; the sounds stay where they are.',
  },
  automation: {
    name: 'automation',
    definition: 'A curve that moves a control while the song plays. It makes a repeated part develop.',
    example: 'The filter of the pad opens from 300 Hz to 4 kHz over 16 bars.',
    confusion: 'Modulation, such as an LFO, moves around the value by itself; automation says what the value is.',
    alsoCalled: ['automation envelope'],
  },
  velocity: {
    name: 'velocity',
    definition: 'How hard a note is struck, from 1 to 127. What it changes is up to the instrument.',
    example: 'Hats at 100 on the beat and 60 between.',
    confusion: 'It is not loudness: some sounds only get brighter, some do not change at all.',
  },
} as const satisfies Partial<Record<TermId, TermWords>>
