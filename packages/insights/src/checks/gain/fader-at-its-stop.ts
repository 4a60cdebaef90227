import type { Stretch } from '../../signal/fader-curve.ts'
import type { Part } from '../../song/song.ts'
import { soundingSpan } from '../automation/sounding-span.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { automatedLevel } from './automated-level.ts'
import { stackedIn } from './gain-stacked.ts'
import { manual, term } from '../sources.ts'
import { count, decibels, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const faderAtItsStop: Check = {
  id: 'GS01',
  title: 'Fader at its upper stop',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'Live’s fader ends at +6 dB (range seen in 300 files); the margin of half a dB is a rule of thumb',
  find: (song) => {
    const { parts } = song
    const span = soundingSpan(song)
    // The sum along the chain is told with it (GS05).
    const told = new Set(stackedIn({ parts }).map(({ part }) => part))
    const high = parts.filter((part) => !told.has(part) && isAtStop(part) && isHeld(part, span))
    const [first] = high
    if (!first) return null
    const names = quotedTracks(high.map(({ track }) => track))
    return {
      claim:
        high.length === 1
          ? high.every(isAutomated)
            ? say`Automation holds the fader of ${names} all the way up.`
            : say`The fader of ${names} is all the way up.`
          : say`${count(high.length, 'fader')} are all the way up: ${names}.`,
      evidence: high.map((part) => {
        const volume = decibels(part.track.mixer.volumeDb)
        return aboutTrack(
          part,
          isAutomated(part) ? say`volume ${volume} of +6 dB by its automation` : say`volume ${volume} of +6 dB`,
        )
      }),
      figures: { part: first.track.name },
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Gain staging', 'gain-staging')],
  honesty:
    'Certain about the fader. I cannot hear the level of the sound itself: a quiet field recording or a return used as an effect may want exactly this.',
}

function isAtStop({ track, report, clips }: Part): boolean {
  return report.isHeard && track.mixer.volumeDb > STOP_DB && (clips.length > 0 || PASSES.has(track.kind))
}

/** Not where automation takes it elsewhere for a tenth of the song or more. */
function isHeld({ track }: Part, span: Stretch | null): boolean {
  const level = span && automatedLevel(track.automation, span)
  return !level || level.shareAbove(STOP_DB) > NEARLY_ALL
}

function isAutomated({ track }: Part): boolean {
  return track.automation.some(({ target }) => target.kind === 'mixer' && target.parameter === 'volume')
}

/** What has no clips passes on what others play; any other track without clips is silent. */
const PASSES: ReadonlySet<string> = new Set(['group', 'return'])
/** Half a dB below the +6 dB stop. */
const STOP_DB = 5.5
const NEARLY_ALL = 0.9
