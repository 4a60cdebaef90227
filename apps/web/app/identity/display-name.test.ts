import { expect, it } from 'vitest'
import { displayName } from './display-name.ts'

it.each([
  [{ id: 'i', email: 'e@x.no', name: 'N', user_metadata: { full_name: 'F', display_name: 'D' } }, 'D'],
  [{ id: 'i', email: 'e@x.no', name: 'N', user_metadata: { full_name: 'F' } }, 'F'],
  [{ id: 'i', email: 'e@x.no', name: 'N', user_metadata: { display_name: '' } }, 'N'],
  [{ id: 'i', email: 'e@x.no' }, 'e@x.no'],
  [{ id: 'i' }, 'i'],
])('calls %o %s', (user, name) => {
  expect(displayName(user)).toBe(name)
})
