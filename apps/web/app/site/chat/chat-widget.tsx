import { useFeature } from '../../start-up/configuration.ts'
import { ChatOpener } from './chat-opener.tsx'
import { closeChat, useIsChatOpen } from '../../frame/chat-store.ts'
import { FetchedPart } from '../../frame/fetched-part.tsx'

/**
 * Help in a corner of every page; nothing at all where the build has no live chat. The corner of a narrow screen holds
 * text: there the button stands below the page. The panel, with the documentation it answers from, comes when it is
 * first opened.
 */
export function ChatWidget() {
  const isOn = useFeature('enableLiveChat')
  const isOpen = useIsChatOpen()
  if (!isOn) return null
  return (
    <div className="flex min-h-20 items-center justify-end bg-sunken px-4 xl:contents print:hidden">
      <FetchedPart isWanted={isOpen} fetchPart={fetchPanel} giveUp={closeChat} given={{}} until={<ChatOpener />} />
    </div>
  )
}

const fetchPanel = async () => (await import('./chat-panel.tsx')).ChatPanel
