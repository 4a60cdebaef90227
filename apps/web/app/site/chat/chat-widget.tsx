import { lazy, Suspense, useState } from 'react'
import { useFeature } from '../../start-up/configuration.ts'
import { ChatOpener } from './chat-opener.tsx'
import { useIsChatOpen } from '../../frame/chat-store.ts'

/**
 * Help in a corner of every page; nothing at all where the build has no live chat. The corner of a narrow screen holds
 * text: there the button stands below the page. The panel, with the documentation it answers from, comes when it is
 * first opened.
 */
export function ChatWidget() {
  const isOn = useFeature('enableLiveChat')
  const isOpen = useIsChatOpen()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!isOn) return null
  return (
    <div className="flex min-h-20 items-center justify-end bg-sunken px-4 xl:contents print:hidden">
      {wasOpen ? (
        <Suspense fallback={<ChatOpener />}>
          <ChatPanel />
        </Suspense>
      ) : (
        <ChatOpener />
      )}
    </div>
  )
}

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }))
