import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { recordingsInPieces } from '../warp/recordings-in-pieces.ts'
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
    const [most] = recordingsInPieces(song)
    if (!most) return null
    return {
      claim: say`You made ${String(most.pieces)} different pieces out of one recording, ${quoted(most.fileName)}, and used them ${count(most.clips, 'time')}.`,
      evidence: [...most.parts].map(([part, clips]) =>
        aboutTrack(part, say`${count(clips, 'cut')} of two bars or less`),
      ),
      figures: { pieces: most.pieces, times: most.clips },
    }
  },
  learnMore: [manual('Clip View', 'Sample')],
  honesty: 'Certain: counted in the file. How the recording sounds a set does not hold.',
}
