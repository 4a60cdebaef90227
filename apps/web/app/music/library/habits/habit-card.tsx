import type { Metric } from '@kvint/insights'
import { memo, useRef, useState } from 'react'
import { useLibraryCopy } from '../copy/library.ts'
import { Button, writtenDate } from '@kvint/ui'
import { Picture } from '../../report/picture/picture.tsx'
import { useWidth } from '../../report/picture/use-width.ts'
import { HabitPlot } from '../pictures/habit-plot.tsx'
import { markName } from '../pictures/mark-name.ts'
import { HabitLesson } from './habit-lesson.tsx'
import { HabitTable } from './habit-table.tsx'
import { habitText, plotWords } from './habit-words.ts'
import { MarkArea } from './mark-area.tsx'
import { SongsBehind } from './songs-behind.tsx'
import { useNearView } from './use-near-view.ts'

/** One habit: what it is, its picture, the songs behind each mark, and the lesson. */
export const HabitCard = memo(function HabitCard({ metric, onHide }: { metric: Metric; onHide: (id: string) => void }) {
  const words = useLibraryCopy()
  const plot = plotWords(words)
  const text = habitText(metric, words)
  const [chosen, setChosen] = useState<number | null>(null)
  const { picture } = metric
  const mark = chosen === null ? undefined : picture.marks[chosen]
  const lang = text === metric ? 'en' : undefined
  const span = metric.span && spanOf(metric.span)
  const behind = mark && chosen !== null && (
    <SongsBehind name={markName(picture, chosen, plot.nameOf)} paths={mark.paths} onClose={() => setChosen(null)} />
  )
  const lesson = <HabitLesson text={text} lang={lang} />
  return (
    <Picture
      id={metric.id}
      title={text.title}
      sentence={
        <>
          <span lang={lang} className="block text-base text-ink">
            {text.claim}
          </span>
          {words.habit.basis(metric.songs, span)}
        </>
      }
      tools={
        <Button
          size="tool"
          look="quiet"
          aria-label={words.habit.hideName(text.title)}
          onClick={() => onHide(metric.id)}
        >
          {words.habit.hide}
        </Button>
      }
      table={
        <div className="grid gap-3">
          <HabitTable metric={metric} onChoose={setChosen} />
          {behind}
          {lesson}
        </div>
      }
    >
      <HabitDrawing metric={metric} label={text.title} chosen={chosen} onChoose={setChosen} />
      {behind}
      {lesson}
    </Picture>
  )
})

function HabitDrawing({
  metric: { picture },
  label,
  chosen,
  onChoose,
}: {
  metric: Metric
  label: string
  chosen: number | null
  onChoose: (index: number | null) => void
}) {
  const words = useLibraryCopy()
  const plot = plotWords(words)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const isNear = useNearView(box)
  return (
    <div ref={box} className="habit-drawing">
      {isNear && width > 0 && (
        <MarkArea
          label={`${label}. ${words.habit.keys}`}
          count={picture.marks.length}
          chosen={chosen}
          onChoose={onChoose}
          spoken={(index) => {
            const mark = picture.marks[index]
            if (!mark) return ''
            const value = plot.valueOf(mark.value, picture.kind === 'lines' ? picture.y : picture.unit)
            return `${markName(picture, index, plot.nameOf)}: ${value}`
          }}
        >
          <HabitPlot picture={picture} width={Math.max(width, NARROWEST)} words={plot} />
        </MarkArea>
      )}
    </div>
  )
}

/** A page of 320 px leaves a little more. */
const NARROWEST = 240

function spanOf({ from, to }: { from: string; to: string }): string {
  const [first, last] = [writtenDate(Date.parse(from), 'month'), writtenDate(Date.parse(to), 'month')]
  return first === last ? first : `${first} – ${last}`
}
