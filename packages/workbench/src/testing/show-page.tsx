import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { type WorkbenchHost, WorkbenchHostContext } from '../host.ts'

/** Shows a page of the workbench to the person of `host`. */
export async function showPage(page: ReactNode, host: WorkbenchHost = SIGNED_OUT) {
  const router = createMemoryRouter(
    [
      { path: '/here', element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/here'] },
  )
  const screen = await render(
    <WorkbenchHostContext value={host}>
      <RouterProvider router={router} />
    </WorkbenchHostContext>,
  )
  return { screen, router }
}

export const TOKEN = 'header.eyJzdWIiOiJub3JhIn0.signature-that-is-long-enough'

const SIGNED_OUT: WorkbenchHost = {
  status: 'signed-out',
  accessToken: async () => null,
  ownBase: '',
  namesServers: true,
}

export const SIGNED_IN: WorkbenchHost = { ...SIGNED_OUT, status: 'signed-in', accessToken: async () => TOKEN }
