import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const oneRecordingManyPieces: Check = {
  id: 'ST-PIECES',
  title: 'One recording, many pieces',
  area: 'sound',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Six different cuts in twelve clips are rules of thumb: fewer is a loop with an edit',
  find: (song) => {
    const [most] = cutRecordings(song)
      .filter(({ clips, cuts }) => clips >= FEWEST_CLIPS && cuts.size >= FEWEST_CUTS)
      .toSorted((a, b) => b.cuts.size - a.cuts.size)
    if (!most) return null
    const pieces = say`${String(most.cuts.size)} different pieces in ${count(most.clips, 'clip')}`
    return {
      claim: say`You made ${pieces} out of one recording: ${quoted(most.fileName)}.`,
      evidence: most.parts.map((part) => aboutTrack(part, say`${quoted(most.fileName)}: ${pieces}`)),
    }
  },
  learnMore: [manual('Clip View', 'Sample')],
  honesty: 'Certain: counted in the file. How the recording sounds a set does not hold.',
}

function cutRecordings({ parts }: Song) {
  const placed = parts.flatMap((part) =>
    part.clips.flatMap(({ clip, report, contentKey }) =>
      clip.kind === 'audio' && report.isHeard && report.sampleName !== null
        ? [{ part, contentKey, fileName: report.sampleName }]
        : [],
    ),
  )
  return [...Map.groupBy(placed, ({ fileName }) => fileName)].map(([fileName, clips]) => ({
    fileName,
    clips: clips.length,
    cuts: new Set(clips.map(({ contentKey }) => contentKey)),
    parts: [...new Set(clips.map(({ part }) => part))],
  }))
}

const FEWEST_CLIPS = 12
const FEWEST_CUTS = 6
