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
  reads: ['annotation of set, tracks, clips, scenes and locators'],
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
  lesson: {
    beginner: {
      why: 'What you wrote down is easy to overlook later. Here it is on one page.',
      tryThis: ['Read through them.', 'Do one today, delete what is done.'],
      listenFor: 'Whether you would still write the same.',
    },
    intermediate: {
      why: 'Info texts travel with the set and are the best place for reasons: why this delay, why this take.',
      tryThis: [
        'Right-click a clip, track or device ▸ Edit Info Text, and write why rather than what.',
        'Hover over it later: the text shows in the Info View.',
      ],
      listenFor: 'Next month: can you tell from the notes alone what you wanted to do next?',
    },
    advanced: {
      why: 'Device and preset texts can also hold notes of their makers; here only tracks, clips, locators and the set are collected.',
      tryThis: [
        'Start to-dos with one word, such as “later”, to tell them from descriptions.',
        'Put those that belong to a moment on a locator: then they show at their bar here.',
      ],
      listenFor: 'Each to-do at its place: solve it while it plays, or write down what you heard.',
    },
  },
  learnMore: [manual('First Steps', 'The Info View')],
  honesty: 'Certain: your own words.',
}
