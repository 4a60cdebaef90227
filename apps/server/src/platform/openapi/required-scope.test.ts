import { expect, it } from 'vitest'
import { requiredScope } from './required-scope.ts'

it.each([
  ['GET', '/auth/profile', 'account:read'],
  ['GET', '/api/v1/projects', 'projects:read'],
  ['GET', '/api/v1/projects/:projectId/report', 'projects:read'],
  ['POST', '/api/v1/projects', 'projects:write'],
  ['DELETE', '/api/v1/projects/:projectId', 'projects:write'],
  ['PATCH', '/api/v1/uploads/:id', 'projects:write'],
  ['DELETE', '/api/v1/account', undefined],
  ['GET', '/api/v1/account/export', undefined],
  ['POST', '/api/v1/api-keys', undefined],
  ['POST', '/api/v1/paddle/checkout', undefined],
  ['GET', '/api/v1/projectsandmore', undefined],
])('%s %s needs %s', (method, route, scope) => {
  expect(requiredScope(method, route)).toBe(scope)
})
