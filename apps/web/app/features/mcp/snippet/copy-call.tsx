import { useId, useState } from 'react'
import { snippetEn as copy } from '../../../copy/en/mcp-workbench.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { asCurl } from './as-curl.ts'
import { asSdkCode } from './as-sdk-code.ts'
import type { CallDescription } from './call-description.ts'

/** Takes a call elsewhere: as curl or as code. The token goes along only where that is ticked. */
export function CopyCall({ call }: { call: CallDescription }) {
  const id = useId()
  const [showsToken, setShowsToken] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CopyButton text={asCurl(call, showsToken)} label={copy.curl} />
      <CopyButton text={asSdkCode(call, showsToken)} label={copy.sdk} />
      {call.token !== undefined && (
        <label htmlFor={id} className="flex min-h-8 items-center gap-2 text-tool text-muted pointer-coarse:min-h-11">
          <input
            id={id}
            type="checkbox"
            checked={showsToken}
            onChange={(event) => setShowsToken(event.target.checked)}
            className="size-4 accent-root"
          />
          {copy.withToken}
        </label>
      )}
    </div>
  )
}
