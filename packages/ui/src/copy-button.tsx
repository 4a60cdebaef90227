import { useEffect, useState } from 'react'
import { useCopyButtonWords } from './copy/copy-button.ts'
import { Button } from './button.tsx'

/** Puts a text on the clipboard, and says for two seconds how that went. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const words = useCopyButtonWords()
  const [told, setTold] = useState<'copied' | 'error'>()
  useEffect(() => {
    if (!told) return undefined
    const timer = setTimeout(() => setTold(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [told])
  return (
    <Button
      size="tool"
      aria-live="polite"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setTold('copied'),
          () => setTold('error'),
        )
      }}
    >
      {told ? words[told] : (label ?? words.copy)}
    </Button>
  )
}

const SHOWN_MS = 2000
