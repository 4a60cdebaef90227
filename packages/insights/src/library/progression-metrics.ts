import { list } from '../words/name-words.ts'
import { count } from '../words/number-words.ts'
import { countBy, type Metric } from './metric.ts'
import type { Song } from './library-metrics.ts'

/** Chord moves and four-chord progressions that come back from song to song, as Roman numerals. */
export function progressionMetrics(songs: readonly Song[]): (Metric | null)[] {
  return [moves(songs), progressions(songs)]
}

function moves(songs: readonly Song[]): Metric | null {
  const bars = countBy(songs, (song) => runs(romansOf(song), 2)).slice(0, 30)
  const [most] = bars
  if (!most || most.value < 2) return null
  return {
    id: 'chord-moves',
    title: 'Chord moves',
    songs: songs.length,
    claim: `Your most used move is ${most.label}, in ${count(most.value, 'song')}.`,
    bars,
    tryThis: 'Where you play it next, go somewhere else once, and let the old move follow later.',
    honesty: 'From chords read with their confidence; audio has none.',
  }
}

function progressions(songs: readonly Song[]): Metric | null {
  const bars = countBy(songs, (song) => runs(romansOf(song), 4))
    .filter(({ value }) => value > 1)
    .slice(0, 20)
  if (bars.length === 0) return null
  return {
    id: 'progressions',
    title: 'Progressions that come back',
    songs: songs.length,
    claim: `${count(bars.length, 'four-chord progression returns', 'four-chord progressions return')} in more than one song: ${list(bars.slice(0, 2).map(({ label }) => label))}.`,
    bars,
    tryThis: 'Keep three of the four chords and change the last one.',
    honesty: 'Rotations of one loop count as different progressions here.',
  }
}

function romansOf({ report }: Song): string[] {
  if (report.harmony.kind === 'unknown') return []
  const romans = report.harmony.chords.flatMap(({ roman, confidence }) =>
    roman === null || confidence < SURE ? [] : [roman],
  )
  return romans.filter((roman, index) => roman !== romans[index - 1])
}

function runs(romans: readonly string[], length: number): string[] {
  return romans.flatMap((_, index) =>
    index + length > romans.length ? [] : [romans.slice(index, index + length).join(' – ')],
  )
}

const SURE = 0.5
