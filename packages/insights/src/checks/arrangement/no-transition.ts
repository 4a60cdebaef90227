import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { without } from '../../arrangement/set-arithmetic.ts'
import { beatOfBar, type Message } from '@kvint/report'
import { movesWithin } from '../../arrangement/envelope-movement.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import type { Part, Song } from '../../song/song.ts'
import { mean } from '../midi/statistics.ts'
import { isMostlyHeard, soundingParts } from '../../arrangement/sounding-parts.ts'
import { manual, term } from '../sources.ts'
import { count, type Said, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const noTransition: Check = {
  id: 'AR07',
  title: 'A large change that nothing leads into',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  source:
    'A rise wants its preparation (Solberg 2014 on build-ups); parts that drop out at once are what a breakdown is, and a breakdown prepares. A rise of 0.4 in density, two parts that come in and two bars before them are rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const { densityPerBar } = song.picture.form
    const bare = song.unfolding.transitions.filter(
      ({ bar, change, signs }, index) =>
        change > LARGE_CHANGE &&
        signs.length === 0 &&
        stepAt(densityPerBar, bar) >= LEAST_STEP &&
        entering(song, bar).length >= FEWEST_ENTRIES &&
        !isBreakBefore(densityPerBar, bar) &&
        !returning(song, bar).some(({ report }) => DRUM_ROLES.has(report.role.role)) &&
        !(index === 0 && bar <= INTRO_BARS + 1),
    )
    const [first] = bare
    if (!first) return null
    return {
      claim:
        bare.length === 1
          ? say`At bar ${String(first.bar)} ${namesAt(song, first.bar)} come in at once, and I see nothing that leads into it.`
          : say`${String(bare.length)} times parts come in at once without anything that leads into it, first at bar ${String(first.bar)}: ${namesAt(song, first.bar)}.`,
      evidence: bare.map(({ bar }) =>
        aboutSet(
          say`Bar ${String(bar)}: from ${notesIn(song, bar - STEP_BARS)} to ${notesIn(song, bar)}; no fill, riser, automation or gap in the two bars before`,
          { from: Math.max(1, bar - 2), to: bar },
        ),
      ),
      figures: { bar: first.bar, last: first.bar - 1 },
      place: { trackIds: [], clipIds: [], bars: { from: Math.max(1, first.bar - 2), to: first.bar } },
    }
  },
  learnMore: [term('Arrangement density', 'density'), manual('Automation and Editing Envelopes')],
  honesty:
    'A guess: a riser inside a long audio clip or a movement inside a plug-in is invisible to me, and a hard cut can be just what you want.',
}

/** Notes a bar in the bars from one on, of what a step is measured by. */
function notesIn({ activity: { noteStarts } }: Song, bar: number): Message {
  return say`${count(Math.round(mean(Array.from(noteStarts.slice(bar - 1, bar - 1 + STEP_BARS)))), 'note')} a bar`
}

/** How much fuller the four bars from a bar are than the four before it: parts that came in one by one before are no step. */
function stepAt(densityPerBar: readonly number[], bar: number): number {
  return (
    mean(densityPerBar.slice(bar - 1, bar - 1 + STEP_BARS)) -
    mean(densityPerBar.slice(Math.max(0, bar - 1 - STEP_BARS), bar - 1))
  )
}

/** Whether the eight bars before are sparser than the eight before those: a break leads in by what it leaves out. */
function isBreakBefore(densityPerBar: readonly number[], bar: number): boolean {
  const [before, earlier] = [BREAK_BARS, 2 * BREAK_BARS].map((bars) => Math.max(0, bar - 1 - bars))
  return mean(densityPerBar.slice(earlier, before)) - mean(densityPerBar.slice(before, bar - 1)) >= LEAST_FALL
}

/**
 * Parts whose first sound falls in a bar: those that come back have left a hole that leads in, and what its fader lets in little
 * by little is not there at once.
 */
function entering(song: Song, bar: number): Part[] {
  const sounding = soundingParts(song)
  const before = new Set(sounding.slice(0, bar - 1).flatMap((ids) => [...ids]))
  const fresh = without(sounding[bar - 1] ?? new Set(), before)
  const { meters } = song.picture
  const line = { start: beatOfBar(meters, bar), end: beatOfBar(meters, bar + FADE_BARS) }
  const fadesIn = ({ track }: Part): boolean =>
    track.automation.some(
      (envelope) =>
        envelope.target.kind === 'mixer' && envelope.target.parameter === 'volume' && movesWithin(envelope, line),
    )
  return song.parts.filter((part) => fresh.includes(part.track.id) && !fadesIn(part))
}

/** Parts that come back after a rest of four bars or more. */
function returning(song: Song, bar: number): Part[] {
  const sounding = soundingParts(song)
  const before = new Set(sounding.slice(Math.max(0, bar - 1 - STEP_BARS), bar - 1).flatMap((ids) => [...ids]))
  const earlier = new Set(sounding.slice(0, bar - 1).flatMap((ids) => [...ids]))
  const back = [...(sounding[bar - 1] ?? [])].filter((id) => earlier.has(id) && !before.has(id))
  return song.parts.filter(({ track }) => back.includes(track.id))
}

function namesAt(song: Song, bar: number): Said {
  const parts = [...entering(song, bar), ...returning(song, bar)]
  return quotedTracks(parts.map(({ track }) => track))
}

const FEWEST_ENTRIES = 2
const LARGE_CHANGE = 0.4
const STEP_BARS = 4
const LEAST_STEP = 0.3
const FADE_BARS = 2
/** A break may be as short as four bars: then half of these eight are full. */
const BREAK_BARS = 8
const LEAST_FALL = 0.15
/** A short first section leads in by itself. */
const INTRO_BARS = 8
