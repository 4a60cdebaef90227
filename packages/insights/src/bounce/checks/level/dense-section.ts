import type { Check } from '../../../checks/check.ts'
import { term } from '../../../checks/sources.ts'
import type { Bounce } from '../../bounce.ts'
import type { BounceSection } from '../../bounce-sections.ts'
import { heardAt, level, placeOf } from '../../heard-evidence.ts'
import { quoted, quotedTracks } from '../../../words/figures.ts'
import { say } from '../../../words/say.ts'

export const denseSection: Check<Bounce> = {
  id: 'HE08',
  title: 'A section that the limiter works hardest in',
  area: 'sound',
  severity: 'idea',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source: 'Peak to loudness 3 dB below the median of the sections, and below 9 dB',
  find: (bounce) => {
    const sections = (bounce.song?.sections ?? []).filter(
      (section): section is BounceSection & { peakToLoudnessDb: number } => section.peakToLoudnessDb !== null,
    )
    if (sections.length < 3) return null
    const median = sections.map(({ peakToLoudnessDb }) => peakToLoudnessDb).toSorted((a, b) => a - b)[
      Math.floor(sections.length / 2)
    ] as number
    const densest = sections.toSorted((a, b) => a.peakToLoudnessDb - b.peakToLoudnessDb)[0]
    if (!densest || densest.peakToLoudnessDb > median - 3 || densest.peakToLoudnessDb >= 9) return null
    const before = sections[sections.indexOf(densest) - 1]
    const enters = bounce.song?.report.tracks.filter(
      ({ id }) => typeof id === 'number' && densest.trackIds.includes(id) && before && !before.trackIds.includes(id),
    )
    return {
      claim: say`In ${quoted(densest.label)} the peaks stand ${level(median - densest.peakToLoudnessDb)} dB lower over the loudness than in most of the song.`,
      evidence: [
        heardAt(bounce, say`peaks ${level(densest.peakToLoudnessDb)} dB above the loudness`, densest),
        heardAt(bounce, say`the median of the sections is ${level(median)} dB`, sections[0] as BounceSection),
        ...(enters && enters.length > 0
          ? [
              heardAt(bounce, say`${quotedTracks(enters)} enter here`, {
                startSeconds: densest.startSeconds,
                endSeconds: densest.startSeconds,
              }),
            ]
          : []),
      ],
      figures: { section: densest.label },
      place: placeOf(bounce, [densest]),
    }
  },
  learnMore: [term('Headroom', 'headroom')],
  honesty: 'Measured by section; that a limiter does it is likely, since the set does not say how far it works.',
}
