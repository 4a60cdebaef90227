import { clsx } from 'clsx'

/** Text of a machine, which scrolls where it is long. */
export function CodeBlock({ text, label, className }: { text: string; label: string; className?: string }) {
  return (
    <pre
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
      {text}
    </pre>
  )
}
