import { PRODUCT } from '@kvint/contract'
import { useDocsCopy } from './copy/docs.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { Button, buttonClass } from '@kvint/ui'
import { openChat } from '../../frame/chat-store.ts'

/** Who to ask. The chat button does something where the build has the chat. */
export function DocsHelp() {
  const { help: copy } = useDocsCopy()
  const hasChat = useFeature('enableLiveChat')
  return (
    <section
      aria-labelledby="help"
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-raised p-6"
    >
      <div className="grid gap-1">
        <h2 id="help" className="text-title">
          {copy.heading}
        </h2>
        <p className="max-w-[66ch] text-muted">{copy.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={`mailto:${PRODUCT.mail.support}`} className={buttonClass('plain')}>
          {copy.mail}
        </a>
        <Button onClick={() => hasChat && openChat()}>{copy.chat}</Button>
      </div>
    </section>
  )
}
