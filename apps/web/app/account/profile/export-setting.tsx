import { Button, Notice } from '@kvint/ui'
import { useProfileCopy } from './copy/profile.ts'
import { SETTING, SETTING_ROW } from './setting-row.ts'
import { useAccountExport } from './use-account-export.ts'

/** Her data, to take along. */
export function ExportSetting() {
  const { data: copy, remove } = useProfileCopy()
  const { state, take } = useAccountExport()
  return (
    <section aria-label={copy.heading} className={SETTING}>
      <div className={SETTING_ROW}>
        <div>
          <h3 className="font-semibold">{copy.heading}</h3>
          <p className="max-w-[48ch] text-small text-muted">{copy.text}</p>
        </div>
        <Button size="tool" disabled={state === 'fetching'} onClick={() => void take()}>
          {state === 'fetching' ? copy.fetching : copy.download}
        </Button>
      </div>
      {state === 'failed' && <Notice tone="danger">{remove.exportFailed}</Notice>}
    </section>
  )
}
