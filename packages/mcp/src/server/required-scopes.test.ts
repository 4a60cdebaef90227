import { ASSISTANT_SCOPES } from '@kvint/contract'
import { expect, test } from 'vitest'
import { TOOLS } from '../tools/all-tools.ts'
import { requiredScopes } from './required-scopes.ts'

test.each([
  ['tools/call', { name: 'project_overview' }, ['projects:read']],
  ['tools/call', { name: 'clip_notes' }, ['notes:read']],
  ['tools/call', { name: 'library_habits' }, ['library:read']],
  ['tools/call', { name: 'term_explain' }, ['projects:read']],
  ['tools/call', { name: 'no_such_tool' }, []],
  ['tools/call', undefined, []],
  ['tools/list', undefined, []],
  ['initialize', {}, []],
  ['resources/list', undefined, ['projects:read']],
  ['resources/read', { uri: 'kvint://project/a' }, ['projects:read']],
  ['resources/read', { uri: 'kvint://project/a/report' }, ['projects:read', 'notes:read']],
  ['resources/read', { uri: 'kvint://project/a/clip/c4/notes.png' }, ['notes:read']],
  ['resources/subscribe', { uri: 'kvint://project/a' }, ['projects:read']],
  ['resources/read', { uri: 'ui://kvint/arrangement' }, []],
  ['resources/read', { uri: 'KVINT://project/a' }, ['projects:read']],
  ['resources/read', { uri: ' kvint://project/a/re\tport' }, ['projects:read', 'notes:read']],
  ['resources/read', { uri: 'kvint://project/a/cl\nip/c4' }, ['notes:read']],
  ['resources/read', { uri: 'kvint://project/a/clip/../report' }, ['projects:read', 'notes:read']],
  ['resources/read', { uri: 'no address' }, []],
  ['prompts/get', { name: 'review_mix' }, ['projects:read']],
])('%s %o needs %o', (method, params, scopes) => {
  expect(requiredScopes({ method, params })).toEqual(scopes)
})

test('every scope that is asked for opens a tool', () => {
  const asked = ASSISTANT_SCOPES.map(({ scope }) => scope)
  expect(new Set(TOOLS.map(({ scope }) => scope))).toEqual(new Set(asked))
})
