import type { Report } from '@kvint/report'
import { exampleFront, inNorwegian } from './example-front.ts'
import { reportOf } from './make-example.ts'
import { SONGS } from './songs/songs.ts'

/** What the front page draws of each song that it tells a story of. */
export async function songStories() {
  const stories = await songsInWords((report) => report)
  const fronts = await Promise.all(SONGS.map(async ({ set, fileName }) => exampleFront(await reportOf(set(), fileName))))
  return stories.map((words, index) => ({
    ...words,
    id: SONGS[index]?.id ?? '',
    bpm: fronts[index]?.bpm ?? 0,
    bars: fronts[index]?.bars ?? 0,
    chords: (fronts[index]?.chords ?? []).map(({ from, bars, kind }) => ({ from, bars, kind })),
  }))
}

/** Of each song, what is said in words, in Norwegian. */
export async function songWordsNb() {
  return await songsInWords(inNorwegian)
}

async function songsInWords(translate: (report: Report) => Report) {
  return await Promise.all(
    SONGS.map(async ({ set, fileName, told }) => {
      const { harmony, findings } = translate(await reportOf(set(), fileName))
      const finding = findings.find(({ checkId }) => checkId === told)
      if (harmony.kind === 'unknown' || !finding) throw new Error(`The report of ${fileName} does not tell ${told}.`)
      return { key: harmony.key.name, told: finding.claim }
    }),
  )
}
