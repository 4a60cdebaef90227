import { expect, it } from 'vitest'
import { expandTemplate, variablesOf } from './uri-template.ts'

const VALUES = { var: 'value', hello: 'Hello World!', path: '/foo/bar', x: '1024', y: '768', empty: '' }

/** Examples of RFC 6570, sections 1.2 and 3.2. */
it.each([
  ['{var}', 'value'],
  ['{hello}', 'Hello%20World!'],
  ['{+path}/here', '/foo/bar/here'],
  ['{#path,x}here', '#/foo/bar,1024here'],
  ['map?{x,y}', 'map?1024,768'],
  ['X{.x,y}', 'X.1024.768'],
  ['{/var,x}/here', '/value/1024/here'],
  ['{;x,y}', ';x=1024;y=768'],
  ['{?x,y}', '?x=1024&y=768'],
  ['?fixed=yes{&x}', '?fixed=yes&x=1024'],
  ['{var:3}', 'val'],
  ['{?x,undef}', '?x=1024'],
  ['O{empty}X', 'OX'],
])('%s is %s', (template, address) => {
  expect(expandTemplate(template, VALUES)).toBe(address)
})

it('names each variable once', () => {
  expect(variablesOf('notes://{user}/{id}{?page,user}{/rest*}')).toEqual(['user', 'id', 'page', 'rest'])
})
