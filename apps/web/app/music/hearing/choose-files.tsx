import { buttonClass } from '@kvint/ui'

/** A button that opens the picker of the browser for sounds. */
export function ChooseFiles({
  label,
  why,
  describedBy,
  onFiles,
}: {
  label: string
  why?: string
  /** Id of the text that says what may be chosen. */
  describedBy?: string
  onFiles: (files: readonly File[]) => void
}) {
  return (
    <label className={`choose-files ${buttonClass('plain', 'tool')}`} title={why}>
      {label}
      <input
        type="file"
        multiple
        accept="audio/*,.aif,.aiff,.flac,.wav"
        aria-describedby={describedBy}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
