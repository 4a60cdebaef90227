import { SITE_PATHS } from '@kvint/contract'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from './routes.ts'

it('knows the same addresses as the list that the service, the sitemap and Lighthouse read', () => {
  const known = routes.flatMap(pathsOf).filter((path) => path !== '/*')
  expect(known.toSorted()).toEqual(Object.values(SITE_PATHS).flat().toSorted())
})

function pathsOf({ path, index, children }: RouteConfigEntry): string[] {
  if (children) return children.flatMap(pathsOf)
  return [index ? '/' : `/${path}`]
}
