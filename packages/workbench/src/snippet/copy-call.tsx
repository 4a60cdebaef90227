import { useState } from 'react'
import { useSnippetWords } from '../copy/workbench.ts'
import { Checkbox, CopyButton } from '@kvint/ui'
import { asCurl } from './as-curl.ts'
import { asSdkCode } from './as-sdk-code.ts'
import type { CallDescription } from './call-description.ts'

/** Takes a call elsewhere: as curl or as code. The token goes along only where that is ticked. */
export function CopyCall({ call }: { call: CallDescription }) {
  const copy = useSnippetWords()
  const [showsToken, setShowsToken] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CopyButton text={asCurl(call, showsToken)} label={copy.curl} />
      <CopyButton text={asSdkCode(call, showsToken)} label={copy.sdk} />
      {call.token !== undefined && (
        <Checkbox
          label={copy.withToken}
          isQuiet
          checked={showsToken}
          onChange={(event) => setShowsToken(event.target.checked)}
        />
      )}
    </div>
  )
}
