import type { DrumRole } from './score.ts'

export type DrumPiece =
  | 'kick'
  | 'snare'
  | 'clap'
  | 'rim'
  | 'closedHat'
  | 'openHat'
  | 'lowTom'
  | 'highTom'
  | 'ride'
  | 'crash'
  | 'shaker'
  | 'tambourine'
  | 'cowbell'
  | 'lowConga'
  | 'highConga'

type DrumPart = { readonly drum: DrumRole; readonly name: string }

/** What a note of a drum part sounds like: the part's own instrument by its name or role, else General MIDI's percussion map, from C1 (36). */
export function drumPiece({ drum: role, name }: DrumPart, pitch: number): DrumPiece {
  const said = role === 'drums' ? undefined : BY_NAME.find(([words]) => words.test(name))
  if (said) return said[1]
  const named = GENERAL_MIDI[pitch]
  if (role === 'kick') return 'kick'
  if (role === 'snare') return named === 'clap' || named === 'rim' ? named : 'snare'
  if (role === 'hats') return named && HATS.has(named) ? named : 'closedHat'
  if (role === 'drums' && named) return named
  if (role === 'percussion' && named && !BEAT.has(named)) return named
  return OTHERS[Math.abs(pitch) % OTHERS.length] ?? 'rim'
}

const BY_NAME: readonly (readonly [words: RegExp, piece: DrumPiece])[] = [
  [/clap|klapp/i, 'clap'],
  [/\brim|side ?stick/i, 'rim'],
  [/open ?h|\bohh?\b/i, 'openHat'],
  [/ride/i, 'ride'],
  [/crash|cymbal/i, 'crash'],
  [/shak/i, 'shaker'],
  [/tamb/i, 'tambourine'],
  [/cow ?bell/i, 'cowbell'],
  [/\btoms?\b/i, 'lowTom'],
]

const HATS: ReadonlySet<DrumPiece> = new Set<DrumPiece>([
  'closedHat',
  'openHat',
  'ride',
  'crash',
  'shaker',
  'tambourine',
])
const BEAT: ReadonlySet<DrumPiece> = new Set<DrumPiece>(['kick', 'snare', 'closedHat'])
/** For pads outside the map: each keeps a sound of its own. */
const OTHERS: readonly DrumPiece[] = ['highConga', 'shaker', 'rim', 'lowConga', 'tambourine', 'cowbell']

/** General MIDI 1 percussion key map, where a sound of ours comes near; Live's own kits follow it from C1 on. */
const GENERAL_MIDI: Readonly<Record<number, DrumPiece>> = {
  35: 'kick',
  36: 'kick',
  37: 'rim',
  38: 'snare',
  39: 'clap',
  40: 'snare',
  41: 'lowTom',
  42: 'closedHat',
  43: 'lowTom',
  44: 'closedHat',
  45: 'lowTom',
  46: 'openHat',
  47: 'highTom',
  48: 'highTom',
  49: 'crash',
  50: 'highTom',
  51: 'ride',
  52: 'crash',
  53: 'ride',
  54: 'tambourine',
  55: 'crash',
  56: 'cowbell',
  57: 'crash',
  59: 'ride',
  62: 'highConga',
  63: 'highConga',
  64: 'lowConga',
  69: 'shaker',
  70: 'shaker',
  75: 'rim',
  82: 'shaker',
}
