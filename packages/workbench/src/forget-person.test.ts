import { expect, it } from 'vitest'
import { chooseModel, heldModel } from './chat/model-store.ts'
import { forgetPerson } from './forget-person.ts'
import { keptTokens } from './session/oauth/kept-tokens.ts'
import { heldPins, turnPin } from './session/timeline/pins/pins-store.ts'
import type { TimelineEntry } from './session/timeline/timeline.ts'

it('leaves the next person at the page no key, no token and no pinned answer', () => {
  chooseModel({ service: 'openai', address: 'https://models.example/v1', name: 'small', key: 'hers' })
  keptTokens.set('https://tools.example/mcp', { access_token: 'hers', token_type: 'Bearer' })
  turnPin({ number: 1, timestamp: 1 } as TimelineEntry)
  expect([heldModel()?.key, keptTokens.size, heldPins().length]).toEqual(['hers', 1, 1])

  forgetPerson()
  expect([heldModel()?.key ?? '', keptTokens.size, heldPins().length]).toEqual(['', 0, 0])
})
