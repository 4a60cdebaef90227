import type { Report } from '@kvint/report'
import example from '../../generated/example-report.json?url'
import mountainKing from '../../generated/song-mountain-king.json?url'
import preludeInC from '../../generated/song-prelude-in-c.json?url'
import risingSun from '../../generated/song-rising-sun.json?url'

/** The report of a song that our own code writes, made with the build: the example, or one of `SONG_REPORTS` by its name. */
export async function fetchExample(signal?: AbortSignal, song?: string | null): Promise<Report> {
  const answer = await fetch(SONG_REPORTS.get(song ?? '') ?? example, { ...(signal && { signal }) })
  if (!answer.ok) throw new Error(`The example report could not be fetched (${answer.status}). Load the page again.`)
  return (await answer.json()) as Report
}

/** Of the stories on the front page, as `/projects/example?song=…` names them. */
const SONG_REPORTS = new Map([
  ['prelude-in-c', preludeInC],
  ['mountain-king', mountainKing],
  ['rising-sun', risingSun],
])
