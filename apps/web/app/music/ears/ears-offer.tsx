import type { Report } from '@kvint/report'
import { Button, Dialog, Loading, withWords } from '@kvint/ui'
import { lazy, Suspense, useId, useState } from 'react'
import { usePlayer } from '../player/player-context.ts'
import { useEarsOfferCopy } from './copy/ears-offer.ts'

/** Offers exercises from this song; drawn only where there is something to play and a key to ask about. */
export function EarsOffer({ report }: { report: Report }) {
  const words = useEarsOfferCopy()
  const player = usePlayer()
  const [isOpen, setOpen] = useState(false)
  const heading = useId()
  if (player.score().parts.length === 0) return null
  const close = () => {
    player.stop()
    setOpen(false)
  }
  return (
    <section
      aria-labelledby={heading}
      className="grid justify-items-start gap-2 border-l-2 border-line pl-4 print:hidden"
    >
      <h2 id={heading} className="text-lead font-semibold">
        {words.title}
      </h2>
      <p className="max-w-[60ch] text-small text-muted">{words.text}</p>
      <Button size="tool" onClick={() => setOpen(true)}>
        {words.start}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={words.title}>
        <Suspense fallback={<Loading />}>
          <EarsRound report={report} onClose={close} />
        </Suspense>
      </Dialog>
    </section>
  )
}

const EarsRound = lazy(async () => ({ default: (await withWords(import('./ears-round.tsx'))).EarsRound }))
