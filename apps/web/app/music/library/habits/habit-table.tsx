import type { Metric } from '@kvint/insights'
import { useLibraryCopy } from '../copy/library.ts'
import { FactsTable } from '../../report/picture/facts-table.tsx'
import { markName } from '../pictures/mark-name.ts'
import { habitText, plotWords } from './habit-words.ts'

/** The same facts as the picture, row by row; the songs behind a row are one click away. */
export function HabitTable({ metric, onChoose }: { metric: Metric; onChoose: (index: number) => void }) {
  const words = useLibraryCopy()
  const plot = plotWords(words)
  const { picture } = metric
  return (
    <FactsTable
      caption={words.habit.tableCaption(habitText(metric, words).title)}
      columns={words.habit.columns}
      rows={picture.marks.map((mark, index) => ({
        key: `${mark.label} ${index}`,
        cells: [
          markName(picture, index, plot.nameOf),
          plot.valueOf(mark.value, picture.kind === 'lines' ? picture.y : picture.unit),
          <button key="songs" type="button" className="song-count" onClick={() => onChoose(index)}>
            {mark.paths.length}
          </button>,
        ],
      }))}
    />
  )
}
