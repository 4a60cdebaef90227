import type { Clip } from '@kvint/als'
import { barAt } from '@kvint/report'
import type { PlacedClip } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip, aboutSet, aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const notesToSelf: Check = {
  id: 'HY13',
  title: 'Notes that you left in the set',
  area: 'workflow',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'The file',
  find: (song) => {
    const { parts } = song
    const set = { annotation: ownWords(song.set.annotation), locators: song.set.locators }
    const notes = [
      ...(set.annotation === '' ? [] : [aboutSet(say`The set: ${set.annotation}`)]),
      ...parts
        .filter(({ track }) => ownWords(track.annotation) !== '')
        .map((part) => aboutTrack(part, say`${part.track.annotation.trim()}`)),
      ...parts.flatMap((part) =>
        withoutCopies(part.clips.filter(({ clip }) => !isOfPack(clip) && ownWords(clip.annotation) !== '')).map(
          (placed) => aboutClip(song, part, placed, say`${placed.clip.annotation.trim()}`),
        ),
      ),
      ...set.locators
        .filter(({ annotation }) => ownWords(annotation) !== '')
        .map(({ name, annotation, timeBeats }) => {
          const bar = barAt(song.picture.meters, timeBeats)
          return aboutSet(say`${quoted(name)}: ${annotation.trim()}`, { from: bar, to: bar })
        }),
    ]
    if (notes.length === 0) return null
    return {
      claim: say`You left ${count(notes.length, 'note to yourself', 'notes to yourself')} in this set.`,
      evidence: notes,
    }
  },
  learnMore: [manual('First Steps', 'The Info View')],
  honesty: 'Certain that it stands in the file; a text that came with a pack or a template may be among them.',
}

/** A clip of a file that Live or one of its packs brought carries what the maker wrote of that file. */
function isOfPack(clip: Clip): boolean {
  const sample = clip.kind === 'audio' ? clip.sample : null
  return sample !== null && (sample.location === 'factoryPack' || sample.location === 'builtIn')
}

/** A note goes along where its clip is copied. */
function withoutCopies(clips: readonly PlacedClip[]): readonly PlacedClip[] {
  return [...new Map(clips.toReversed().map((placed) => [placed.clip.annotation.trim(), placed])).values()].toReversed()
}

/** Trimmed; empty where it is what makers of packs and websites put there: an address, a credit, or a legal notice. */
function ownWords(annotation: string): string {
  const text = annotation.trim()
  return FOREIGN_WORDS.test(text) ? '' : text
}

const FOREIGN_WORDS =
  /https?:|www\.|\w\.(?:com|net|org|io|de|co\.uk|no|fr)\b|©|copyright|all rights reserved|royalty|licen[cs]ed?\b|courtesy of|live pack|sample pack/i
