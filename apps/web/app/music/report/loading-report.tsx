import { Loading } from '@kvint/ui'
import { useFrameCopy } from '../../frame/copy/frame.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'

/** While a report comes: as high as the screen, so that nothing moves when it is there. What the service draws has a heading of its own. */
export function LoadingReport() {
  const { openingReport } = useFrameCopy()
  const isBrowser = useIsBrowser()
  return (
    <div className="min-h-dvh noscript:hidden">
      {isBrowser && <h1 className="sr-only">{openingReport}</h1>}
      <Loading />
    </div>
  )
}
