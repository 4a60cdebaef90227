import { schemaFormEn as copy } from '../../../copy/en/mcp-schema-form.ts'

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
  return (
    <label className="flex min-h-8 items-center gap-2 justify-self-start text-tool text-muted pointer-coarse:min-h-11">
      <input
        type="checkbox"
        aria-label={copy.sendNullFor(name)}
        checked={isNull}
        onChange={(event) => onSwitch(event.target.checked)}
        className="size-4 accent-root"
      />
      {copy.sendNull}
    </label>
  )
}
