import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { term } from '../sources.ts'
import { count, list, plain, quoted, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { crossRhythmsOf } from './cross-rhythms.ts'

export const polymetre: Check = {
  id: 'RH01',
  title: 'A loop that drifts against the bar',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Polymetre, as Butler (Unlocking the Groove, 2006) and Osborn describe it; four times round, longer than four bars, and meeting the bar within sixteen, are rules of thumb',
  find: (song) => {
    const found = crossRhythmsOf(song)
    return saw(found, {
      name: ({ part }) => part.track.name,
      one: (name, { loopBeats, meetsAfterBars, isMet }) =>
        isMet
          ? say`The pattern on ${name} lasts ${lasting(loopBeats)}: it drifts against the bar, and both meet on the one ${everyBar(meetsAfterBars)}.`
          : say`The pattern on ${name} lasts ${lasting(loopBeats)}: it drifts against the bar and ends before they meet again.`,
      many: (number) =>
        say`${number} patterns drift against the bar line: ${list(found.map(({ part, loopBeats }) => say`${quoted(part.track.name)} (${lasting(loopBeats)})`))}.`,
      evidence: ({ part, loopBeats, times, isMet, meetsAfterBars, bars }) => {
        const meeting = isMet
          ? say`on the one again ${everyBar(meetsAfterBars)}`
          : say`on the bar line again after ${count(meetsAfterBars, 'bar')}, which it does not reach`
        return aboutTrack(
          part,
          times === null
            ? say`repeats after ${lasting(loopBeats)}; ${meeting}`
            : say`repeats after ${lasting(loopBeats)}, at least ${count(times, 'time')}; ${meeting}`,
          bars,
        )
      },
      figures: ({ part, loopBeats, meetsAfterBars }) => ({
        track: part.track.name,
        beats: exactly(loopBeats),
        bars: meetsAfterBars,
      }),
    })
  },
  learnMore: [term('Polymetre', 'polymetre')],
  honesty:
    'Certain: measured in the loop of the clip and its notes. Whether it is heard as drift depends on how loud the part is.',
}

/** `everyBar(3)` → `every third bar` */
function everyBar(bars: number): Said {
  return EVERY[bars - 2] ?? say`every ${count(bars, 'bar')}`
}

/** From the second on, as far as patterns are followed. */
const EVERY: readonly Said[] = [
  say`every second bar`,
  say`every third bar`,
  say`every fourth bar`,
  say`every fifth bar`,
  say`every sixth bar`,
  say`every seventh bar`,
  say`every eighth bar`,
  say`every ninth bar`,
  say`every tenth bar`,
  say`every eleventh bar`,
  say`every twelfth bar`,
  say`every thirteenth bar`,
  say`every fourteenth bar`,
  say`every fifteenth bar`,
  say`every sixteenth bar`,
]

/** A length in a lesson, which rounds numbers: `13.25`. */
export function exactly(beats: number): string {
  return String(Number(beats.toFixed(2)))
}

/** What is no half beat is easier to count in sixteenths; what lies between them is none. */
export function lasting(beats: number): Said {
  return Number.isInteger(beats * 2) || !Number.isInteger(beats * 4)
    ? say`${plain(beats, 2)} beats`
    : say`${plain(beats, 2)} beats, ${String(beats * 4)} sixteenths`
}
