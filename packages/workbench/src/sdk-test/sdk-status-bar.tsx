import { useMcpWords, useSdkTestWords } from '../copy/pages.ts'
import { Button, Choice } from '@kvint/ui'
import { useSessionWords } from '../copy/session.ts'
import { ConnectionDot } from '../connection-dot.tsx'
import type { How, SdkState } from './use-sdk.ts'

export function SdkStatusBar({
  state,
  error,
  how: { transport, era },
  onChoose,
  onConnect,
  onRefresh,
  onDisconnect,
}: {
  state: SdkState
  error: string | undefined
  how: How
  onChoose: (how: How) => void
  onConnect: () => void
  onRefresh: () => void
  onDisconnect: () => void
}) {
  const copy = useSdkTestWords()
  const sessionWords = useSessionWords()
  const mcpWords = useMcpWords()
  const isConnected = state === 'connected'
  return (
    <section
      aria-label={copy.connection}
      className="flex flex-wrap items-end gap-4 rounded-panel border border-line bg-raised p-4 sm:px-6"
    >
      <div className="grid min-h-9 grow content-center gap-1">
        <ConnectionDot isConnected={isConnected} />
        {error !== undefined && (
          <p role="alert" className="text-small text-danger">
            {error}
          </p>
        )}
      </div>
      <div className="grid grow items-end gap-2 sm:flex sm:grow-0">
        {isConnected ? (
          <Button size="tool" className="min-h-9" onClick={onRefresh}>
            {copy.refresh}
          </Button>
        ) : (
          <Choice
            label={copy.transport}
            value={transport}
            options={[
              ['sse', copy.sse],
              ['streamable', copy.streamable],
            ]}
            onChoose={(next) => onChoose({ transport: next, era })}
          />
        )}
        {!isConnected && transport === 'streamable' && (
          <Choice
            label={sessionWords.era}
            value={era}
            options={(['sessions', 'automatic', 'stateless'] as const).map(
              (name) => [name, sessionWords.eras[name]] as const,
            )}
            onChoose={(next) => onChoose({ transport, era: next })}
          />
        )}
        {/* One button for both, so that the keyboard stays on it. */}
        <Button
          look={isConnected ? 'plain' : 'main'}
          size="tool"
          className="min-h-9"
          onClick={isConnected ? onDisconnect : onConnect}
          aria-disabled={state === 'connecting'}
        >
          {isConnected ? mcpWords.disconnect : state === 'connecting' ? mcpWords.connecting : mcpWords.connect}
        </Button>
      </div>
    </section>
  )
}
