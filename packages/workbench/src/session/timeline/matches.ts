import type { TimelineEntry, TimelineKind } from './timeline.ts'

export type TimelineFilter = 'all' | TimelineKind

/** Whether an entry is of the kind and holds the text anywhere, in whatever case. */
export function matches({ kind, label, data }: TimelineEntry, filter: TimelineFilter, text: string): boolean {
  if (filter !== 'all' && kind !== filter) return false
  const wanted = text.trim().toLowerCase()
  return wanted === '' || label.toLowerCase().includes(wanted) || JSON.stringify(data).toLowerCase().includes(wanted)
}
