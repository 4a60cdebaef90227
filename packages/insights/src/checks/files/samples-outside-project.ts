import { quoted } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { ANY_STAGE } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { fragilePlace } from './samples-in-fragile-places.ts'
import { allSamples, eachFileOnce, folderOf } from './samples-of.ts'

export const samplesOutsideProject: Check = {
  id: 'FI01',
  title: 'Samples outside the project folder',
  area: 'files',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['clips.sample.location', 'devices.samples.location'],
  source: 'Live’s manual calls files outside the project “external”; Collect All and Save copies them',
  find: (song) => {
    const all = eachFileOnce(allSamples(song).filter(({ sample }) => sample.location === 'outsideProject'))
    /** Of those in Downloads or the Trash another check tells, louder. */
    const outside = all.filter(({ sample }) => fragilePlace(sample.path ?? '') === null)
    if (outside.length === 0) return null
    const more = outside.length < all.length ? 'more ' : ''
    return {
      claim: `${count(outside.length, `${more}sound of this set lies`, `${more}sounds of this set lie`)} outside its project folder.`,
      evidence: outside.map(({ sample, part }) =>
        aboutTrack(part, `${quoted(sample.fileName)} in ${folderOf(sample)}`),
      ),
    }
  },
  lesson: {
    beginner: {
      why: 'A set does not contain its sounds: it remembers where they are. If you move the folder, change computer or send the project to somebody, the sounds that lie elsewhere stay behind.',
      tryThis: ['File ▸ Collect All and Save.', 'Leave all choices on Yes, and press OK.'],
      listenFor: 'Nothing changes in the sound. Now the project folder is complete.',
    },
    intermediate: {
      why: 'Live stores a path for each sample. Files inside the project are found relative to it, wherever the folder goes; external ones only by their full path, which differs on the next computer or disk.',
      tryThis: [
        'File ▸ Collect All and Save copies the external files into Samples/Imported.',
        'Files from Packs are usually left out: whoever opens the set needs the Pack.',
        'File ▸ Manage Files ▸ Manage Set shows the list before and after.',
      ],
      listenFor: 'Move the folder for a test: the set opens without an orange line about missing files.',
    },
    advanced: {
      why: 'RelativePathType 1 in the file reference: neither project, library nor Pack. Live also stores size and checksum, so a search can find a moved file, but only where it may look.',
      tryThis: [
        'Collect at milestones rather than at every save: each project gets its own copy of each sample.',
        'For a shared sample disk, keep one path on all machines and collect only for hand-over.',
      ],
      listenFor: 'Disk use before and after: a collected project can grow by gigabytes with multisamples.',
    },
  },
  learnMore: [manual('Managing Files and Sets', 'Collecting external files'), term('Collect All and Save', 'collect')],
  honesty: 'Certain about the paths in the file. Whether you keep copies elsewhere I cannot see.',
}
