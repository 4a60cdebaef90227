import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { confidenceByRole } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { count, plain } from '../../words/number-words.ts'
import type { Part, PlacedClip } from '../../song/song.ts'

export const warpedOneShots: Check = {
  id: 'WA03',
  title: 'Single hits that are warped',
  area: 'sound',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.isWarped', 'clips.sample.durationSamples', 'tracks.role'],
  source: 'Shorter than a beat, three of them, in a file of at most two seconds: rules of thumb',
  find: (song) => {
    const hits = song.parts.flatMap((part) =>
      part.clips.filter((placed) => isWarpedHit(part, placed)).map((placed) => ({ part, placed })),
    )
    if (hits.length < FEWEST_HITS) return null
    const byTrack = [...Map.groupBy(hits, ({ part }) => part)]
    const sighting = saw(byTrack, {
      name: ([part]) => part.track.name,
      one: (name) => `${count(hits.length, 'single hit')} on ${name} are warped.`,
      many: (number, names) => `${String(hits.length)} single hits on ${number} tracks are warped: ${names}.`,
      evidence: ([part, [first]]) =>
        first
          ? aboutClip(
              song,
              part,
              first.placed,
              `Warp on, ${plain(first.placed.report.endBeats - first.placed.report.startBeats, 2)} beats long`,
            )
          : { text: part.track.name, trackId: part.track.id, clipId: null, deviceName: null, bars: null },
    })
    return sighting && { ...sighting, confidence: confidenceByRole(byTrack.map(([part]) => part)) }
  },
  lesson: {
    beginner: {
      why: 'Warping fits a sound to the tempo. A single hit has no tempo, so warping brings nothing, and it can soften the attack.',
      tryThis: ['Select these clips.', 'In the clip view, switch Warp off.'],
      listenFor: 'The first moment of each hit: is it sharper now?',
    },
    intermediate: {
      why: 'At another tempo a warped hit is stretched, which blurs the transient and changes its length. Unwarped, it starts on its beat and sounds as it was recorded.',
      tryThis: [
        'Warp off for hits, on for loops.',
        'In Live’s settings, under Record/Warp/Launch, choose what short samples get when you drag them in.',
      ],
      listenFor: 'Change the tempo by 20 BPM and play both ways.',
    },
    advanced: {
      why: 'Beats mode at its own tempo is neutral, so the loss appears only after a tempo change; the other modes process always. Transposition differs as well: unwarped, pitch and length move together as on a sampler.',
      tryThis: ['Null test: invert the unwarped copy against the warped one at the song’s tempo.'],
      listenFor: 'Residue in the first ten milliseconds.',
    },
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Warp', 'warp')],
  honesty: 'Likely: the switch and the lengths are certain; that these are single hits follows from track and file.',
}

/** A short clip of a long file is a slice of a loop, which needs its warping. */
function isWarpedHit(part: Part, { clip, report }: PlacedClip): boolean {
  if (clip.kind !== 'audio' || !clip.isWarped || !report.isHeard) return false
  const { durationSamples = null, sampleRateHz = null } = clip.sample ?? {}
  const seconds = durationSamples !== null && sampleRateHz ? durationSamples / sampleRateHz : 0
  return (
    DRUM_ROLES.has(part.report.role.role) &&
    report.endBeats - report.startBeats < SHORT_BEATS &&
    seconds <= LONGEST_HIT_SECONDS
  )
}

const SHORT_BEATS = 1
const LONGEST_HIT_SECONDS = 2
const FEWEST_HITS = 3
