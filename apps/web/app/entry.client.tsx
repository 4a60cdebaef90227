import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SiteRouter } from './frame/site-router.tsx'
import { startUp } from './start-up/start-up.ts'

startUp()

/** While developing, modules are exchanged in the page, which the framework's own router knows how to do. */
const Router = import.meta.env.DEV ? (await import('react-router/dom')).HydratedRouter : SiteRouter

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
    </StrictMode>,
  )
})
