import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useContentWords } from './copy/workbench.ts'
import { Button } from '@kvint/ui'
import { useHeir } from './use-heir.ts'

/** Text of a machine, which scrolls where it is long. Of what is very long, the beginning, until all of it is asked for. */
export function CodeBlock({ text, label, className }: { text: string; label: string; className?: string }) {
  const copy = useContentWords()
  const [showsAll, setShowsAll] = useState(false)
  const all = useRef<HTMLPreElement>(null)
  const button = useHeir(all)
  const isCut = !showsAll && text.length > SHOWN_LENGTH
  return (
    <>
      <pre
        ref={all}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the text keeps its line breaks
        role="group"
        className={clsx(
          'overflow-auto rounded-control border border-line bg-sunken p-3 font-mono text-tool break-words whitespace-pre-wrap',
          className,
        )}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {isCut ? `${text.slice(0, SHOWN_LENGTH)}…` : text}
      </pre>
      {isCut && (
        <Button ref={button} size="tool" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {copy.showAll(text.length)}
        </Button>
      )}
    </>
  )
}

const SHOWN_LENGTH = 50_000
