import { list, quoted } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { allSamples, folderOf, type PlacedSample } from './samples-of.ts'

export const sameFileTwice: Check = {
  id: 'FI06',
  title: 'The same sample from several folders',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['samples.crc', 'samples.sizeBytes', 'samples.path'],
  source: 'Equal checksum and size at different paths, as the set stores them',
  find: (song) => {
    const known = allSamples(song).filter(({ sample }) => sample.crc && sample.sizeBytes && sample.path)
    const twice = [...Map.groupBy(known, ({ sample }) => `${String(sample.crc)}:${String(sample.sizeBytes)}`).values()]
      .map(eachPathOnce)
      .filter((copies) => copies.length > 1)
    const [first] = twice
    if (!first?.[0]) return null
    return {
      claim:
        twice.length === 1
          ? `${quoted(first[0].sample.fileName)} is played from ${count(first.length, 'place')} on your disk.`
          : `${count(twice.length, 'sample')} are played from more than one place on your disk.`,
      evidence: twice.flatMap((copies) => {
        const [placed] = copies
        if (!placed) return []
        const names = [...new Set(copies.map(({ sample }) => quoted(folderOf(sample))))]
        const folders = names.length === 1 ? `${count(copies.length, 'folder')} called ${list(names)}` : list(names)
        return [aboutTrack(placed.part, `${quoted(placed.sample.fileName)} in ${folders}`)]
      }),
    }
  },
  lesson: {
    beginner: {
      why: 'Your song uses two copies of the same sound. It plays fine, but if you tidy up one folder, one of the clips goes silent.',
      tryThis: [
        'File ▸ Collect All and Save puts what the song needs into its own folder.',
        'Keep one copy in your library.',
      ],
      listenFor: 'Both copies in turn: if they do not sound alike, one was edited, and you want to keep that one.',
    },
    intermediate: {
      why: 'A set remembers each file by its address. Copies arise when packs are installed twice, when a project is copied, or when downloads are sorted later.',
      tryThis: [
        'Choose the copy that lies in your library.',
        'File ▸ Manage Files ▸ Manage Set: replace the other one by it.',
      ],
      listenFor: 'Open the set after tidying: no line about missing media.',
    },
    advanced: {
      why: 'Checksum and size agree, which identifies a file for all practical purposes; Live’s own search for missing files uses the same marks. Sets on other disks may still refer to either copy.',
      tryThis: ['Deduplicate with links instead of deleting, if several sets use both.'],
      listenFor: 'Loading time of the set with one copy in memory instead of two.',
    },
  },
  learnMore: [manual('Managing Files and Sets'), term('Collect All and Save', 'collect')],
  honesty: 'Certain about what the set stored when it was saved; the files themselves I do not see.',
}

/** Each place once. What lies inside the project is one place, wherever the project lay when the clip was made. */
function eachPathOnce(samples: readonly PlacedSample[]): PlacedSample[] {
  return [
    ...new Map(
      samples.map((placed) => {
        const { location, relativePath, path } = placed.sample
        return [location === 'insideProject' ? (relativePath ?? path) : path, placed]
      }),
    ).values(),
  ]
}
