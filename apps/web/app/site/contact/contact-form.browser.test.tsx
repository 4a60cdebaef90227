import { expect, it } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { show } from '../../testing/show.tsx'
import { ContactForm } from './contact-form.tsx'

const fill = async (screen: Awaited<ReturnType<typeof show>>['screen']) => {
  await screen.getByLabelText('Your name').fill('Nora')
  await screen.getByLabelText('Your email').fill('nora@example.com')
  await screen.getByLabelText('About').selectOptions('A legal question')
  await screen.getByLabelText('Message').fill('Where are my files?')
  await screen.getByRole('button', { name: 'Send Message' }).click()
}

it('sends what was written to the box of its topic', async () => {
  const asked = answerCalls({ 'POST /api/v1/contact': { status: 202, body: { success: true } } })
  const { screen } = await show(<ContactForm />)
  await fill(screen)
  await expect.element(screen.getByText(/on its way/)).toBeVisible()
  expect(await asked[0]?.json()).toEqual({
    name: 'Nora',
    email: 'nora@example.com',
    topic: 'legal',
    message: 'Where are my files?',
  })
})

it('keeps what was written where it could not be sent', async () => {
  answerCalls({ 'POST /api/v1/contact': { status: 503 } })
  const { screen } = await show(<ContactForm />)
  await fill(screen)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be sent')
  await expect.element(screen.getByLabelText('Message')).toHaveValue('Where are my files?')
})
