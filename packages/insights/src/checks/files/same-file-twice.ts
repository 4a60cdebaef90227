import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { allSamples, folderOf, type PlacedSample } from './samples-of.ts'
import { count, list, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const sameFileTwice: Check = {
  id: 'FI06',
  title: 'The same sample from several folders',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Equal name, checksum (of 16 bits, which two recordings of one length can share) and size at different paths',
  find: (song) => {
    const known = allSamples(song).filter(({ sample }) => sample.crc && sample.sizeBytes && sample.path)
    const twice = [
      ...Map.groupBy(
        known,
        ({ sample }) => `${sample.fileName}:${String(sample.crc)}:${String(sample.sizeBytes)}`,
      ).values(),
    ]
      .map(eachPathOnce)
      .filter((copies) => copies.length > 1)
    const [first] = twice
    if (!first?.[0]) return null
    return {
      claim:
        twice.length === 1
          ? say`${quoted(first[0].sample.fileName)} is played from ${count(first.length, 'place')} on your disk.`
          : say`${count(twice.length, 'sample')} are played from more than one place on your disk.`,
      evidence: twice.flatMap((copies) => {
        const [placed] = copies
        if (!placed) return []
        const names = [...new Set(copies.map(({ sample }) => quoted(folderOf(sample))))]
        const folders = names.length === 1 ? say`${count(copies.length, 'folder')} called ${list(names)}` : list(names)
        return [aboutTrack(placed.part, say`${quoted(placed.sample.fileName)} in ${folders}`)]
      }),
    }
  },
  learnMore: [manual('Managing Files and Sets'), term('Collect All and Save', 'collect')],
  honesty: 'Certain about what the set stored when it was saved; the files themselves I do not see.',
}

/** Each place once. One path from the project or its library is one place, wherever that lay when the clip was made. */
function eachPathOnce(samples: readonly PlacedSample[]): PlacedSample[] {
  return [
    ...new Map(
      samples.map((placed) => {
        const { relativePath, path } = placed.sample
        return [relativePath || path, placed]
      }),
    ).values(),
  ]
}
