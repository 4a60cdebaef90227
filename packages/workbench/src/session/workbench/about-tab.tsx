import type { LoggingLevel } from '@modelcontextprotocol/client'
import { useState } from 'react'
import { useAboutWords } from '../../copy/session.ts'
import { Choice, FactList } from '@kvint/ui'
import { CodeBlock } from '../../code-block.tsx'
import { errorWords } from '../error-words.ts'
import type { Session } from '../session.ts'

/** What the server says of itself, and how much it is to log. */
export function AboutTab({ session }: { session: Session }) {
  const copy = useAboutWords()
  const { name, version, protocolVersion, isStateless, capabilities, instructions } = session.about
  const [level, setLevel] = useState<LoggingLevel>('info')
  const [told, setTold] = useState('')
  const choose = (next: LoggingLevel) => {
    setLevel(next)
    session.setLoggingLevel(next).then(
      () => setTold(copy.setLevel(next)),
      (error: unknown) => setTold(errorWords(error)),
    )
  }
  return (
    <>
      <FactList
        facts={[
          [copy.name, name],
          [copy.version, version],
          [copy.protocol, isStateless ? copy.stateless(protocolVersion) : protocolVersion],
          [copy.instructions, instructions ?? copy.none],
        ]}
      />
      {isStateless || 'logging' in capabilities ? (
        <div className="grid gap-1">
          <Choice
            label={copy.level}
            value={level}
            options={LEVELS.map((one) => [one, one] as const)}
            onChoose={choose}
          />
          <p className="text-tool text-muted">{copy.levelHint}</p>
          <output className="text-small empty:hidden">{told}</output>
        </div>
      ) : (
        <p className="text-small text-muted">{copy.noLogging}</p>
      )}
      <h3 className="font-semibold">{copy.capabilities}</h3>
      <CodeBlock text={JSON.stringify(capabilities, null, 2)} label={copy.capabilities} className="max-h-96" />
    </>
  )
}

const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'] as const
