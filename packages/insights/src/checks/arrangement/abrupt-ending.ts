import { beatOfBar } from '@kvint/report'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Song } from '../../song/song.ts'
import { isMostlyHeard, soundingParts } from '../../arrangement/sounding-parts.ts'
import { term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const abruptEnding: Check = {
  id: 'AR13',
  title: 'An ending at full strength',
  area: 'arrangement',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  source: 'As many parts in the last bar as anywhere, the drums among them, without a fade. A sketch has no ending yet',
  find: (song) => {
    const { picture, activity, set, parts, overview } = song
    const most = Math.max(0, ...soundingParts(song).map((playing) => playing.size))
    const last = playingLast(song)
    const end = picture.sections.at(-1)?.endBeats ?? picture.lengthBeats
    const fades = [...parts.map(({ track }) => track.automation), set.main?.automation ?? []]
      .flat()
      .some(
        ({ target, events }) =>
          target.kind === 'mixer' &&
          target.parameter === 'volume' &&
          (events.at(-1)?.timeBeats ?? 0) > end - FADE_BEATS &&
          events.length > 1,
      )
    if (
      picture.of !== 'arrangement' ||
      overview.stage.stage === 'sketch' ||
      activity.barCount < FEWEST_BARS ||
      !isMostlyHeard(song) ||
      most < FEWEST_PARTS ||
      last.size < most ||
      areDrumsGone(song, last) ||
      fades
    )
      return null
    return {
      claim: say`The last bar is as full as the song gets: ${count(most, 'part')} play, then it stops.`,
      evidence: [aboutSet(say`No fade in the last eight bars`, { from: activity.barCount, to: activity.barCount })],
      figures: { bar: activity.barCount },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty: 'A guess: the tail of the last sounds, or a fade made later, I cannot see.',
}

/** The parts of the last bar that have a note in it, or audio. */
function playingLast(song: Song): ReadonlySet<number> {
  const { activity, parts, picture } = song
  const from = beatOfBar(picture.meters, activity.barCount)
  const silent = parts.filter(
    ({ track, clips }) =>
      track.kind === 'midi' &&
      !clips.some(({ report, notes }) =>
        notes.some(([, start, duration]) => report.isHeard && report.startBeats + start + duration > from + HAIR_BEATS),
      ),
  )
  const ids = new Set(silent.map(({ track }) => track.id))
  return new Set([...(soundingParts(song)[activity.barCount - 1] ?? [])].filter((id) => !ids.has(id)))
}

function areDrumsGone({ parts }: Song, last: ReadonlySet<number>): boolean {
  const drums = parts.filter(
    ({ report, clips, isAudible }) => isAudible && clips.length > 0 && DRUM_ROLES.has(report.role.role),
  )
  return drums.length > 0 && !drums.some(({ track }) => last.has(track.id))
}

const HAIR_BEATS = 0.1
const FADE_BEATS = 32
const FEWEST_PARTS = 4
const FEWEST_BARS = 32
