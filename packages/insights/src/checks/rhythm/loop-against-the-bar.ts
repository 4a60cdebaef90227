import type { Evidence } from '@kvint/report'
import { count, list, plain, quoted, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { crossRhythmsOf } from './cross-rhythms.ts'
import { isCounted, isOnTheGrid, type LoopBesideTheBar, loopsBesideTheBar } from './loops-beside-the-bar.ts'
import { exactly, lasting } from './polymetre.ts'
import { isMultiple } from '../../song/is-multiple.ts'

export const loopAgainstTheBar: Check = {
  id: 'RH11',
  title: 'A loop that lasts no whole bars',
  area: 'rhythm',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Polymetre, as Butler (Unlocking the Groove, 2006) describes it. Twice round and longer than four bars are rules of thumb',
  find: (song) => {
    const all = loopsBesideTheBar(song)
    const told = new Set(crossRhythmsOf(song).map(({ part }) => part))
    const drifting = all.filter(
      (loop) => !loop.slip && loop.isAgainstTheBar && isCounted(loop.beats) && !told.has(loop.part),
    )
    return drifting.length > 0 ? againstOthers(song, drifting) : amongThemselves(song, all)
  },
  lessons: ['rh11-no-bar'],
  learnMore: [manual('Clip View', 'Looping clips'), term('Polymetre', 'polymetre')],
  honesty:
    'Certain: measured in the loops of the clips. Whether the length is meant, only you know; how far it is heard as drift depends on how loud the part is. A loop of audio I take by its edges, not by what sounds in it.',
}

function againstOthers(song: Song, loops: readonly LoopBesideTheBar[]): Sighting | null {
  return saw(loops, {
    name: ({ part }) => part.track.name,
    one: (name, { beats, bars, isAllOfPart }) =>
      bars && !isAllOfPart
        ? say`In bars ${bars.from} to ${bars.to} the loop on ${name} lasts ${lasting(beats)}, not a whole number of bars: each time it begins at another place of the bar.`
        : say`The loop on ${name} lasts ${lasting(beats)}, not a whole number of bars: each time it begins at another place of the bar.`,
    many: (number) => say`${number} loops begin at another place of the bar each time: ${lengths(loops)}.`,
    evidence: (loop) => aboutLoop(song, loop),
    figures: (loop) => figuresOf(song, loop),
  })
}

/** Where no loop keeps the bar, it is the bar lines that lie beside the music. */
function amongThemselves(song: Song, all: readonly LoopBesideTheBar[]): Sighting | null {
  const loops = all.filter((loop) => all.some((other) => other !== loop && areTogether(loop, other)))
  const [shortest] = loops.toSorted((a, b) => a.beats - b.beats)
  if (!shortest || all.some(({ isAgainstTheBar }) => isAgainstTheBar) || loops.every(({ slip }) => slip)) return null
  const isOneLength = loops.every(({ beats }) => isMultiple(beats, shortest.beats))
  return {
    claim: isOneLength
      ? say`${count(loops.length, 'loop')} last ${lasting(shortest.beats)} or a multiple of it: they fit one another and not the bar, and no part keeps it.`
      : say`${count(loops.length, 'loop')} last no whole bars, and no part keeps the bar: ${lengths(loops)}.`,
    evidence: [
      ...loops.map((loop) => aboutLoop(song, loop)),
      ...(isOneLength ? inAnotherTempo(song, shortest.beats) : []),
    ],
    figures: figuresOf(song, shortest),
    lesson: 'rh11-no-bar',
  }
}

/** What no grid counts was played at another tempo: the one in which it would last the nearest whole bars. */
function inAnotherTempo({ overview: { tempo }, picture }: Song, beats: number): Evidence[] {
  const beatsPerBar = picture.meters[0]?.beatsPerBar ?? 4
  if (isCounted(beats) || tempo.isAutomated) return []
  const whole = Math.max(1, Math.round(beats / beatsPerBar)) * beatsPerBar
  return [
    aboutSet(say`${lasting(beats)} would be ${count(whole, 'beat')} at ${plain((tempo.bpm * whole) / beats, 1)} BPM`),
  ]
}

function areTogether(one: LoopBesideTheBar, other: LoopBesideTheBar): boolean {
  return one.startBeats < other.endBeats && one.endBeats > other.startBeats
}

function lengths(loops: readonly LoopBesideTheBar[]): Said {
  return list(
    loops.map(({ part, beats, bars, isAllOfPart }) =>
      bars && !isAllOfPart
        ? say`${quoted(part.track.name)} (${lasting(beats)}, bars ${bars.from} to ${bars.to})`
        : say`${quoted(part.track.name)} (${lasting(beats)})`,
    ),
  )
}

function aboutLoop({ picture }: Song, { part, beats, times, bars }: LoopBesideTheBar) {
  const every = isOnTheGrid(beats) ? meetsAfterBars(beats, picture.meters[0]?.beatsPerBar ?? 4) : null
  const round = times === null ? null : count(times, 'time')
  if (every === null)
    return aboutTrack(
      part,
      round ? say`lasts ${lasting(beats)}, comes round ${round}` : say`lasts ${lasting(beats)}`,
      bars,
    )
  const meeting = say`on the bar line again after ${count(every, 'bar')}`
  return aboutTrack(
    part,
    round ? say`lasts ${lasting(beats)}, comes round ${round}; ${meeting}` : say`lasts ${lasting(beats)}; ${meeting}`,
    bars,
  )
}

/** Bars after which a loop of sixteenths begins on a bar line again. */
function meetsAfterBars(beats: number, beatsPerBar: number): number {
  const [loop, bar] = [Math.round(beats * 4), Math.round(beatsPerBar * 4)]
  return loop / commonDivisor(loop, bar)
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

function figuresOf({ picture }: Song, { beats, part }: LoopBesideTheBar): NonNullable<Sighting['figures']> {
  const beatsPerBar = picture.meters[0]?.beatsPerBar ?? 4
  return {
    track: part.track.name,
    beats: exactly(beats),
    whole: Math.max(1, Math.round(beats / beatsPerBar)) * beatsPerBar,
  }
}
