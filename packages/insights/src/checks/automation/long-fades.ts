import { type BarRange, barAt, barPlace, type Message } from '@kvint/report'
import { soundingStretches } from '../../arrangement/sounding.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import { type FaderCurve, fadesOf, faderCurve } from '../../signal/fader-curve.ts'
import type { Part, Song } from '../../song/song.ts'
import { groupsAround } from '../../tracks/heard-tracks.ts'
import { count, list, plain, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { fills } from '../../checks/arrangement/part-ends.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutMain, aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { movingEnvelopes } from './envelopes-of.ts'
import { fadeCutOff } from './fade-cut-off.ts'

export const longFades: Check = {
  id: 'AU06',
  title: 'Long fades',
  area: 'arrangement',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'A fader that goes from 40 dB down to half of its height or more without turning, or back; eight bars, two phrases of four (one phrase for the whole song), and sound in half of them: rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const fades = movingEnvelopes(song)
      .flatMap(({ envelope: { target, events }, part }) =>
        target.kind === 'mixer' && target.parameter === 'volume'
          ? longOnes(song, part, faderCurve(events, { start: 0, end: song.picture.lengthBeats }))
          : [],
      )
      .toSorted((a, b) => a.bars.from - b.bars.from)
    const [longest] = fades.toSorted((a, b) => b.length - a.length)
    if (!longest) return null
    return {
      // A song that fades out in the usual time is a fact.
      ...(longest.length < FEWEST_BARS && { severity: 'info' as const }),
      claim:
        fades.length === 1
          ? sentence(song, longest)
          : say`${count(fades.length, 'long fade')}: ${list(fades.map((fade) => inShort(song, fade)))}.`,
      evidence: fades.map((fade) => {
        const said = fade.isIn
          ? say`fades in over ${count(fade.length, 'bar')}`
          : say`fades out over ${count(fade.length, 'bar')}`
        return fade.part
          ? aboutTrack(fade.part, said, fade.bars)
          : { ...aboutMain(say`${song.mainName}: ${said}`), bars: fade.bars }
      }),
      figures: { bars: longest.length, bar: longest.bars.from, last: longest.bars.to },
      place: {
        trackIds: [...new Set(fades.map(({ part }) => part?.track.id ?? 'main'))],
        clipIds: [],
        bars: longest.bars,
      },
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty: 'Certain: the automation is in the file. How loud the sound itself is at either end I do not hear.',
}

type Fade = { readonly part: Part | null; readonly bars: BarRange; readonly length: number; readonly isIn: boolean }

function longOnes(song: Song, part: Part | null, curve: FaderCurve): Fade[] {
  const { meters } = song.picture
  // A fade of Main that the clips do not reach is told as that.
  if (!part && fadeCutOff.find(song)) return []
  return fadesOf(curve).flatMap(({ start, end, isIn }) => {
    const length = Math.round(barPlace(meters, end) - barPlace(meters, Math.max(0, start)))
    const bars = { from: barAt(meters, Math.max(0, start)), to: barAt(meters, end - HAIR_BEATS) }
    return length >= (part ? FEWEST_BARS : FEWEST_OF_MAIN) && sounds(song, part, { start, end })
      ? [{ part, bars, length, isIn }]
      : []
  })
}

/** Whether what passes the fader sounds in half of a stretch or more. */
function sounds({ parts, set }: Song, fader: Part | null, within: Stretch): boolean {
  const byId = new Map(set.tracks.map((track) => [track.id, track]))
  const passes = ({ track }: Part): boolean =>
    !fader || track.id === fader.track.id || groupsAround(track, byId).some(({ id }) => id === fader.track.id)
  const clips = parts.filter((part) => part.isAudible && passes(part)).flatMap((part) => part.clips)
  return fills(soundingStretches(clips, within), within)
}

function sentence({ mainName }: Song, { part, bars: { from, to }, length, isIn }: Fade): Message {
  const name = part ? quoted(part.track.name) : mainName
  return isIn
    ? say`${name} fades in over ${count(length, 'bar')}, from bar ${plain(from)} to bar ${plain(to)}.`
    : say`${name} fades out over ${count(length, 'bar')}, from bar ${plain(from)} to bar ${plain(to)}.`
}

function inShort({ mainName }: Song, { part, bars: { from, to }, isIn }: Fade): Message {
  const name = part ? quoted(part.track.name) : mainName
  return isIn
    ? say`${name} in, bars ${plain(from)} to ${plain(to)}`
    : say`${name} out, bars ${plain(from)} to ${plain(to)}`
}

const FEWEST_BARS = 8
const FEWEST_OF_MAIN = 4
const HAIR_BEATS = 1 / 64
