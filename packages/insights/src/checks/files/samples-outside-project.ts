import type { Check } from '../check.ts'
import { ANY_STAGE } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { fragilePlace } from './samples-in-fragile-places.ts'
import { allSamples, eachFileOnce, folderOf } from './samples-of.ts'
import { count, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const samplesOutsideProject: Check = {
  id: 'FI01',
  title: 'Samples outside the project folder',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'Live’s manual calls files outside the project “external”; Collect All and Save copies them',
  find: (song) => {
    const all = eachFileOnce(allSamples(song).filter(({ sample }) => sample.location === 'outsideProject'))
    /** Of those in Downloads or the Trash another check tells, louder. */
    const outside = all.filter(({ sample }) => fragilePlace(sample.path ?? '') === null)
    if (outside.length === 0) return null
    const areMore = outside.length < all.length
    return {
      claim: areMore
        ? say`${count(outside.length, 'more sound of this set lies', 'more sounds of this set lie')} outside its project folder.`
        : say`${count(outside.length, 'sound of this set lies', 'sounds of this set lie')} outside its project folder.`,
      evidence: outside.map(({ sample, part }) =>
        aboutTrack(part, say`${quoted(sample.fileName)} in ${folderOf(sample)}`),
      ),
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Collecting external files'), term('Collect All and Save', 'collect')],
  honesty: 'Certain about the paths in the file. Whether you keep copies elsewhere I cannot see.',
}
