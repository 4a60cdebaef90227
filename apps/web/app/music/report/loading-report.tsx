import { Loading } from '@kvint/ui'

/** While a report comes: as high as the screen, so that nothing moves when it is there. */
export function LoadingReport() {
  return (
    <div className="min-h-dvh noscript:hidden">
      <Loading />
    </div>
  )
}
