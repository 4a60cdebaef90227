import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { drawnLanguage, fetchNorwegianWords } from '@kvint/ui'
import { earlyPresses } from './frame/early-presses.ts'
import { SiteRouter, theRouter } from './frame/site-router.tsx'
import { nextTask } from './start-up/next-task.ts'
import { startUp } from './start-up/start-up.ts'

/** Each step takes long enough for one task. */
await nextTask()
startUp()

/** While developing, modules are exchanged in the page, which the framework's own router knows how to do. */
const Router = import.meta.env.DEV ? (await import('react-router/dom')).HydratedRouter : SiteRouter
await nextTask()
if (!import.meta.env.DEV) theRouter()

/** What was drawn in Norwegian is taken over in Norwegian. */
await (drawnLanguage() === 'nb' ? fetchNorwegianWords() : nextTask())
earlyPresses.take()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
    </StrictMode>,
  )
})
