import { expect, it } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { show } from '../../testing/show.tsx'
import { ApiReference } from './api-reference.tsx'

const document = {
  tags: [{ name: 'Account', description: 'Who holds the token.' }, { name: 'Empty' }],
  paths: {
    '/auth/profile': {
      get: {
        summary: 'Your profile',
        operationId: 'getAuthProfile',
        tags: ['Account'],
        security: [{ accessToken: [] }, { apiKey: [] }],
        responses: {
          200: {
            content: {
              'application/json': { schema: { properties: { username: { type: 'string' } }, required: ['username'] } },
            },
          },
          default: {},
        },
      },
    },
  },
}

it('draws each call of the document, opened with what it needs and answers', async () => {
  answerCalls({ 'GET /api/openapi.json': { body: document } })
  const { screen } = await show(<ApiReference />)
  await expect.element(screen.getByText('/auth/profile')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Empty' })).not.toBeInTheDocument()
  await screen.getByText('Your profile').click()
  await expect.element(screen.getByText(/or an API key with the right scope/)).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'username' })).toBeVisible()
})

it('names the type of a file that is sent, and of one that comes back', async () => {
  const send = {
    summary: 'Keep a set',
    operationId: 'postProjects',
    tags: ['Account'],
    requestBody: { content: { 'application/octet-stream': { schema: {} } } },
    responses: { 200: { content: { 'application/zip': { schema: {} } } } },
  }
  answerCalls({ 'GET /api/openapi.json': { body: { ...document, paths: { '/projects': { post: send } } } } })
  const { screen } = await show(<ApiReference />)
  await screen.getByText('Keep a set').click()
  await expect.element(screen.getByText('Body application/octet-stream')).toBeVisible()
  await expect.element(screen.getByText('Answer 200 application/zip')).toBeVisible()
})

it('says where the document cannot be fetched', async () => {
  answerCalls({ 'GET /api/openapi.json': 'no network' })
  const { screen } = await show(<ApiReference />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be fetched')
})
