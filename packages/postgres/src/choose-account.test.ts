import { expect, it } from 'vitest'
import { chooseAccount } from './choose-account.ts'

const both =
  'root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\npostgres:x:101:104::/var/lib/postgresql:/bin/bash\n'

it.each([
  ['not root: ourselves', 1000, both, undefined],
  ['root with an account postgres', 0, both, { name: 'postgres', uid: 101, gid: 104 }],
  ['root without one', 0, both.replace('postgres:', 'mysql:'), { name: 'nobody', uid: 65534, gid: 65533 }],
  ['root without /etc/passwd', 0, '', { name: 'nobody', uid: 65534, gid: 65534 }],
])('%s', (_, uid, passwd, account) => {
  expect(chooseAccount(uid, passwd)).toEqual(account)
})
