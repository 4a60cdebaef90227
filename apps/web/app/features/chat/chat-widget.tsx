import { lazy, Suspense } from 'react'
import { useFeature } from '../../frame/configuration.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'

/** Help in a corner of every page; nothing at all where the build has no live chat. */
export function ChatWidget() {
  const isOn = useFeature('enableLiveChat')
  const isBrowser = useIsBrowser()
  if (!isOn || !isBrowser) return null
  return (
    <Suspense fallback={null}>
      <ChatPanel />
    </Suspense>
  )
}

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }))
