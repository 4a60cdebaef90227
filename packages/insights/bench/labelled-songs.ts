import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** A song of the labelled data, its times in beats. */
export type LabelledSong = {
  readonly id: string
  readonly notes: readonly {
    readonly pitch: number
    readonly start: number
    readonly duration: number
    readonly velocity: number
    readonly track: string
  }[]
  readonly chords: readonly {
    readonly start: number
    readonly end: number
    readonly root: number | null
    readonly quality: string
  }[]
  readonly timeSignature: readonly [number, number]
  /** In beats a minute; `null` where nothing says it. */
  readonly tempo: number | null
  readonly meta?: { readonly style?: string; readonly beatType?: string; readonly drummer?: string }
}

const here = dirname(fileURLToPath(import.meta.url))
const data = join(resolve(process.env['KVINT_SHARED'] ?? join(here, '../../../../shared')), 'data')

/** Songs of a set, of both folders; none where the data is not there. */
export function labelledSongs(set: string): LabelledSong[] {
  return ['harmony', 'harmony-more'].flatMap((folder) => {
    const file = join(data, folder, `${set}.jsonl.gz`)
    if (!existsSync(file)) return []
    const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
    return lines.filter(Boolean).map((line) => JSON.parse(line) as LabelledSong)
  })
}

/** Whole beats in four, not fills, of a style of the Groove MIDI Dataset. */
export function drumPerformances(style: string): LabelledSong[] {
  return labelledSongs('groove').filter(
    ({ meta, timeSignature }) =>
      meta?.beatType === 'beat' && meta.style?.split('/')[0] === style && timeSignature.join('/') === '4/4',
  )
}
