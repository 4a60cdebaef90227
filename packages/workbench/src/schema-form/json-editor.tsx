import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { FIELD } from '@kvint/ui'
import { jsonOf } from '../wire/read-answer.ts'
import type { EditorProps } from './editor-props.ts'

/** A value whose schema says nothing of its inside. */
export function JsonEditor({ label, schema, value, onChange }: EditorProps) {
  const mcpWords = useMcpWords()
  const id = useId()
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 2)))
  const isBroken = text !== '' && jsonOf(text) === undefined
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-mono text-tool font-semibold">
        {schema.title ?? label}
      </label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange(event.target.value === '' ? undefined : (jsonOf(event.target.value) ?? event.target.value))
        }}
        className={clsx(FIELD, 'py-2 font-mono text-small')}
      />
      {isBroken && <p className="text-tool text-muted">{mcpWords.notJson}</p>}
    </div>
  )
}
