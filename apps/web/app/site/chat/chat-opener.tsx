import type { Ref } from 'react'
import { useChatCopy } from './copy/chat.ts'
import { openChat } from '../../frame/chat-store.ts'

/** The button in the corner. Its icon is drawn here, as the shell of every page is to be small. */
export function ChatOpener({ ref }: { ref?: Ref<HTMLButtonElement> }) {
  const { open } = useChatCopy()
  return (
    <button
      ref={ref}
      type="button"
      aria-label={open}
      className="right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full border border-control bg-raised text-ink hover:border-ink xl:fixed"
      onClick={openChat}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <path d={BUBBLE_WITH_QUESTION} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  )
}

const BUBBLE_WITH_QUESTION =
  'M4.5 19.5 3 21l4.4-.9A9 9 0 1 0 3.9 16.6ZM9.2 9.6a2.9 2.9 0 0 1 5.6 1c0 1.9-2.8 2.3-2.8 3.6M12 17h.01'
