import { useEffect, useRef, useState } from 'react'
import { useViewWords } from '../../copy/session.ts'
import { Notice, Panel, useFetched } from '@kvint/ui'
import type { McpTool } from '../../wire/mcp-tool.ts'
import { addressProblem } from '../../target/target.ts'
import { errorWords } from '../error-words.ts'
import type { Session } from '../session.ts'
import { answerView } from './answer-view.ts'
import { watchPageTheme } from './page-theme.ts'
import { frameAddress, viewSource, type ViewSource } from './view-address.ts'

type Shown = {
  readonly session: Session
  readonly tool: McpTool
  readonly args: Record<string, unknown>
  readonly result: unknown
}

/** The view that a server gives for a tool's answer (MCP Apps), in a frame that can reach nothing of this page. */
export function ToolView({ address, ...shown }: Shown & { address: string }) {
  const copy = useViewWords()
  const { value: source, error } = useFetched(async () => {
    const { contents } = await shown.session.readResource(address)
    return { view: viewSource(contents) }
  }, [])
  return (
    <Panel title={copy.heading}>
      <p className="font-mono text-tool break-all text-muted">{address}</p>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {source && !source.view && <Notice tone="warning">{copy.none}</Notice>}
      {source?.view && <Frame source={source.view} {...shown} />}
    </Panel>
  )
}

function Frame({ source, session, tool, args, result }: Shown & { source: ViewSource }) {
  const copy = useViewWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(LEAST_PX)
  const [link, setLink] = useState<string>()
  const reaches = [...source.connect, ...source.resource]
  useEffect(() => {
    const hear = ({ source: from, data }: MessageEvent<unknown>) => {
      const view = frame.current?.contentWindow
      if (!view || from !== view) return
      const host = {
        args,
        result,
        html: source.html,
        callTool: (name: string, given: Record<string, unknown>) => session.callTool({ name }, given, ALONE),
        readResource: session.readResource,
        resize: (asked: number) => setHeight(Math.min(Math.max(Math.ceil(asked), LEAST_PX), MOST_PX)),
        offerLink: setLink,
      }
      answerView(data, host)
        .then((answers) => {
          // The frame has no origin of its own, so there is none to name.
          for (const answer of answers) view.postMessage({ jsonrpc: '2.0', ...answer }, '*')
        })
        .catch((error: unknown) => setLink(errorWords(error)))
    }
    addEventListener('message', hear)
    const leaveTheme = watchPageTheme((theme) => {
      const method = 'ui/notifications/host-context-changed'
      frame.current?.contentWindow?.postMessage({ jsonrpc: '2.0', method, params: { theme } }, '*')
    })
    return () => {
      removeEventListener('message', hear)
      leaveTheme()
    }
  }, [source, session, args, result])
  return (
    <>
      <iframe
        ref={frame}
        title={copy.frame(tool.title ?? tool.name)}
        sandbox="allow-scripts"
        src={frameAddress(new URL('/mcp/view-frame', location.href), source)}
        style={{ height, ...PAPER }}
        className="w-full rounded-control border border-line"
      />
      <p className="text-tool text-muted">
        {reaches.length === 0 ? copy.reachesNothing : copy.reaches(reaches.join(', '))}
      </p>
      {link !== undefined && (
        <p className="text-small">
          {copy.wantsOpened}{' '}
          {addressProblem(link) === undefined ? (
            <a href={link} target="_blank" rel="noopener noreferrer" className="break-all text-root underline">
              {link}
            </a>
          ) : (
            <span className="font-mono break-all">{link}</span>
          )}
        </p>
      )}
    </>
  )
}

/** What a view asks by itself is answered without the person: the timeline shows it. */
const ALONE = { signal: new AbortController().signal, onProgress: () => undefined }
/** Whatever the page's own theme: a view that knows none is dark on white, and one that is dark brings its own ground. */
const PAPER = { colorScheme: 'light', background: '#fff' }
const LEAST_PX = 120
const MOST_PX = 800
