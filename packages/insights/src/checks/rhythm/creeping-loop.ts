import type { Figure, Message } from '@kvint/report'
import { count, milliseconds, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { type LoopBesideTheBar, loopsBesideTheBar } from './loops-beside-the-bar.ts'

type Creeping = LoopBesideTheBar & { readonly slip: NonNullable<LoopBesideTheBar['slip']> }

export const creepingLoop: Check = {
  id: 'RH12',
  title: 'A loop a hair off whole bars',
  area: 'rhythm',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Ten milliseconds are heard as feel (Danielsen et al. 2015), more as a flam. A sixteenth beside whole bars, in a loop of more than two bars, is a rule of thumb',
  find: (song) => {
    const found = loopsBesideTheBar(song).filter((loop): loop is Creeping => loop.slip !== null && loop.isAgainstTheBar)
    return saw(found, {
      name: ({ part }) => part.track.name,
      one: (name, { slip: { ms, ofBars } }) =>
        ms < 0
          ? say`The loop on ${name} is ${milliseconds(-ms)} shorter than ${count(ofBars, 'bar')}: each time it begins that much earlier.`
          : say`The loop on ${name} is ${milliseconds(ms)} longer than ${count(ofBars, 'bar')}: each time it begins that much later.`,
      many: (number, names) => creepAlike(found, names) ?? creepApart(number, names),
      evidence: ({ part, beats, times, bars, slip: { ofBars } }) =>
        aboutTrack(
          part,
          times === null
            ? say`lasts ${plain(beats, 3)} beats beside ${count(ofBars, 'bar')}`
            : say`lasts ${plain(beats, 3)} beats beside ${count(ofBars, 'bar')}, comes round ${count(times, 'time')}`,
          bars,
        ),
      figures: ({ part, slip: { ms, ofBars } }) => ({
        track: part.track.name,
        ms: Math.round(Math.abs(ms)),
        bars: ofBars,
      }),
    })
  },
  learnMore: [manual('Clip View', 'Looping clips'), term('Loop', 'loop')],
  honesty:
    'Certain: measured in the loop of the clip. A loop of audio I take by its edges, not by what sounds in it; a creep can be meant.',
}

function creepAlike(loops: readonly Creeping[], names: Figure): Message | null {
  const [first] = loops
  if (!first || loops.some(({ beats }) => Math.abs(beats - first.beats) > HAIR_BEATS)) return null
  const { ms, ofBars } = first.slip
  return ms < 0
    ? say`The loops on ${names} are ${milliseconds(-ms)} shorter than ${count(ofBars, 'bar')}: each time they begin that much earlier.`
    : say`The loops on ${names} are ${milliseconds(ms)} longer than ${count(ofBars, 'bar')}: each time they begin that much later.`
}

function creepApart(number: number, names: Figure): Message {
  return say`${number} loops are a hair shorter or longer than whole bars and creep away from the others: on ${names}.`
}

const HAIR_BEATS = 1e-3
