import { expect, it } from 'vitest'
import { shellFiles } from './shell.ts'

const files = [...shellFiles()]
const inFolder = (folder: string) => files.filter((file) => file.startsWith(folder))

it('holds the frame of every page and what it stands on', () => {
  for (const file of [
    'apps/web/app/root.tsx',
    'apps/web/app/routes/site.tsx',
    'apps/web/app/frame/site-header.tsx',
    'apps/web/app/frame/copy/en/frame.ts',
    'apps/web/app/identity/supabase-identity.ts',
    'apps/web/app/start-up/start-up.ts',
    'packages/ui/src/button.tsx',
  ])
    expect(files).toContain(file)
})

it('holds nothing of a house but the openers of help and of the list of pages', () => {
  expect(inFolder('apps/web/app/site/').toSorted()).toEqual([
    'apps/web/app/site/chat/chat-opener.tsx',
    'apps/web/app/site/chat/chat-widget.tsx',
    'apps/web/app/site/chat/copy/chat.ts',
    'apps/web/app/site/chat/copy/en/chat.ts',
    'apps/web/app/site/commands/commands.tsx',
  ])
  expect(inFolder('apps/web/app/account/')).toEqual([])
  expect(inFolder('apps/web/app/music/')).toEqual([])
})

it('reads no schema, no set and no music, and speaks one language', () => {
  expect(inFolder('packages/').filter((file) => !/^packages\/(ui|contract)\//.test(file))).toEqual([])
  expect(inFolder('packages/contract/').toSorted()).toEqual([
    'packages/contract/src/configuration/all-features-off.ts',
    'packages/contract/src/product.ts',
    'packages/contract/src/return-path.ts',
    'packages/contract/src/site-paths.ts',
  ])
  expect(files.filter((file) => file.includes('/nb/'))).toEqual([])
})

it('is some seventy files: one more that is large is to be loaded later', () => {
  expect(files.length).toBeLessThan(80)
})
