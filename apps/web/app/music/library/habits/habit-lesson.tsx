import { useLibraryCopy } from '../copy/library.ts'
import type { HabitText } from './habit-words.ts'

/** Why it matters and what to try stand open; how sure it is, one click away. */
export function HabitLesson({ text, lang }: { text: HabitText; lang: string | undefined }) {
  const { habit } = useLibraryCopy()
  return (
    <div className="grid max-w-[66ch] gap-2 border-t border-line pt-3 text-small">
      <p lang={lang} className="text-muted">
        {text.why}
      </p>
      <p>
        <strong className="font-semibold text-root">{habit.tryThis}: </strong>
        <span lang={lang}>{text.tryThis}</span>
      </p>
      <details>
        <summary className="w-fit text-muted">{habit.honesty}</summary>
        <p lang={lang} className="pt-1 text-muted">
          {text.honesty}
        </p>
      </details>
    </div>
  )
}
