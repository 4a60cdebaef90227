import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { useChatCopy } from './copy/chat.ts'
import { useDocsSections } from '../docs/copy/docs-sections.ts'
import { Button, formText, TextField } from '@kvint/ui'
import { docsAddress } from '../docs/docs-address.ts'
import { answerFromDocs, type FoundTopic } from '../docs/search-docs.ts'
import { ChatOpener } from './chat-opener.tsx'
import { closeChat, useIsChatOpen } from '../../frame/chat-store.ts'

type Exchange = { readonly question: string; readonly topics: readonly FoundTopic[] }

/** A corner that answers from the documentation, and says that no one sits behind it. */
export function ChatPanel() {
  const copy = useChatCopy()
  const sections = useDocsSections()
  const isOpen = useIsChatOpen()
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const field = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const before = useRef<Element>(null)
  useEffect(() => {
    if (isOpen) {
      before.current = document.activeElement
      field.current?.querySelector('input')?.focus()
    } else if (before.current) {
      const goal = isStillThere(before.current) ? before.current : opener.current
      goal?.focus()
      before.current = null
    }
  }, [isOpen])

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const question = formText(new FormData(event.currentTarget), 'question').trim()
    if (!question) return
    setExchanges([...exchanges, { question, topics: answerFromDocs(sections, question).slice(0, 3) }])
    event.currentTarget.reset()
  }
  if (!isOpen) return <ChatOpener ref={opener} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <section
      aria-label={copy.title}
      className="fixed right-4 bottom-4 z-30 grid max-h-[min(80dvh,600px)] w-[min(100%-32px,380px)] grid-rows-[auto_1fr_auto] rounded-panel border border-control bg-raised print:hidden"
      onKeyDown={(event) => event.key === 'Escape' && closeChat()}
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
        <h2 className="text-base">{copy.title}</h2>
        <button type="button" aria-label={copy.close} className="grid size-11 place-items-center" onClick={closeChat}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      <div
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={copy.title}
        className="grid content-start gap-3 overflow-y-auto p-4 text-small"
      >
        <p className="font-semibold">{copy.hello}</p>
        <p className="text-muted">{copy.notAPerson}</p>
        {exchanges.map(({ question, topics }, index) => (
          <div key={`${index} ${question}`} className="grid gap-2 border-t border-line pt-3">
            <p>
              <span className="text-muted">{copy.you}:</span> {question}
            </p>
            <p className="text-muted">{topics.length > 0 ? copy.found : copy.nothing}</p>
            <ul className="grid gap-1">
              {topics.map(({ section, topic }) => (
                <li key={topic.id}>
                  <Link className={LINK} to={docsAddress(section.id, topic.id)}>
                    {topic.title}
                  </Link>{' '}
                  <span className="text-muted">{section.title}</span>
                </li>
              ))}
              {topics.length === 0 && (
                <li>
                  <a className={LINK} href={`mailto:${PRODUCT.mail.support}`}>
                    {PRODUCT.mail.support}
                  </a>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
      <form className="grid grid-cols-[1fr_auto] items-end gap-2 border-t border-line p-3" onSubmit={ask}>
        <div ref={field}>
          <TextField label={copy.ask} name="question" autoComplete="off" required />
        </div>
        <Button type="submit">{copy.send}</Button>
      </form>
    </section>
  )
}

/** What had the focus may have gone since, as the button that opened the panel has. */
function isStillThere(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body
}

const LINK = 'text-root underline underline-offset-4'
