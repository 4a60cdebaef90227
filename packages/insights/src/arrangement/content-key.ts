import type { AudioClip } from '@kvint/als'
import type { NoteRow } from '@kvint/report'

/** Finds clips that hold the same; keys are numbered in the order of their first clip. */
export function contentKeys(): (notes: readonly NoteRow[]) => { readonly key: string; readonly isFirst: boolean } {
  const buckets = new Map<string, { readonly key: string; readonly notes: readonly NoteRow[] }[]>()
  let contents = 0
  return (notes) => {
    const bucket = digest(notes)
    const seen = buckets.get(bucket) ?? []
    const same = seen.find((one) => isSame(one.notes, notes))
    if (same) return { key: same.key, isFirst: false }
    contents++
    const key = `notes-${String(contents)}`
    seen.push({ key, notes })
    buckets.set(bucket, seen)
    return { key, isFirst: true }
  }
}

/** What part of which sample an audio clip plays, and how. */
export function audioContentKey(clip: AudioClip): string {
  const { start, end, startRelative } = clip.loop
  const place = clip.loop.isOn ? [start, end, startRelative] : [start, startRelative]
  const treated = [clip.transposeSemitones, clip.detuneCents, clip.isWarped ? clip.warpMode : 'unwarped']
  return [clip.sample?.path ?? clip.sample?.fileName ?? 'no-sample', ...place, ...treated].join('|')
}

/** Sums over the numbers of the rows: equal rows give equal digests, and few others do. */
function digest(rows: readonly NoteRow[]): string {
  let hash = 0
  for (const [pitch, start, duration, velocity] of rows) {
    hash = Math.imul(hash ^ (pitch * 8191 + Math.round(start * 4096)), 0x01000193)
    hash = Math.imul(hash ^ (Math.round(duration * 4096) + velocity * 127), 0x01000193)
  }
  return `${String(rows.length)}:${String(hash)}`
}

function isSame(a: readonly NoteRow[], b: readonly NoteRow[]): boolean {
  return (
    a.length === b.length &&
    a.every((row, index) => {
      const other = b[index]
      return other !== undefined && row.every((value, column) => value === other[column])
    })
  )
}
