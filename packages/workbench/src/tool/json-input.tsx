import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { useSchemaFormWords } from '../copy/schema-form.ts'
import { Button } from '@kvint/ui'
import { firstValue } from '../schema/first-value.ts'
import { jsonOf } from '../wire/read-answer.ts'
import { type InputProps, placeholderOf } from './input-props.ts'

const ValueEditor = lazy(() =>
  import('../schema-form/value-editor.tsx').then((part) => ({ default: part.ValueEditor })),
)

/** An object or a list: as JSON, or taken apart into a form of its own. Both write the same text. */
export function JsonInput({
  id,
  describedBy,
  className,
  name,
  schema,
  root,
  isRequired,
  entered,
  onEnter,
}: InputProps) {
  const schemaFormWords = useSchemaFormWords()
  const copy = useMcpWords()
  const [isForm, setIsForm] = useState(false)
  const text = typeof entered === 'string' ? entered : ''
  const value = text === '' ? undefined : jsonOf(text)
  const isBroken = text !== '' && value === undefined
  return (
    <>
      {isForm && !isBroken ? (
        <Suspense fallback={<output className="text-tool text-muted">{schemaFormWords.opening}</output>}>
          <ValueEditor
            label={name}
            schema={schema}
            root={root}
            value={value ?? firstValue(schema, root)}
            onChange={(next) => onEnter(JSON.stringify(next, null, 2))}
          />
        </Suspense>
      ) : (
        <textarea
          id={id}
          aria-describedby={describedBy}
          aria-required={isRequired}
          value={text}
          rows={3}
          spellCheck={false}
          placeholder={placeholderOf(schema.default)}
          onChange={(event) => onEnter(event.target.value)}
          className={clsx(className, 'py-2 font-mono text-small')}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-tool text-muted" aria-live="polite">
          {isBroken ? copy.notJson : isForm ? schemaFormWords.formHint : copy.jsonHint}
        </p>
        <Button size="tool" look="quiet" disabled={isBroken} onClick={() => setIsForm(!isForm)}>
          {isForm ? schemaFormWords.asJson(name) : schemaFormWords.asForm(name)}
        </Button>
      </div>
    </>
  )
}
