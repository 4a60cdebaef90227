import { type Message, type MeterSpan, pitchName } from '@kvint/report'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import { type VelocityLayer, velocityLayers } from '@kvint/theory'
import { count, list, pitch, quoted, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { places } from './places.ts'
import { DRUMS, padName, voicesOfKeys } from './drum-pattern-of.ts'

export const accents: Check = {
  id: 'RH07',
  title: 'Accents and ghost notes',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Soft hits between accents carry the feel of funk and of its breaks (Danielsen 2006, Frane 2017); two groups 20 velocities apart are a rule of thumb',
  find: (song) => {
    const struck = struckInTwoWays(song)
    const [most] = struck
    if (!most) return null
    const { part, drum, padOrKey, isSnare, loud, soft } = most
    const name = drum ? say`${drum} on ${quoted(part.track.name)}` : quoted(part.track.name)
    const [loudAt, softAt] = [velocityOf(loud), velocityOf(soft)]
    const [meter = COMMON_TIME] = song.picture.meters
    const where = (layer: VelocityLayer) => placesIn(layer, meter)
    const isLoudRarer = loud.sixteenths.length <= soft.sixteenths.length
    return {
      claim: isSnare
        ? say`The snare on ${quoted(part.track.name)} has ghost notes: ${count(soft.hits, 'hit')} at a velocity of about ${softAt}, between ${String(loud.hits)} at about ${loudAt}.`
        : isLoudRarer
          ? say`${name} has accents: hits on ${where(loud)} have a velocity of about ${loudAt}, the others of about ${softAt}.`
          : say`${name} is softer on ${where(soft)}: a velocity of about ${softAt}, against about ${loudAt} elsewhere.`,
      evidence: struck.map((one) =>
        aboutTrack(
          one.part,
          say`${count(one.loud.hits, 'loud hit')} on ${where(one.loud)}, ${count(one.soft.hits, 'soft hit')} on ${where(one.soft)}`,
        ),
      ),
      confidence: confidenceByRole([part]),
      figures: {
        track: part.track.name,
        drum: padOrKey ?? part.track.name,
        loud: loud.velocity,
        soft: soft.velocity,
        between: Math.round((loud.velocity + soft.velocity) / 2),
        loudHits: loud.hits,
        softHits: soft.hits,
      },
      lesson: isSnare ? 'rh07-ghosts' : 'rh07',
    }
  },
  lessons: ['rh07-ghosts'],
  learnMore: [term('Velocity', 'velocity'), term('Groove', 'groove')],
  honesty:
    'Likely: velocities and places are certain. An instrument that ignores velocity plays them all alike, and which pad is the snare follows from its key and name.',
}

/** `drum` is its pad's name, else its key, where the part plays several. */
type Struck = {
  readonly part: Part
  readonly drum: Said | null
  readonly padOrKey: string | null
  readonly isSnare: boolean
  readonly loud: VelocityLayer
  readonly soft: VelocityLayer
}

/** Drums that are struck loud at some places of the bar and soft at others, snares first; a part once. */
export function struckInTwoWays(song: Song): Struck[] {
  const { beatsPerBar, changes = [] } = song.lines.meter
  if (changes.length > 0 || heardMeter(song)) return []
  const found = partsWith(song, ...DRUMS, 'percussion').flatMap((part) => {
    if (part.devices.some(({ device, isActive }) => isActive && device.tag === 'MidiVelocity')) return []
    const voiceOf = voicesOfKeys(part)
    const byPitch = Map.groupBy(song.lines.byTrack.get(part.track.id) ?? [], ({ pitch }) => pitch)
    return [...byPitch].flatMap(([number, hits]): Struck[] => {
      const layers = velocityLayers(hits, beatsPerBar)
      const pad = padName(part, number)
      const isSnare = voiceOf(number) === 'snare' || SNARE.test(pad ?? '')
      if (!layers || layers.soft.velocity < SOFTEST_HEARD || (isSnare && !isGhost(layers))) return []
      const drum = byPitch.size === 1 ? null : pad ? quoted(pad) : say`Key ${pitch(pitchName(number))}`
      const padOrKey = byPitch.size === 1 ? null : (pad ?? pitchName(number))
      return [{ part, drum, padOrKey, isSnare, ...layers }]
    })
  })
  const ranked = found.toSorted((a, b) => Number(b.isSnare) - Number(a.isSnare) || b.soft.hits - a.soft.hits)
  return ranked.filter(({ part }, index) => ranked.findIndex((one) => one.part === part) === index)
}

/** A ghost note is felt more than heard: half as strong as the backbeat, or less. */
function isGhost({ loud, soft }: { readonly loud: VelocityLayer; readonly soft: VelocityLayer }): boolean {
  return soft.velocity * 2 <= loud.velocity
}

/** `the second and fourth sixteenths of each beat`, or `2 and 4 of the bar`. */
function placesIn({ sixteenths }: VelocityLayer, { numerator, denominator }: Signature): Said {
  const within = [...new Set(sixteenths.map((at) => at % 4))].toSorted((a, b) => a - b)
  const isEachBeat = denominator === 4 && numerator > 1 && sixteenths.length === within.length * numerator
  if (!isEachBeat) return say`${places(sixteenths, denominator)} of the bar`
  const whole = WHOLE.get(within.join(' '))
  if (whole) return whole
  const which = list(within.map((at) => ORDINALS[at] ?? ''))
  return within.length === 1 ? say`the ${which} sixteenth of each beat` : say`the ${which} sixteenths of each beat`
}

type Signature = Pick<MeterSpan, 'numerator' | 'denominator'>

const COMMON_TIME: Signature = { numerator: 4, denominator: 4 }
/** By the sixteenths of a beat that are struck. */
const WHOLE: ReadonlyMap<string, Message> = new Map([
  ['0', say`the beat`],
  ['2', say`the offbeats`],
  ['0 2', say`the eighths`],
])
const ORDINALS: readonly Message[] = [say`first`, say`second`, say`third`, say`fourth`]

/** One number where nearly all hits are about as strong, else from where to where they all go: hats in three steps have two below the accent. */
function velocityOf({ velocity, range: [from, to], extent: [softest, loudest] }: VelocityLayer): string {
  return to - from > ABOUT ? `${String(softest)}–${String(loudest)}` : String(velocity)
}

/** “Snare Drum” names two drums to one who looks for kinds of them. */
const SNARE = /\bsnare\b/i
const ABOUT = 6
/** A hit of velocity 1 is there to be silent. */
const SOFTEST_HEARD = 10
