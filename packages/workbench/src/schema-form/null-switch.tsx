import { useSchemaFormWords } from '../copy/schema-form.ts'
import { Checkbox } from '@kvint/ui'

/** Sends null where the schema allows it, which is not the same as leaving the parameter out. */
export function NullSwitch({
  name,
  isNull,
  onSwitch,
}: {
  name: string
  isNull: boolean
  onSwitch: (isNull: boolean) => void
}) {
  const copy = useSchemaFormWords()
  return (
    <Checkbox
      label={copy.sendNull}
      aria-label={copy.sendNullFor(name)}
      isQuiet
      checked={isNull}
      onChange={(event) => onSwitch(event.target.checked)}
      className="justify-self-start"
    />
  )
}
