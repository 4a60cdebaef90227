import { lazy, Suspense } from 'react'
import { useFeature } from '../../frame/configuration.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'

/**
 * Help in a corner of every page; nothing at all where the build has no live chat. The corner of a narrow screen holds
 * text: there the button stands below the page.
 */
export function ChatWidget() {
  const isOn = useFeature('enableLiveChat')
  const isBrowser = useIsBrowser()
  if (!isOn) return null
  return (
    <div className="flex min-h-20 items-center justify-end bg-sunken px-4 xl:contents print:hidden">
      {isBrowser && (
        <Suspense fallback={null}>
          <ChatPanel />
        </Suspense>
      )}
    </div>
  )
}

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }))
