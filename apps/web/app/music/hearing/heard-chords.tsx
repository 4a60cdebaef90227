import type { HeardBounce } from '@kvint/insights'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { useHearingCopy } from './copy/hearing.ts'

/** Chords as they are heard: all where the set has none, else those that differ from the written ones. */
export function HeardChords({ bounce: { chords } }: { bounce: HeardBounce }) {
  const { chords: words, figures } = useHearingCopy()
  if (chords.length === 0) return null
  const isWritten = chords.some(({ written }) => written !== null)
  const shown = isWritten ? chords.filter(({ differs }) => differs) : chords
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{words.title}</h3>
      <p className="max-w-[75ch] text-small text-muted">{isWritten ? words.differ(shown.length) : words.heard}</p>
      {shown.length > 0 && (
        <FactsTable
          caption={words.title}
          columns={[words.bar, words.sounding, ...(isWritten ? [words.written] : []), words.sure]}
          rows={shown.map(({ bars, symbol, written, confidence, startBeats }) => ({
            key: String(startBeats),
            cells: [
              bars.from === bars.to ? String(bars.from) : `${bars.from}–${bars.to}`,
              symbol,
              ...(isWritten ? [written ?? '–'] : []),
              figures.sure(Math.round(confidence * 100)),
            ],
          }))}
        />
      )}
    </div>
  )
}
