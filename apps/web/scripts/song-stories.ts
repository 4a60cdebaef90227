import type { Report } from '@kvint/report'
import { barsAndChords, inNorwegian } from './example-front.ts'
import { reportOf } from './make-example.ts'
import { SONGS } from './songs/songs.ts'

/** What the front page draws and says of each song that it tells a story of. */
export async function songStories() {
  return await Promise.all(
    SONGS.map(async (song) => {
      const report = await reportOf(song.set(), song.fileName)
      const { bars, chords } = barsAndChords(report)
      const { minBpm, maxBpm } = report.overview.tempo
      return {
        id: song.id,
        ...wordsOf(report, song),
        bpm: [...new Set([minBpm, maxBpm].map(Math.round))].join('–'),
        bars,
        chords: chords.map(({ from, bars: length, kind }) => ({ from, bars: length, kind })),
      }
    }),
  )
}

/** What it says of each in Norwegian. */
export async function songWordsNb() {
  return await Promise.all(
    SONGS.map(async (song) => wordsOf(inNorwegian(await reportOf(song.set(), song.fileName)), song)),
  )
}

function wordsOf({ harmony, findings }: Report, { fileName, told }: (typeof SONGS)[number]) {
  const finding = findings.find(({ checkId }) => checkId === told)
  if (harmony.kind === 'unknown' || !finding) throw new Error(`The report of ${fileName} does not tell ${told}.`)
  return { key: harmony.key.name, told: finding.claim }
}
