import { Button, Notice } from '@kvint/ui'
import { useProfileCopy } from './copy/profile.ts'
import { Setting } from './setting.tsx'
import { useAccountExport } from './use-account-export.ts'

/** Her data, to take along. */
export function ExportSetting() {
  const { data: copy, remove } = useProfileCopy()
  const { state, take } = useAccountExport()
  return (
    <Setting
      copy={copy}
      action={
        <Button size="tool" disabled={state === 'fetching'} onClick={() => void take()}>
          {state === 'fetching' ? copy.fetching : copy.download}
        </Button>
      }
    >
      {state === 'failed' && <Notice tone="danger">{remove.exportFailed}</Notice>}
    </Setting>
  )
}
