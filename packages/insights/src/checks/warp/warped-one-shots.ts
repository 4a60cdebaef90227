import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { confidenceByRole } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import type { Part, PlacedClip } from '../../song/song.ts'
import { count, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const warpedOneShots: Check = {
  id: 'WA03',
  title: 'Single hits that are warped',
  area: 'sound',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Shorter than a beat, three of them, from the start of a file of at most a second: rules of thumb',
  find: (song) => {
    const hits = song.parts.flatMap((part) =>
      part.clips.filter((placed) => isWarpedHit(part, placed)).map((placed) => ({ part, placed })),
    )
    if (hits.length < FEWEST_HITS) return null
    const byTrack = [...Map.groupBy(hits, ({ part }) => part)]
    const sighting = saw(byTrack, {
      name: ([part]) => part.track.name,
      one: (name) =>
        say`${count(hits.length, 'single hit')} on ${name} are warped: without Warp they keep their attack.`,
      many: (number, names) =>
        say`${String(hits.length)} single hits on ${number} tracks are warped, ${names}: without Warp they keep their attack.`,
      evidence: ([part, [first]]) =>
        first
          ? aboutClip(
              song,
              part,
              first.placed,
              say`Warp on, ${plain(first.placed.report.endBeats - first.placed.report.startBeats, 2)} beats long`,
            )
          : { text: part.track.name, trackId: part.track.id, clipId: null, deviceName: null, bars: null },
    })
    return sighting && { ...sighting, confidence: confidenceByRole(byTrack.map(([part]) => part)) }
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Warp', 'warp')],
  honesty: 'Likely: the switch and the lengths are certain; that these are single hits follows from track and file.',
}

/** A short clip of a longer file, or from within one, is a slice of a loop or a fill, which needs its warping. */
function isWarpedHit(part: Part, { clip, report }: PlacedClip): boolean {
  if (!part.isAudible || clip.kind !== 'audio' || !clip.isWarped || !report.isHeard) return false
  const { durationSamples = null, sampleRateHz = null } = clip.sample ?? {}
  const seconds = durationSamples !== null && sampleRateHz ? durationSamples / sampleRateHz : 0
  return (
    DRUM_ROLES.has(part.report.role.role) &&
    report.endBeats - report.startBeats < SHORT_BEATS &&
    seconds <= LONGEST_HIT_SECONDS &&
    clip.loop.start + clip.loop.startRelative < START_BEATS
  )
}

const SHORT_BEATS = 1
const LONGEST_HIT_SECONDS = 1
const START_BEATS = 0.25
const FEWEST_HITS = 3
