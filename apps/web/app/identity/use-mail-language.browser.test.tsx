import { expect, it, vi } from 'vitest'
import { useLanguage } from '@kvint/ui'
import type { UserChanges, UserMetadata } from './identity.ts'
import { memoryIdentity, NORA } from '../testing/memory-identity.ts'
import { show } from '../testing/show.tsx'
import { useMailLanguage } from './use-mail-language.ts'

const withMetadata = (user_metadata: UserMetadata) => ({ ...NORA, user: { ...NORA.user, user_metadata } })

function Part() {
  useMailLanguage()
  const [, choose] = useLanguage()
  return <button onClick={() => choose('nb')}>Norsk</button>
}

it('tells the account when its owner reads the page in another language', async () => {
  const updateUser = vi.fn<(changes: UserChanges) => Promise<void>>().mockResolvedValue(undefined)
  const identity = memoryIdentity({ session0: withMetadata({}), updateUser })
  const { screen } = await show(<Part />, { identity })
  expect(updateUser).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Norsk' }).click()
  await vi.waitFor(() => expect(updateUser.mock.calls).toEqual([[{ metadata: { language: 'nb' } }]]))
  document.documentElement.lang = 'en'
})

it('says nothing of what the account knows, and nothing for a visitor', async () => {
  const updateUser = vi.fn<(changes: UserChanges) => Promise<void>>().mockResolvedValue(undefined)
  const known = memoryIdentity({ session0: withMetadata({ language: 'en' }), updateUser })
  for (const identity of [known, memoryIdentity({ updateUser })]) await show(<Part />, { identity })
  expect(updateUser).not.toHaveBeenCalled()
})
