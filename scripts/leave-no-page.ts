import { afterAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'

/** Files of one worker share a document. What one has drawn is gone before the next; of itself `render` sees to that in the first file alone. */
beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.body.replaceChildren()
  await page.viewport(414, 896)
})
