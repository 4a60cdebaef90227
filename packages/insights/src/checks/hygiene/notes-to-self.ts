import { barAt } from '@kvint/report'
import { quoted } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip, aboutSet, aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'

export const notesToSelf: Check = {
  id: 'HY13',
  title: 'Notes that you left in the set',
  area: 'workflow',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'The file',
  find: (song) => {
    const { set, parts } = song
    const notes = [
      ...(set.annotation.trim() === '' ? [] : [aboutSet(`The set: ${set.annotation.trim()}`)]),
      ...parts
        .filter(({ track }) => track.annotation.trim() !== '')
        .map((part) => aboutTrack(part, part.track.annotation.trim())),
      ...parts.flatMap((part) =>
        part.clips
          .filter(({ clip }) => clip.annotation.trim() !== '')
          .map((placed) => aboutClip(song, part, placed, placed.clip.annotation.trim())),
      ),
      ...set.locators
        .filter(({ annotation }) => annotation.trim() !== '')
        .map(({ name, annotation, timeBeats }) => {
          const bar = barAt(song.picture.meters, timeBeats)
          return aboutSet(`${quoted(name)}: ${annotation.trim()}`, { from: bar, to: bar })
        }),
    ]
    if (notes.length === 0) return null
    return { claim: `You left ${count(notes.length, 'note')} to yourself in this set.`, evidence: notes }
  },
  learnMore: [manual('First Steps', 'The Info View')],
  honesty: 'Certain: your own words.',
}
