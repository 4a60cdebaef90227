import type { Term } from './term.ts'

/** Live's words, and our own. */
export const LIVE_TERMS: readonly Term[] = [
  {
    id: 'live-set',
    field: 'live',
    name: 'Live set',
    meaning:
      'One song or sketch as Live saves it: a file that ends in .als. It holds notes, settings and the addresses of samples, but no sound.',
    alsoCalled: ['project file', 'session'],
  },
  {
    id: 'project',
    field: 'live',
    name: 'project',
    meaning:
      'The folder around a Live set, with its samples and its earlier saves. In Kvint: a set and its saves over time.',
  },
  {
    id: 'track',
    field: 'live',
    name: 'track',
    meaning: 'A lane of music with its own devices and its own fader: MIDI, audio, group or return.',
    alsoCalled: ['channel'],
  },
  {
    id: 'main-track',
    field: 'live',
    name: 'main track',
    meaning: 'The track that every other track ends in. Live 11 and older call it Master.',
    alsoCalled: ['master', 'mix bus'],
  },
  {
    id: 'return-track',
    field: 'live',
    name: 'return track',
    meaning: 'A track that gets its sound from the sends of other tracks: one reverb for many parts.',
    alsoCalled: ['aux', 'bus'],
  },
  {
    id: 'clip',
    field: 'live',
    name: 'clip',
    meaning: 'A piece of notes or of audio that can be placed and repeated.',
    alsoCalled: ['region', 'pattern'],
  },
  {
    id: 'locator',
    field: 'live',
    name: 'locator',
    meaning: 'A named mark on the arrangement.',
    alsoCalled: ['marker', 'cue'],
  },
  {
    id: 'device',
    field: 'live',
    name: 'device',
    meaning: 'An instrument or effect in a track: Live’s own, a plug-in, or one made with Max.',
    alsoCalled: ['plug-in (for Live’s own)'],
  },
  {
    id: 'rack',
    field: 'live',
    name: 'rack',
    meaning: 'A device that holds chains of other devices, with macros to move several at once.',
  },
  {
    id: 'macro',
    field: 'live',
    name: 'macro',
    meaning: 'A knob of a rack that moves any number of parameters inside it.',
  },
  {
    id: 'warp',
    field: 'live',
    name: 'warp',
    meaning: 'How Live stretches audio so that it follows the tempo of the set.',
    alsoCalled: ['time-stretch'],
  },
  {
    id: 'collect',
    field: 'live',
    name: 'Collect All and Save',
    meaning: 'A command that copies every sound that a set uses into its own folder.',
  },
  {
    id: 'groove',
    field: 'live',
    name: 'groove',
    meaning: 'A template of timing and velocity that can be laid over clips.',
  },
  {
    id: 'automation',
    field: 'live',
    name: 'automation',
    meaning: 'A curve that moves a control while the song plays.',
  },
  {
    id: 'velocity',
    field: 'live',
    name: 'velocity',
    meaning: 'How hard a note is struck, from 1 to 127. What it changes is up to the instrument.',
  },
  {
    id: 'density',
    field: 'kvint',
    name: 'density',
    meaning:
      'How much goes on in a bar: tracks that sound and notes that start. It is not loudness: a set holds no audio.',
    alsoCalled: ['energy'],
  },
  {
    id: 'finding',
    field: 'kvint',
    name: 'finding',
    meaning: 'Something in your set that is worth telling, with what was seen, why it matters, and what to try.',
    alsoCalled: ['issue', 'error', 'warning'],
  },
  {
    id: 'stage',
    field: 'kvint',
    name: 'stage',
    meaning: 'How far a song has come: sketch, arrange, mix or export. It decides what helps to hear now.',
  },
  {
    id: 'role',
    field: 'kvint',
    name: 'role',
    meaning: 'What a track does in the music: kick, bass, chords, lead and so on, with how sure we are and why.',
  },
  { id: 'send', field: 'live', name: 'send', meaning: 'How much of a track goes to a return track as well.' },
  { id: 'check', field: 'kvint', name: 'check', meaning: 'A rule that looks for one kind of finding.' },
  { id: 'scene', field: 'live', name: 'scene', meaning: 'A row of the session view: clips that start together.' },
  { id: 'report', field: 'kvint', name: 'report', meaning: 'All that Kvint has to say about one save of a set.' },
]
