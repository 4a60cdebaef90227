import type { Chain, Device, Track } from '@kvint/als'
import { type DrumHits, type DrumPattern, nameDrumPattern } from '@kvint/theory'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import { roleByName } from '../../roles/role-by-name.ts'
import type { Part, Song } from '../../song/song.ts'
import { partsWith } from '../roles-of.ts'

export const DRUMS = ['drums', 'kick', 'snare', 'hats'] as const

/** What the beat of a song in four is called; `null` in other meters and where too little is beaten. */
export function drumPatternOf(song: Song): DrumPattern | null {
  const { meter } = song.lines
  const isInFour = meter.beatsPerBar === 4 && (meter.changes ?? []).length === 0 && !heardMeter(song)
  return isInFour ? nameDrumPattern(hitsOf(song, partsWith(song, ...DRUMS))) : null
}

/** Beats of the hits on kick, snare, hats and toms of these parts. */
export function hitsOf(song: Song, drums: readonly Part[]): Required<DrumHits> {
  const hits = { kick: [] as number[], snare: [] as number[], hats: [] as number[], toms: [] as number[] }
  for (const part of drums) {
    const voiceOf = voicesOfKeys(part)
    for (const { pitch, startBeats } of song.lines.byTrack.get(part.track.id) ?? []) {
      const voice = voiceOf(pitch)
      if (voice) hits[voice].push(startBeats)
    }
  }
  return hits
}

/** What the keys of a drum part play: what its pad, its sample or the part is called, else what General MIDI has there. */
export function voicesOfKeys({ track, report }: Part): (pitch: number) => Voice | null | undefined {
  const { role } = report.role
  const voices = voicesOf(track)
  return (pitch) => (voices.has(pitch) ? voices.get(pitch) : isVoice(role) ? role : VOICES.get(pitch))
}

/** What the pad of a key is called, or its sample; `null` where no pad or none with a name lies there. */
export function padName({ track }: Part, key: number): string | null {
  const pad = padsOf(track.devices).find((chain) => chain.pad?.receivingNote === key)
  const name = pad?.name.trim() || (pad ? (sampleOf(pad) ?? '').replace(/\.\w+$/, '') : '')
  return name === '' ? null : name
}

type Voice = keyof DrumHits

/**
 * Keys whose pad says what it plays; `null` for something else, as a slice of a loop that lies where a kick would be.
 * Where pads are called kick or snare, the others are neither.
 */
function voicesOf({ devices }: Track): ReadonlyMap<number, Voice | null> {
  const pads = padsOf(devices)
  const uses = Map.groupBy(pads, (pad) => sampleOf(pad) ?? '')
  const ownName = ownNamesOf(pads)
  const said = pads.map((chain) => {
    const sample = sampleOf(chain)
    const ofSample = roleByName((sample ?? '').replace(/\.\w+$/, ''))
    const isOneDrum = ofSample !== null && isVoice(ofSample.role)
    const isSlice = sample !== null && !isOneDrum && (uses.get(sample)?.length ?? 0) >= SLICES
    const isBackwards = [ownName(chain), sample ?? ''].some((name) => BACKWARDS.test(name))
    const found = isSlice || isBackwards ? null : (roleByName(ownName(chain)) ?? ofSample)
    const isKnown = isSlice || isBackwards || (found !== null && found.role !== 'drums')
    const voice = found && (isVoice(found.role) ? found.role : TOM.test(found.word) ? ('toms' as const) : null)
    return { key: chain.pad?.receivingNote ?? -1, voice, isKnown }
  })
  const areNamed = said.some(({ voice }) => voice === 'kick' || voice === 'snare')
  return new Map(said.filter(({ isKnown }) => isKnown || areNamed).map(({ key, voice }) => [key, voice]))
}

/** A pad’s name without the words that stand in the names of all: makers put the kit’s name there, as “Kick Plastic DeepSnareDynamics”. */
function ownNamesOf(pads: readonly Chain[]): (pad: Chain) => string {
  const wordsOf = ({ name }: Chain) => name.trim().split(/\s+/)
  const [first, ...others] = pads.map(wordsOf)
  const shared = new Set(
    pads.length < FEWEST_OF_A_KIT ? [] : first?.filter((word) => others.every((words) => words.includes(word))),
  )
  return (pad) =>
    wordsOf(pad)
      .filter((word) => !shared.has(word))
      .join(' ')
}

/** Pads of the Drum Racks of a chain, also within other racks; racks within a pad of one key belong to it. */
function padsOf(devices: readonly Device[]): Chain[] {
  return devices.flatMap(({ chains }) =>
    chains.flatMap((chain) => (chain.pad && chain.pad.receivingNote < ALL_KEYS ? [chain] : padsOf(chain.devices))),
  )
}

function sampleOf({ devices }: Chain): string | null {
  for (const { samples, chains } of devices) {
    const found = samples[0]?.fileName ?? chains.map(sampleOf).find((one) => one !== null)
    if (found !== undefined) return found
  }
  return null
}

function isVoice(role: string): role is Exclude<Voice, 'toms'> {
  return role === 'kick' || role === 'snare' || role === 'hats'
}

/** A pad that takes every key is a way into the rack within it. */
const ALL_KEYS = 128
/** Fewer pads may all be of one drum. */
const FEWEST_OF_A_KIT = 4
/** A recording on three pads or more was cut, unless it is of one drum: its pads are its places in time. */
const SLICES = 3
const TOM = /^toms?$/
/** A hit that is played backwards swells, and strikes nothing. */
const BACKWARDS = /\breverse|\brev\b|backwards/i
/** Keys of General MIDI. */
const VOICES: ReadonlyMap<number, Voice> = new Map([
  [35, 'kick'],
  [36, 'kick'],
  [37, 'snare'],
  [38, 'snare'],
  [39, 'snare'],
  [40, 'snare'],
  [42, 'hats'],
  [44, 'hats'],
  [46, 'hats'],
  [41, 'toms'],
  [43, 'toms'],
  [45, 'toms'],
  [47, 'toms'],
  [48, 'toms'],
  [50, 'toms'],
])
