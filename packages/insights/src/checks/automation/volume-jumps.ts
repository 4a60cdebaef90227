import type { AutomationEvent } from '@kvint/als'
import { barAt } from '@kvint/report'
import { firstWhere } from '../../song/first-where.ts'
import type { Part } from '../../song/song.ts'
import { movingEnvelopes } from './envelopes-of.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { say } from '../../words/say.ts'

export const volumeJumps: Check = {
  id: 'AU04',
  title: 'Hard jumps in volume',
  area: 'sound',
  severity: 'idea',
  stages: ['export'],
  confidence: 'guess',
  source: '12 dB within a 64th note: a rule of thumb. Live smooths parameter changes',
  find: (song) => {
    const jumps = movingEnvelopes(song).flatMap(({ envelope, part }) => {
      const { target } = envelope
      if (!part || target.kind !== 'mixer' || target.parameter !== 'volume') return []
      const jump = envelope.events.find((event, index) => {
        const before = envelope.events[index - 1]
        return (
          before !== undefined &&
          event.timeBeats - before.timeBeats <= SHORT_BEATS &&
          isLargeStep(before.value, event.value) &&
          !isCut(envelope.events, index) &&
          isPlaying(part, event.timeBeats)
        )
      })
      return jump ? [{ part, bar: barAt(song.picture.meters, jump.timeBeats) }] : []
    })
    const [first] = jumps
    const sighting = saw(jumps, {
      name: ({ part }) => part.track.name,
      one: (name) => say`The volume of ${name} jumps by more than 12 dB at once.`,
      many: (number, names) => say`The volume of ${number} tracks jumps by more than 12 dB at once: ${names}.`,
      evidence: ({ part, bar }) => aboutTrack(part, say`jump in bar ${String(bar)}`, { from: bar, to: bar }),
    })
    return sighting && first ? { ...sighting, figures: { bar: first.bar, part: first.part.track.name } } : null
  },
  learnMore: [manual('Automation and Editing Envelopes')],
  honesty: 'A guess: Live smooths jumps, and between notes no one hears them.',
}

/** Volume is linear amplitude in the file. */
function isLargeStep(from: number, to: number): boolean {
  const low = Math.max(Math.min(from, to), SILENCE)
  const high = Math.max(from, to)
  return high > SILENCE * 10 && 20 * Math.log10(high / low) > LARGE_STEP_DB
}

/** Whether the level that a jump leaves is back within a bar, or the one that it reaches was there a bar before: a stop for effect. */
function isCut(events: readonly AutomationEvent[], index: number): boolean {
  const [before, jump] = [events[index - 1], events[index]]
  if (!before || !jump) return false
  const from = firstWhere(events, ({ timeBeats }) => timeBeats >= jump.timeBeats - CUT_BEATS)
  const to = firstWhere(events, ({ timeBeats }) => timeBeats > jump.timeBeats + CUT_BEATS)
  return (
    events.slice(from, index - 1).some(({ value }) => !isLargeStep(jump.value, value)) ||
    events.slice(index + 1, to).some(({ value }) => !isLargeStep(before.value, value))
  )
}

function isPlaying({ clips }: Part, beats: number): boolean {
  return clips.some(({ report }) => report.isHeard && report.startBeats < beats - 0.1 && report.endBeats > beats + 0.1)
}

const SHORT_BEATS = 1 / 16
/** A bar of 4/4. */
const CUT_BEATS = 4
const LARGE_STEP_DB = 12
/** −70 dB: the fader’s stop. */
const SILENCE = 0.000_316
