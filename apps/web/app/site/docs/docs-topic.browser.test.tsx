import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ConfigurationContext, EVERYTHING_ON, SHIPPED } from '../../start-up/configuration.ts'
import { gettingStartedEn } from './copy/en/getting-started.ts'
import { DocsTopicView } from './docs-topic.tsx'
import { abletonLiveEn } from './copy/en/ableton-live.ts'

const TOPICS = [...gettingStartedEn.topics, ...abletonLiveEn.topics].filter((topic) =>
  JSON.stringify(topic).includes('Your sets'),
)

it.each(TOPICS)('says of "$title" that its page is not open in a build without it', async (topic) => {
  const shown = (configuration: typeof SHIPPED) => {
    const router = createMemoryRouter([
      {
        path: '/',
        element: (
          <ConfigurationContext value={configuration}>
            <DocsTopicView topic={topic} />
          </ConfigurationContext>
        ),
      },
    ])
    return render(<RouterProvider router={router} />)
  }
  const shipped = await shown(SHIPPED)
  await expect.element(shipped.getByRole('link', { name: 'Until then, open a finished report.' })).toBeInTheDocument()
  await shipped.unmount()
  const open = await shown(EVERYTHING_ON)
  expect(open.getByText(/not open yet/).elements()).toEqual([])
})
