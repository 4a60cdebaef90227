import { quoted } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'

export const oneRecordingManyPieces: Check = {
  id: 'ST-PIECES',
  title: 'One recording, many pieces',
  area: 'sound',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['tracks.arrangementClips.sample', 'clips.loop'],
  source: 'Six different cuts in twelve clips are rules of thumb: fewer is a loop with an edit',
  find: (song) => {
    const [most] = cutRecordings(song)
      .filter(({ clips, cuts }) => clips >= FEWEST_CLIPS && cuts.size >= FEWEST_CUTS)
      .toSorted((a, b) => b.cuts.size - a.cuts.size)
    if (!most) return null
    const pieces = `${String(most.cuts.size)} different pieces in ${count(most.clips, 'clip')}`
    return {
      claim: `You made ${pieces} out of one recording: ${quoted(most.fileName)}.`,
      evidence: most.parts.map((part) => aboutTrack(part, `${quoted(most.fileName)}: ${pieces}`)),
    }
  },
  lesson: {
    beginner: {
      why: 'All these pieces come from the same sound, so they belong together by themselves. Much of sampled music is made in just this way.',
      tryThis: ['Find the piece that you use most.', 'Put it once where nobody expects it: at the end of a phrase.'],
      listenFor: 'How the song stays one song although the pieces jump.',
    },
    intermediate: {
      why: 'A single source keeps room, tone and noise the same, and only order and length change. That is rhythm made of one timbre.',
      tryThis: [
        'Leave a gap of an eighth before a piece that matters.',
        'Repeat one short piece three times, then let a long one run.',
      ],
      listenFor: 'Whether the new order makes a phrase of its own.',
    },
    advanced: {
      why: 'Cutting works by onsets: pieces that start on a transient are heard as notes, those that start between are heard as texture. The mix of both is the style.',
      tryThis: [
        'Slice the recording to a Drum Rack by transients, and play the same phrase by hand.',
        'Compare cuts on the grid with cuts on the transients.',
      ],
      listenFor: 'The tail of one piece that is cut off by the next.',
    },
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
